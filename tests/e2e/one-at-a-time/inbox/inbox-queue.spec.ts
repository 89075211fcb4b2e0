import type { Page } from 'playwright/test';

import { place } from '~/site.config';

import { violations } from '../../../support/pages/axe';
import { intoList, keysAnswer, shownSubmission as shown } from '../../../support/staff/inbox';
import { bothWidths, expect, query, test } from '../../../support/site';
import { emptyInbox, storeSenders } from '../../../support/staff/inbox-rows';
import { signInByRequest } from '../../../support/staff/staff-session';

const rows = (page: Page) =>
  page.getByRole('row').filter({ has: page.getByRole('cell').getByRole('checkbox') });
const rowOf = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) });
const list = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Work' }).getByRole('link', { name });
const bar = (page: Page, text: string) =>
  page.getByRole('main').getByRole('status').filter({ hasText: text });
const heading = (page: Page, name: string) => shown(page).getByRole('heading', { name });

test.afterAll(emptyInbox);

test.beforeEach(async ({ page }) => {
  await emptyInbox();
  await storeSenders('C-WORK-', 3, '2 minutes');
  await query(
    `INSERT INTO quote_submissions
       (reference, submitted_at, name, company, email, project_type, description)
     VALUES ('Q-WORK-1', now() - interval '3 minutes', 'Margaret Oduya', 'St Anne’s',
             'm@stannes.example', 'portal', 'Seven clinics.'),
            ('Q-WORK-2', now() - interval '30 days', 'Late Lucy', NULL, 'l@else.example', 'web',
             'Since a month.')`,
  );
  await signInByRequest(page);
});

test('a queue of both forms is emptied by keyboard alone: archived, snoozed, marked as replied', async ({
  page,
}) => {
  await page.goto('/admin?view=open');
  await expect(rows(page)).toHaveCount(5);
  await expect(page.getByRole('tab')).toHaveText([
    'Contact Submissions (3)',
    'Quote Submissions (2)',
  ]);
  await expect(page).toHaveTitle(/^\(5\) Inbox, 1 overdue/);
  await keysAnswer(page);
  await intoList(page);
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Sender 1')).toBeVisible();
  await page.keyboard.press('e');
  await expect(heading(page, 'Margaret Oduya')).toBeVisible();
  await expect(bar(page, 'Sender 1 archived.')).toBeVisible();
  await expect(shown(page)).toHaveAccessibleName('Quote request from Margaret Oduya');

  await page.keyboard.press('s');
  await expect(shown(page).getByRole('button', { name: 'Tomorrow, 9:00' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Sender 2')).toBeVisible();
  await expect(bar(page, 'Margaret Oduya snoozed.')).toBeVisible();
  await expect(list(page, 'Snoozed')).toHaveText('Snoozed 1');

  await shown(page).getByRole('button', { name: 'Mark as replied' }).focus();
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Sender 3')).toBeVisible();
  await page.keyboard.press('e');
  await expect(heading(page, 'Late Lucy')).toBeVisible();
  await page.keyboard.press('e');
  await expect(page.getByText('Nothing is open. All is done.')).toBeVisible();
  await expect(list(page, 'Open')).toHaveText('Open 0');
  await expect(list(page, 'Done')).toHaveText('Done 4');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows(page)).toHaveCount(1);
  await expect(rowOf(page, 'Late Lucy')).toContainText('Overdue');
});

test('the row in focus is archived, and the next one takes the focus', async ({ page }) => {
  await page.goto('/admin?view=open');
  await page.getByRole('link', { name: 'Sender 2', exact: true }).focus();
  await keysAnswer(page);
  await page.keyboard.press('e');
  await expect(rows(page)).toHaveCount(4);
  await expect(page.getByRole('link', { name: 'Sender 3', exact: true })).toBeFocused();
});

test('what is snoozed shows until when, is woken, and that can be undone', async ({ page }) => {
  await page.goto('/admin?view=open');
  await page.getByRole('link', { name: 'Sender 2', exact: true }).click();
  await shown(page)
    .locator('summary', { hasText: /^Snooze$/ })
    .click();
  await shown(page).getByLabel('Snooze until 9:00 on', { exact: true }).fill('2020-01-01');
  await page.keyboard.press('Enter');
  await expect(shown(page).getByRole('alert')).toHaveText(
    'Choose a day that is still to come, within a year.',
  );
  const [day] = await query(
    `SELECT to_char(now() AT TIME ZONE '${place.timeZone}' + interval '9 days', 'YYYY-MM-DD') AS iso,
            to_char(now() AT TIME ZONE '${place.timeZone}' + interval '9 days', 'Mon FMDD, YYYY') AS shown`,
  );
  await shown(page).getByLabel('Snooze until 9:00 on', { exact: true }).fill(String(day?.['iso']));
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Sender 3')).toBeVisible();

  await list(page, 'Snoozed').click();
  await expect(rowOf(page, 'Sender 2')).toContainText(`Back ${String(day?.['shown'])} 09:00`);
  await page.getByRole('link', { name: 'Sender 2', exact: true }).click();
  await expect(
    shown(page).getByText(`Snoozed until ${String(day?.['shown'])} 09:00`),
  ).toBeVisible();
  await shown(page).getByRole('button', { name: 'Wake now' }).click();
  await expect(page.getByText('Nothing is snoozed.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rowOf(page, 'Sender 2')).toBeVisible();
});

test('one form of bulk holds rows of both forms, and undo gives both back', async ({ page }) => {
  await page.goto('/admin?view=open');
  await page.getByLabel('Tick Sender 2').check();
  await page.getByLabel('Tick Late Lucy').check();
  await page.getByRole('button', { name: 'Archive', exact: true }).click();
  await expect(rows(page)).toHaveCount(3);
  await expect(bar(page, 'Sender 2 and Late Lucy archived.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows(page)).toHaveCount(5);
});

test('Escape closes, Back returns, and the actions stay in sight', async ({ page }) => {
  await query(`UPDATE quote_submissions SET description = repeat('A long story. ', 600)`);
  await page.setViewportSize({ width: 1280, height: 700 });
  await page.goto('/admin?view=open');
  await page.getByRole('link', { name: 'Margaret Oduya, St Anne’s' }).click();
  await expect(heading(page, 'Margaret Oduya')).toBeVisible();
  const end = shown(page)
    .getByText('From the same person')
    .or(shown(page).getByLabel('A note for colleagues'));
  await end.first().scrollIntoViewIfNeeded();
  await expect(shown(page).getByRole('button', { name: 'Archive', exact: true })).toBeInViewport();
  await expect(list(page, 'Open')).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(shown(page)).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Margaret Oduya, St Anne’s' })).toBeFocused();
  await page.goBack();
  await expect(heading(page, 'Margaret Oduya')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/admin\?view=open$/);
});

test(
  'axe finds nothing in a list of work, open or empty',
  { tag: bothWidths },
  async ({ page }) => {
    await page.goto('/admin?view=open');
    await expect(rows(page)).toHaveCount(5);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('link', { name: 'Sender 2', exact: true }).click();
    const menu = page.locator('summary:visible', { hasText: /^Snooze$/ });
    await menu.click();
    expect(await violations(page)).toEqual([]);
    await page.goto('/admin?view=snoozed');
    await expect(page.getByText('Nothing is snoozed.')).toBeVisible();
    expect(await violations(page)).toEqual([]);
  },
);

test('on a phone the first submission stands in the upper third', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  for (const address of ['/admin', '/admin?tab=quote', '/admin?view=open']) {
    await page.goto(address);
    const box = await rows(page).first().boundingBox();
    expect(box?.y, address).toBeLessThan(812 / 3);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a list of work can be read, snoozed from and undone', async ({ page }) => {
    await page.goto('/admin?view=open');
    await page.getByRole('link', { name: 'Sender 2', exact: true }).click();
    await shown(page)
      .locator('summary', { hasText: /^Snooze$/ })
      .click();
    await shown(page).getByRole('button', { name: 'Tomorrow, 9:00' }).click();
    await expect(heading(page, 'Sender 3')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(rowOf(page, 'Sender 2')).toBeVisible();
  });
});

test('who had the last word stands first, and says it; whom we wait for stands by itself', async ({
  page,
}) => {
  const [answered, asked] = await Promise.all(
    ['Sender 3', 'Margaret Oduya'].map(async (name) => {
      const [row] = await query(
        `SELECT id FROM contact_submissions WHERE name = $1
         UNION SELECT id FROM quote_submissions WHERE name = $1`,
        [name],
      );
      return String(row?.['id']);
    }),
  );
  const entry = `INSERT INTO thread_entries
    (id, submission, position, kind, state, address, text, sender, author, written_at, due_at, settled_at)
    SELECT gen_random_uuid(), $1, $2, $3, $4, 'm@stannes.example', $5, $6,
           (SELECT id FROM users WHERE $3 = 'reply' AND role = 'admin' LIMIT 1), now(), now(), now()`;
  await query(entry, [answered, 1, 'reply', 'sent', 'Which of the two?', null]);
  await query(
    `UPDATE contact_submissions SET answered_at = now() - interval '26 hours',
       submitted_at = now() - interval '30 hours' WHERE id = $1`,
    [answered],
  );
  await query(entry, [asked, 1, 'reply', 'sent', 'Hello Margaret', null]);
  await query(entry, [asked, 2, 'answer', 'received', 'The second, please.', 'Margaret O.']);
  await query(`UPDATE quote_submissions SET asked_at = now() WHERE id = $1`, [asked]);

  await page.goto('/admin?view=open');
  await expect(rows(page).first()).toContainText('Margaret Oduya, St Anne’s');
  await expect(rows(page).first()).toContainText('a minute');
  await expect(rows(page).first()).toContainText(/2 mails Margaret O\.: The second, please\./);
  await expect(rowOf(page, 'Sender 3')).toContainText('Which of the two?');
  expect(await violations(page)).toEqual([]);

  await list(page, 'Waiting for us').click();
  await expect(rows(page)).toHaveCount(4);
  await expect(rowOf(page, 'Sender 3')).toHaveCount(0);
  await list(page, 'Waiting for them').click();
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText(/Sender 3/);
  await expect(rows(page).getByRole('cell').last()).toContainText('26 hours');
  expect(await violations(page)).toEqual([]);
});
