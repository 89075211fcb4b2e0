import type { Locator, Page } from 'playwright/test';

import { shortDay } from '@/platform/place/days';
import { amountText, moneyText } from '@/platform/place/money';

import { expect, query } from '../site';
import { stages, type Enquiry, type Outcome } from './plan';

export const pounds = (minor: bigint): string => moneyText({ minor, currency: 'GBP' });

export async function idOf({ form, name }: Enquiry): Promise<string> {
  const [row] = await query(`SELECT id FROM ${form}_submissions WHERE name = $1`, [name]);
  return String(row?.['id']);
}

/** Opens its conversation alone. */
export async function openAlone(page: Page, enquiry: Enquiry): Promise<Locator> {
  await page.goto(`/admin?tab=${enquiry.form}&open=${await idOf(enquiry)}&full=1`);
  await page.waitForLoadState('networkidle');
  const shown = page.locator('[data-item]:visible').first();
  await expect(shown.getByRole('heading', { name: enquiry.name })).toBeVisible();
  return shown;
}

/** Makes it an opportunity, and says what it is worth, when it ends and what comes next. */
export async function value(page: Page, enquiry: Enquiry): Promise<void> {
  const { minor, expected, nextStep, nextDay, deeds } = enquiry;
  const shown = await openAlone(page, enquiry);
  await shown.getByRole('button', { name: 'Make an opportunity' }).click();
  await shown.getByText('Change value and next step').click();
  const details = shown.getByRole('form', { name: 'Value and next step' });
  await details.getByLabel('Value', { exact: true }).fill(amountText({ minor, currency: 'GBP' }));
  await details.getByLabel('Expected end').fill(expected);
  await details.getByRole('textbox', { name: 'Next step' }).fill(nextStep);
  await details.getByLabel('On', { exact: true }).fill(nextDay);
  await details.getByRole('button', { name: 'Save' }).click();
  await expect(shown.getByText(pounds(minor), { exact: true })).toBeVisible();
  deeds.push(
    'made it an opportunity in New',
    `set its value to ${pounds(minor)}, expects the end on ${shortDay(expected)}, set the next step: ${nextStep}, on ${shortDay(nextDay)}`,
  );
}

export const stageOf = (page: Page, name: string) => page.getByRole('region', { name });

export const cardOf = (page: Page, { name }: Enquiry) =>
  page.locator('[data-card]').filter({ has: page.getByRole('link', { name, exact: true }) });

/** What the board will say once it was moved to a stage. */
export async function isMoved(page: Page, enquiry: Enquiry, to: string): Promise<void> {
  await expect(
    stageOf(page, to).getByRole('link', { name: enquiry.name, exact: true }),
  ).toBeVisible();
  const { key } = keyOf(to);
  const id = await idOf(enquiry);
  await expect
    .poll(() => query('SELECT FROM opportunities WHERE submission = $1 AND stage = $2', [id, key]))
    .toHaveLength(1);
  enquiry.deeds.push(`moved it from ${enquiry.stage} to ${to}`);
  enquiry.stage = to;
}

const keys = ['new', 'talking', 'proposal', 'agreeing'];
const keyOf = (label: string) => ({ key: keys[stages.findIndex((each) => each.label === label)] });

/** By mouse, from where it stands to under the heading of another stage. */
export async function drag(page: Page, enquiry: Enquiry, to: string): Promise<void> {
  await cardOf(page, enquiry).scrollIntoViewIfNeeded();
  const [from, target] = await Promise.all([
    cardOf(page, enquiry).boundingBox(),
    stageOf(page, to).boundingBox(),
  ]);
  if (!from || !target) throw new Error(`${enquiry.name} or ${to} is not to be seen`);
  const y = from.y + from.height - 14;
  await page.mouse.move(from.x + 60, y);
  await page.mouse.down();
  await page.mouse.move(from.x + 80, y + 4, { steps: 3 });
  await page.mouse.move(target.x + 60, y, { steps: 8 });
  await page.mouse.up();
  await isMoved(page, enquiry, to);
}

/** By so many stages to the right. */
export async function moveByKeys(page: Page, enquiry: Enquiry, steps: number): Promise<void> {
  await page.getByRole('link', { name: enquiry.name, exact: true }).focus();
  for (let step = 0; step < steps; step += 1) {
    const at = stages.findIndex(({ label }) => label === enquiry.stage);
    await page.keyboard.press('Shift+ArrowRight');
    await isMoved(page, enquiry, stages[at + 1]?.label ?? '');
  }
}

/** Chooses the stage in the card's own form. */
export async function chooseStage(page: Page, enquiry: Enquiry, to: string): Promise<void> {
  const card = cardOf(page, enquiry);
  await card.locator('summary', { hasText: 'Move' }).tap();
  await card.getByLabel('Stage').selectOption(to);
  await card.getByRole('button', { name: 'Move' }).tap();
}

/** Won or lost, in its conversation, by a press of the button or by Enter in its words. */
export async function end(
  page: Page,
  enquiry: Enquiry,
  { outcome, reason, by }: { outcome: Outcome; reason: string; by: 'mouse' | 'keyboard' | 'phone' },
): Promise<void> {
  const label = outcome === 'won' ? 'Won' : 'Lost';
  const shown = await openAlone(page, enquiry);
  const fold = shown.getByText(`${label} …`);
  const form = shown.getByRole('form', { name: label });
  if (by === 'keyboard') {
    await fold.focus();
    await page.keyboard.press('Enter');
    await form.getByLabel('Why').focus();
    await page.keyboard.type(reason);
    await form.getByLabel('In words').focus();
    await page.keyboard.press('Enter');
  } else {
    await (by === 'phone' ? fold.tap() : fold.click());
    await form.getByLabel('Why').selectOption(reason);
    const button = form.getByRole('button', { name: label });
    await (by === 'phone' ? button.tap() : button.click());
  }
  await expect(shown.getByText(`${outcome} it (${reason})`).last()).toBeVisible();
  enquiry.deeds.push(`${outcome} it (${reason})`);
  Object.assign(enquiry, { outcome, reason });
}
