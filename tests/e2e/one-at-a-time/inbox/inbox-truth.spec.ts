import type { Page } from 'playwright/test';

import { isOn } from '@/features';

import {
  addNote,
  intoList,
  keysAnswer,
  note,
  shownSubmission as shown,
} from '../../../support/staff/inbox';
import { violations } from '../../../support/pages/axe';
import { bothWidths, expect, query, staff, test } from '../../../support/site';
import { emptyInbox, storeSenders } from '../../../support/staff/inbox-rows';
import { signInByRequest } from '../../../support/staff/staff-session';

const row = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) });
const rowLink = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const list = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Work' }).getByRole('link', { name });
const bar = (page: Page, text: string) =>
  page.getByRole('main').getByRole('status').filter({ hasText: text });
const heading = (page: Page, name: string) => shown(page).getByRole('heading', { name });
const idOf = async (name: string) =>
  String((await query('SELECT id FROM contact_submissions WHERE name = $1', [name]))[0]?.['id']);
const states = () =>
  query(`SELECT name, status, read_at IS NULL AS unread FROM contact_submissions
         WHERE deleted_at IS NULL ORDER BY name`);

test.afterAll(emptyInbox);

test.beforeEach(async ({ page }) => {
  await emptyInbox();
  await storeSenders('C-TRUE-', 4, '2 minutes');
  await query(
    `INSERT INTO quote_submissions
       (reference, submitted_at, name, email, phone, project_type, description)
     VALUES ('Q-TRUE-1', now() - interval '1 hour', 'Margaret Oduya', 'm@stannes.example',
             '+44 (0)20 7946 0123', 'portal', 'Seven clinics.')`,
  );
  await signInByRequest(page);
});

test('words that are typed nowhere do nothing, and an action leaves the focus where one was', async ({
  page,
}) => {
  await page.goto(`/admin?view=open&open=${await idOf('Sender 1')}`);
  await expect(heading(page, 'Sender 1')).toBeVisible();
  await keysAnswer(page);
  const before = await states();
  await page.keyboard.type('just like these, please resend');
  await expect(page.locator('body')).toBeFocused();

  // Somebody looks for help, and goes on typing.
  await page.keyboard.press('?');
  await page.keyboard.press(' ');
  await expect(page.getByLabel('Use single keys')).toBeChecked();
  await page.keyboard.press('Escape');

  await shown(page).getByText('Message number 1').click();
  await page.keyboard.press('a');
  const assignee = shown(page).getByLabel('Assigned to');
  await expect(assignee).toBeFocused();
  const [admin] = await query('SELECT name FROM users WHERE email = $1', [staff.admin.email]);
  await assignee.selectOption({ label: String(admin?.['name']) });
  await page.keyboard.press('Enter');
  await expect(list(page, 'Mine')).toHaveText('Mine 1');
  await expect(bar(page, 'Sender 1 assigned')).toBeVisible();
  await expect(assignee).toBeFocused();
  expect(await states()).toEqual(
    before.map((each, at) => (at ? each : { ...each, unread: false })),
  );

  await note(shown(page)).fill('Rang them.');
  await page.keyboard.press('Control+Enter');
  await expect(shown(page).getByText('Rang them.')).toBeVisible();
  await expect(addNote(shown(page))).toBeEnabled();

  await shown(page).getByRole('button', { name: 'Archive', exact: true }).click();
  await expect(heading(page, 'Sender 2')).toBeVisible();
  await expect(shown(page)).toBeFocused();

  // Whoever clicked beside the list is not in it any more when a row goes.
  const left = rowLink(page, 'Sender 3');
  await left.focus();
  await page.mouse.click(1, 1);
  await left.evaluate((link) => link.closest('tr')?.remove());
  await expect(page.locator('body')).toBeFocused();
});

test('on a phone the lists of work fade where more follow, and the last is reached', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/admin?view=open');
  const lists = page.getByRole('navigation', { name: 'Work' });
  await expect(lists).toHaveCSS('mask-image', /gradient/);
  const last = lists.getByRole('link').last();
  await expect(last).not.toBeInViewport({ ratio: 1 });
  await lists.evaluate((nav) => nav.scrollTo({ left: nav.scrollWidth, behavior: 'instant' }));
  await expect(last).toBeInViewport({ ratio: 1 });
  // Clear of the fading edge.
  const right = await last.evaluate((link) => link.getBoundingClientRect().right);
  expect(right).toBeLessThanOrEqual(390 - 56);
});

test('each of several deeds can be undone, unread comes back, and the bar goes in time', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/admin?view=open');
  await keysAnswer(page);
  const before = await states();
  await rowLink(page, 'Sender 1').focus();
  await page.keyboard.press('e');
  await expect(bar(page, 'Sender 1 archived.')).toBeVisible();
  await expect(rowLink(page, 'Sender 2')).toBeFocused();
  await page.getByLabel('Tick Sender 2').check();
  await page.getByLabel('Tick Sender 3').check();
  await page.getByRole('button', { name: 'Read', exact: true }).click();
  await expect(bar(page, 'Sender 2 and Sender 3 marked as read.')).toBeVisible();
  await page.getByLabel('Tick Sender 4').check();
  await page.getByRole('button', { name: 'Move to trash' }).click();
  await expect(bar(page, 'Sender 4 moved to trash.')).toBeVisible();

  // The one in the middle first.
  await page.getByText('2 more can be undone').click();
  const undo = (text: string) =>
    page.locator('form', { hasText: text }).getByRole('button', { name: 'Undo' });
  await undo('marked as read').click();
  await expect(undo('marked as read')).toHaveCount(0);
  await undo('Sender 4 moved').click();
  await expect(row(page, 'Sender 4')).toBeVisible();
  await intoList(page);
  await page.keyboard.press('z');
  await expect(row(page, 'Sender 1')).toBeVisible();
  expect(await states()).toEqual(before);

  await rowLink(page, 'Sender 1').focus();
  await page.keyboard.press('e');
  await expect(bar(page, 'Sender 1 archived.')).toBeVisible();
  await page.clock.fastForward(61_000);
  await expect(bar(page, 'Sender 1 archived.')).toHaveCount(0);
});

test('a tick moves no row', { tag: bothWidths }, async ({ page }) => {
  await page.goto('/admin?view=open');
  const top = async () => (await row(page, 'Sender 2').boundingBox())?.y;
  const before = await top();
  await page.getByLabel('Tick Sender 2').check();
  const bulk = page.getByRole('form', { name: 'With the ticked ones' });
  await expect(bulk.getByRole('button', { name: 'Archive', exact: true })).toBeInViewport();
  expect(await top()).toBe(before);
  await bulk.getByRole('button', { name: 'Archive', exact: true }).click();
  await expect(row(page, 'Sender 2')).toHaveCount(0);
  // What can be undone stands in the way of no other tick.
  await expect(bar(page, 'Sender 2 archived.')).toBeInViewport();
  await page.getByLabel('Tick Sender 3').check();
  await bulk.getByRole('button', { name: 'Archive', exact: true }).click();
  await expect(row(page, 'Sender 3')).toHaveCount(0);
});

test('what is not found here is said to be there, Back leads to where one was, and a number is called', async ({
  page,
}) => {
  await page.goto('/admin?view=snoozed');
  await page.getByLabel('Search submissions').fill('clinics');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('link', { name: '1 in Quote Submissions' }).click();
  await rowLink(page, 'Margaret Oduya').click();
  const call = shown(page).getByRole('link', { name: '+44 (0)20 7946 0123' });
  await expect(call).toHaveAttribute('href', 'tel:+442079460123');
  const address = page.url();
  await page.getByRole('link', { name: 'Data protection' }).click();
  await page.getByRole('link', { name: 'Back to the inbox' }).click();
  await expect(heading(page, 'Margaret Oduya')).toBeVisible();
  expect(page.url()).toBe(address);
});

test('what leaves the list while it is open leads on to the next one', async ({ page }) => {
  await page.goto('/admin?view=open');
  await rowLink(page, 'Sender 2').click();
  await expect(heading(page, 'Sender 2')).toBeVisible();
  await keysAnswer(page);
  // As a reply does once it has gone out.
  await query(
    `UPDATE contact_submissions SET status = 'replied', updated_at = now() WHERE name = 'Sender 2'`,
  );
  await expect(rowLink(page, 'Sender 2')).toHaveCount(0);
  await page.keyboard.press('j');
  await expect(heading(page, 'Sender 3')).toBeVisible();
  await expect(rowLink(page, 'Sender 3')).toBeFocused();
});

test('what did not arrive stands on the row, in a list, above all else, and before its author', async ({
  page,
}) => {
  test.skip(!isOn('replies'), 'The site does without.');
  await query(
    `INSERT INTO thread_entries (id, submission, position, state, address, text, author, written_at,
       due_at, settled_at, problem)
     SELECT gen_random_uuid(), s.id, 1, 'failed', s.email, repeat(E'A long reply.\\n', 60), u.id,
            now(), now(), now(), 'The mail server answered 550'
     FROM contact_submissions s, users u WHERE s.name = 'Sender 3' AND u.email = $1`,
    [staff.admin.email],
  );
  await query(`UPDATE contact_submissions SET status = 'archived' WHERE name = 'Sender 3'`);
  await page.goto('/admin');
  await expect(row(page, 'Sender 3').getByRole('img', { name: 'Not delivered' })).toBeVisible();
  const failed = page.getByRole('status').filter({ hasText: 'Your reply to' });
  await expect(failed).toContainText(
    'Your reply to Sender 3: Not sent. The mail server answered 550.',
  );
  await list(page, 'Not delivered').click();
  await expect(list(page, 'Not delivered')).toHaveText('Not delivered 1');
  await expect(row(page, 'Sender 3')).toContainText('Not delivered');
  await row(page, 'Sender 3').getByText('A long reply.').click();
  const notice = shown(page).getByRole('status').filter({ hasText: 'Not delivered' });
  await expect(notice.getByText('Not sent. The mail server answered 550.')).toBeInViewport();
  await expect(failed).toHaveCount(0);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await violations(page), colorScheme).toEqual([]);
  }
  await notice.getByRole('button', { name: 'Show it' }).click();
  await expect(shown(page).getByRole('listitem').filter({ hasText: 'A long reply' })).toBeFocused();
});
