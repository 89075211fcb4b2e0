import type { Page } from 'playwright/test';

import { violations } from '../../../support/pages/axe';
import { expect, query, test } from '../../../support/site';
import { intoList, keysAnswer, shownSubmission } from '../../../support/staff/inbox';
import { emptyInbox, storeSenders } from '../../../support/staff/inbox-rows';
import { signInByRequest } from '../../../support/staff/staff-session';

const palette = (page: Page) => page.getByRole('dialog', { name: 'Go, do or find' });
const field = (page: Page) => palette(page).getByRole('combobox');
const option = (page: Page, name: string | RegExp) => palette(page).getByRole('option', { name });
const tick = (page: Page, name: string) =>
  page.getByRole('checkbox', { name: `Tick ${name}`, exact: true });
const undone = (page: Page, text: string) =>
  page.getByRole('main').getByRole('status').filter({ hasText: text });
const archived = async () => {
  const found = await query(`SELECT FROM contact_submissions WHERE status = 'archived'`);
  return found.length;
};

test.afterAll(emptyInbox);

test.beforeEach(async ({ page }) => {
  await emptyInbox();
  await storeSenders('C-FIND-', 45, '2 minutes');
  await signInByRequest(page);
});

test('the palette goes, does and finds by keyboard', async ({ page }) => {
  await page.goto('/admin?view=open');
  await keysAnswer(page);
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await expect(option(page, 'Waiting for us')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await field(page).fill('unass');
  await expect(option(page, 'Unassigned')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/view=unassigned/);

  await page.getByRole('link', { name: 'Sender 1', exact: true }).click();
  await expect(shownSubmission(page).getByRole('heading', { name: 'Sender 1' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await field(page).fill('assign to me');
  await page.keyboard.press('Enter');
  await expect(undone(page, 'Sender 1 assigned.')).toBeVisible();

  await page.keyboard.press('Control+k');
  await field(page).fill('number 17');
  await expect(option(page, /Sender 17/)).toBeVisible();
  await expect(option(page, /Search everywhere/)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/view=all/);
  await expect(page.getByRole('searchbox')).toHaveValue('number 17');
});

test('why a row was found stands below it, and a wrong operator is said', async ({ page }) => {
  await query(
    `UPDATE contact_submissions SET notes_text = 'They called about the xerographica.'
     WHERE name = 'Sender 3'`,
  );
  await page.goto('/admin?view=all&q=xerographica');
  await expect(page.locator('tr[data-why] mark')).toHaveText('xerographica');
  await expect(page.locator('tr[data-why]')).toContainText('Note: They called');
  await page.goto('/admin?view=all&q=is:opne');
  await expect(page.getByText('“is:opne” was left out')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sender 1', exact: true })).toBeVisible();
});

test('x ticks, Shift takes a range, and z takes back one step after the other', async ({
  page,
}) => {
  await page.goto('/admin?view=open');
  await keysAnswer(page);
  await intoList(page);
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await expect(tick(page, 'Sender 1')).toBeChecked();
  await tick(page, 'Sender 4').click({ modifiers: ['Shift'] });
  for (const name of ['Sender 2', 'Sender 3', 'Sender 4'])
    await expect(tick(page, name)).toBeChecked();
  await expect(tick(page, 'Sender 5')).not.toBeChecked();
  await page.getByRole('button', { name: 'Archive', exact: true }).click();
  await expect(undone(page, 'Sender 1 and 3 more archived.')).toBeVisible();
  await intoList(page);
  await page.keyboard.press('j');
  await page.keyboard.press('e');
  await expect(undone(page, 'Sender 5 archived.')).toBeVisible();
  expect(await archived()).toBe(5);

  await page.keyboard.press('z');
  await expect.poll(archived).toBe(4);
  await expect(undone(page, 'Sender 1 and 3 more archived.')).toBeVisible();
  await page.keyboard.press('z');
  await expect.poll(archived).toBe(0);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('all that a search finds is archived at once', async ({ page }) => {
      await page.goto('/admin?view=all&q=is:open+-has:file');
      await tick(page, 'Sender 2').check();
      await page.getByRole('link', { name: /^Select all .*in this search$/ }).click();
      await expect(page.getByRole('heading', { name: 'All in this search' })).toBeVisible();
      await page.getByLabel('What to do with all of them').selectOption('Archive');
      await page.getByLabel(/cannot be undone in one step/).check();
      await page.getByRole('button', { name: /^Change all/ }).click();
      await expect(page.getByText(/^45 of 45 done/)).toBeVisible();
      expect(await archived()).toBe(45);
      await page.getByRole('link', { name: 'Back to the list' }).click();
      await expect(page.getByText('Nothing matches.')).toBeVisible();
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a button opens the palette, and a touch goes there', async ({ page }) => {
    await page.goto('/admin');
    await page.getByRole('button', { name: 'Go to or find' }).click();
    await expect(field(page)).toBeFocused();
    await option(page, 'Overdue').click();
    await expect(page).toHaveURL(/view=overdue/);
    await expect(palette(page)).toBeHidden();
  });
});
