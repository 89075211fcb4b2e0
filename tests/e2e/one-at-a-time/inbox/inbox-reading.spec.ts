import type { Page } from 'playwright/test';

import { keysAnswer, shownSubmission as shown } from '../../../support/staff/inbox';
import { expect, query, test } from '../../../support/site';
import { emptyInbox, storeSenders } from '../../../support/staff/inbox-rows';
import { signInByRequest } from '../../../support/staff/staff-session';

/** What is open, where it has the place of the list. */
const alone = (page: Page) => page.locator('#submissions [data-item]').filter({ visible: true });
const list = (page: Page) => page.getByRole('table');

test.afterAll(emptyInbox);

test.beforeEach(async ({ page }) => {
  await emptyInbox();
  await storeSenders('C-READ-', 3, '2 minutes');
  await query(`UPDATE contact_submissions SET message = 'We need a portal.'`);
  await signInByRequest(page);
});

test('what is open gets the whole page, goes on to the next one there, and gives the list back', async ({
  page,
}) => {
  await page.goto('/admin?view=open');
  await page.getByRole('link', { name: 'Sender 1', exact: true }).click();
  await shown(page).getByRole('link', { name: 'Full page' }).click();
  await expect(page).toHaveURL(/full=1/);
  await expect(list(page)).toBeHidden();
  await expect(shown(page)).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Work' })).toBeHidden();
  await keysAnswer(page);

  await alone(page).getByRole('link', { name: 'Next' }).click();
  await expect(alone(page).getByRole('heading', { name: 'Sender 2' })).toBeVisible();
  await page.keyboard.press('e');
  await expect(alone(page).getByRole('heading', { name: 'Sender 3' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await page.reload();
  await expect(alone(page).getByRole('heading', { name: 'Sender 3' })).toBeVisible();

  await alone(page).getByRole('link', { name: 'Beside the list' }).click();
  await expect(shown(page).getByRole('heading', { name: 'Sender 3' })).toBeVisible();
  await expect(list(page)).toBeVisible();
  await shown(page).getByRole('link', { name: 'Full page' }).click();
  await expect(list(page)).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(list(page)).toBeVisible();
  await expect(page).not.toHaveURL(/full|open=/);
});

test('on a phone a conversation takes the place of its list, with its words in the upper third', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/admin?view=open');
  await page.getByRole('link', { name: 'Sender 3', exact: true }).click();
  await expect(list(page)).toBeHidden();
  const words = alone(page).getByText('We need a portal.');
  await expect(words).toBeInViewport();
  expect((await words.boundingBox())?.y).toBeLessThan(844 / 3);
  await alone(page).getByRole('link', { name: 'Close' }).click();
  await expect(list(page)).toBeVisible();
  const row = page.getByRole('link', { name: 'Sender 3', exact: true });
  await expect(row).toBeFocused();
  await expect(row).toBeInViewport();
});

test('mails, notes and what was done stand in one stream, in the order in which they came', async ({
  page,
}) => {
  await page.goto('/admin?view=open');
  await page.getByRole('link', { name: 'Sender 1', exact: true }).click();
  const box = shown(page).getByLabel('A note for colleagues');
  await box.fill('She rang.');
  await shown(page).getByRole('button', { name: 'Add note' }).click();
  const stream = shown(page).getByRole('list').filter({ hasText: 'She rang.' });
  await expect(stream).toBeVisible();
  await shown(page).getByRole('button', { name: 'Mark as replied' }).click();
  await expect(shown(page).getByRole('heading', { name: 'Sender 2' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Work' }).getByRole('link', { name: 'Done' }).click();
  await page.getByRole('link', { name: 'Sender 1', exact: true }).click();
  await expect(stream.getByRole('listitem')).toContainText([
    'She rang.',
    'set the status to Replied',
  ]);
});

test('two that are of one person become one conversation, and two again', async ({ page }) => {
  await query(
    `UPDATE contact_submissions SET email = 'one@else.example' WHERE name IN ('Sender 1', 'Sender 2')`,
  );
  await query(`UPDATE contact_submissions SET message = 'Once more.' WHERE name = 'Sender 2'`);
  await page.goto('/admin?view=open');
  await page.getByRole('link', { name: 'Sender 1', exact: true }).click();
  await shown(page)
    .getByRole('button', { name: /^Merge C-\S+ into this$/ })
    .click();
  await expect(shown(page).getByText('Once more.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sender 2', exact: true })).toHaveCount(0);
  await shown(page).getByRole('button', { name: 'Take apart' }).click();
  await expect(page.getByRole('link', { name: 'Sender 2', exact: true })).toBeVisible();
  await expect(shown(page).getByText('Once more.')).toHaveCount(0);
  // A reference that nobody has is said so, and what was typed stays.
  await shown(page).getByText('Merge another into this').click();
  await shown(page).getByLabel('Its reference').fill('C-0000-00');
  await page.keyboard.press('Enter');
  await expect(shown(page).getByRole('alert')).toContainText('No submission has this reference.');
  await expect(shown(page).getByLabel('Its reference')).toHaveValue('C-0000-00');
});
