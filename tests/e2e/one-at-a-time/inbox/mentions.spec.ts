import type { Page } from 'playwright/test';

import { violations } from '../../../support/pages/axe';
import { expect, query, staff, test } from '../../../support/site';
import { emptyInbox, storeSenders } from '../../../support/staff/inbox-rows';
import { signInByRequest } from '../../../support/staff/staff-session';

test.afterAll(emptyInbox);

/** A note of a colleague that names the admin, on one of the conversations. */
async function mention(sender: string, text: string, note: string) {
  await query(
    `INSERT INTO contact_submissions_notes (_order, _parent_id, id, text, at)
     SELECT 1, id, $2, $3, now() FROM contact_submissions WHERE name = $1`,
    [sender, note, text],
  );
  await query(
    `INSERT INTO mentions (person, note, submission)
     SELECT users.id, $2, sent.id FROM contact_submissions AS sent, users
     WHERE sent.name = $1 AND users.email = $3`,
    [sender, note, staff.admin.email],
  );
}

test.beforeEach(async ({ page }) => {
  await emptyInbox();
  await storeSenders('C-NAME-', 3);
  await signInByRequest(page);
});

const mentions = (page: Page) =>
  page.getByRole('navigation', { name: 'Work' }).getByRole('link', { name: /^Mentions/ });
const items = (page: Page) => page.locator('li[data-mention]');

test('a note that names somebody stands in a list of theirs, and leads to where it stands', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/admin?view=mentions');
  await expect(page.getByText('No note has named you yet.')).toBeVisible();
  await mention('Sender 2', 'Can you ring her?', 'a1');
  await mention('Sender 3', 'And them?', 'a2');
  await page.reload();
  await expect(mentions(page)).toHaveText('Mentions 2');
  await expect(items(page)).toHaveCount(2);
  await expect(items(page).first()).toContainText('And them?');
  expect(await violations(page)).toEqual([]);
  await items(page).last().click();
  await expect(page).toHaveURL(/view=mentions.*#note-a1$/);
  await expect(page.locator('#note-a1')).toBeFocused();
  await expect(page.locator('#note-a1')).toBeInViewport();
  // Pressed again where the page's script was not there yet: the list stands beside what is open too.
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(mentions(page)).toHaveText('Mentions 1', { timeout: 2000 });
  }).toPass({ timeout: 20_000 });
  await expect(items(page)).toHaveCount(2);
  await expect(items(page).getByText('Unread:')).toHaveCount(1);
});

test('the list is reached and read by keyboard on a narrow screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await mention('Sender 2', 'Can you ring her?', 'a1');
  await page.goto('/admin');
  await mentions(page).focus();
  await page.keyboard.press('Enter');
  await expect(items(page)).toHaveCount(1);
  await items(page).getByRole('link').focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('#note-a1')).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the list leads to the note', async ({ page }) => {
    await mention('Sender 2', 'Can you ring her?', 'a1');
    await page.goto('/admin?view=mentions');
    await items(page).getByRole('link').click();
    await expect(page.locator('#note-a1')).toBeVisible();
    await page.goto('/admin?view=mentions');
    await expect(mentions(page)).toHaveText('Mentions 0');
  });
});
