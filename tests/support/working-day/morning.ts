import type { Page } from 'playwright/test';

import { expect, query } from '../site';
import { intoList, shownSubmission as shown } from '../staff/inbox';
import { press, send } from '../staff/replies';
import { clashOfReplies, clashOfWork, isIn, nameOf, plan } from './plan';

/** Somebody at work, and a colleague who has another browser. */
interface Desk {
  readonly page: Page;
  readonly other: Page;
  /** Its address. */
  readonly site: string;
}

/** The number of the open submission; null when none is open. */
async function open(page: Page): Promise<number | null> {
  const heading = shown(page).getByRole('heading', { level: 2 });
  const text = (await heading.count()) > 0 ? await heading.innerText() : '';
  return text === '' ? null : Number(/\d+$/.exec(text)?.[0]);
}

/** Until another one is open, or none. @returns false where that stays */
const leaves = (page: Page, number: number) =>
  expect
    .poll(() => open(page), { timeout: 3000 })
    .not.toBe(number)
    .then(
      () => true,
      () => false,
    );

export const isOpen = (page: Page, number: number) =>
  expect(shown(page).getByRole('heading', { name: nameOf(number) })).toBeVisible();

/** What a colleague does while somebody else looks at the same. */
async function meanwhile({ other, site }: Desk, number: number, act: () => Promise<void>) {
  await other.goto(`${site}/admin?view=open`);
  await other.getByRole('link', { name: nameOf(number), exact: true }).click();
  await isOpen(other, number);
  await act();
}

export async function replyByHand(other: Page, number: number): Promise<void> {
  await shown(other)
    .getByLabel(`Reply to ${nameOf(number)}`)
    .fill(`Dear ${nameOf(number)}.`);
  await send(shown(other)).click();
  await expect(shown(other).getByText(/^Goes out in/)).toBeVisible();
}

/** Everything by keyboard, from the open submission on. */
async function deal(desk: Desk, number: number): Promise<void> {
  const { page, other } = desk;
  const { keyboard } = page;
  const detail = shown(page);
  if (isIn(number, plan.archived)) await keyboard.press('e');
  else if (isIn(number, plan.snoozed)) {
    await keyboard.press('s');
    await expect(detail.getByRole('button', { name: 'Tomorrow, 9:00' })).toBeFocused();
    await keyboard.press('Enter');
  } else if (isIn(number, plan.assigned)) {
    await keyboard.press('a');
    await expect(detail.getByLabel('Assigned to')).toBeFocused();
    await keyboard.type('Ines');
    await keyboard.press('Enter');
    await expect
      .poll(() =>
        query(
          'SELECT assignee_id FROM quote_submissions WHERE name = $1 AND assignee_id IS NOT NULL',
          [nameOf(number)],
        ),
      )
      .toHaveLength(1);
    await keyboard.press('Escape');
  } else if (number === clashOfWork) {
    await meanwhile(desk, number, () => press(shown(other), 'Archive'));
    await expect
      .poll(() =>
        query(`SELECT FROM quote_submissions WHERE name = $1 AND status = 'archived'`, [
          nameOf(number),
        ]),
      )
      .toHaveLength(1);
    await keyboard.press('s');
    await keyboard.press('Enter');
    await expect(detail.getByText(/^Meanwhile Ines Calloway archived it/)).toBeVisible();
    await keyboard.press('Escape');
  } else {
    await keyboard.press('t');
    await expect(detail.getByLabel('Template')).toBeFocused();
    await keyboard.press('Enter');
    await expect(detail.getByLabel(`Reply to ${nameOf(number)}`)).toHaveValue(/^Hello Sender/);
    if (number === clashOfReplies) await meanwhile(desk, number, () => replyByHand(other, number));
    await keyboard.press('Control+Enter');
    await expect(
      detail.getByText(
        number === clashOfReplies ? /^Meanwhile Ines Calloway answered/ : /^Goes out in/,
      ),
    ).toBeVisible();
    await keyboard.press('Escape');
  }
}

/** Goes through the list of open work until each of the thirty was dealt with. */
export async function triage(page: Page, other: Page, site: string): Promise<void> {
  await page.goto(`${site}/admin?view=open`);
  await expect(page.getByRole('link', { name: nameOf(30), exact: true })).toBeVisible();
  await intoList(page);
  const done = new Set<number>();
  for (let turn = 0; done.size < 30; turn += 1) {
    expect(turn).toBeLessThan(150);
    const number = await open(page);
    if (number === null) {
      await page.keyboard.press('j');
      await page.keyboard.press('Enter');
      await expect(shown(page)).toBeVisible();
    } else if (done.has(number)) {
      await page.keyboard.press('j');
      if (!(await leaves(page, number))) await page.keyboard.press('Escape');
    } else {
      // What a colleague does is not to be seen before the key is pressed.
      const isClash = number === clashOfWork || number === clashOfReplies;
      if (isClash)
        await page.route('**/admin/revision*', (route) => route.fulfill({ status: 204 }));
      await deal({ page, other, site }, number);
      if (isClash) await page.unroute('**/admin/revision*');
      done.add(number);
      const goesOn = isIn(number, plan.archived) || isIn(number, plan.snoozed);
      if (goesOn) await expect.poll(() => open(page)).not.toBe(number);
    }
  }
}
