import type { Page } from 'playwright/test';

import { isOn } from '@/features';

import { violations } from '../../../../support/pages/axe';
import { expect, query, staff } from '../../../../support/site';
import { mailsIn } from '../../../../support/staff/inbox';
import { test, type Mailing } from '../../../../support/staff/mailing-site';
import { box, press, stored } from '../../../../support/staff/replies';
import { signInByRequest } from '../../../../support/staff/staff-session';

test.skip(!isOn('replies'), 'The site does without.');

/** A newer request than the one that each test finds; both are of Kit Marlow. */
const another = () => stored('kit@other.example', 'Q-KIT-02');

const openAmongOpen = async (site: Mailing, page: Page, id: string) => {
  const detail = await site.open(page);
  await page.goto(`${site.url}/admin?view=open&tab=quote&open=${id}`);
  return detail;
};

const stateOf = async (id: string) => {
  const [row] = await query(
    `SELECT status::text, snoozed_until IS NOT NULL AS snoozed
     FROM quote_submissions WHERE id = $1`,
    [id],
  );
  return row;
};

const repliesTo = (id: string) =>
  query(`SELECT state, text FROM thread_entries WHERE submission = $1 ORDER BY position`, [id]);

test('one press sends and archives, opens the next, and one undoes both', async ({
  site,
  page,
}) => {
  const newest = await another();
  const detail = await openAmongOpen(site, page, newest);
  await box(detail).fill('Hello Kit.');
  expect(await violations(page)).toEqual([]);
  await press(detail, 'Send and archive');
  await expect(detail).toContainText('Q-KIT-01');
  await expect(box(detail)).toHaveValue('');
  expect((await stateOf(newest))?.['status']).toBe('archived');

  // It leads back to its words.
  const bar = page.locator('form', { hasText: 'The reply to Kit Marlow is about to go out.' });
  await bar.getByRole('button', { name: 'Undo' }).click();
  await expect(detail).toContainText('Q-KIT-02');
  await expect(box(detail)).toHaveValue('Hello Kit.');
  await expect(mailsIn(detail)).toHaveCount(0);
  expect((await stateOf(newest))?.['status']).toBe('new');
  await expect(page.getByText('The reply to Kit Marlow was taken back.')).toBeVisible();
  await expect(page.locator('[data-undo]')).toHaveCount(0);
});

test('what was sent and archived is open again once it is taken back in its thread', async ({
  site,
  page,
}) => {
  const newest = await another();
  const detail = await openAmongOpen(site, page, newest);
  await box(detail).fill('Hello Kit.');
  await press(detail, 'Send and archive');
  await expect(detail).toContainText('Q-KIT-01');
  await page.goto(`${site.url}/admin?view=all&tab=quote&open=${newest}`);
  await expect(detail.getByRole('button', { name: 'Reopen' })).toBeVisible();
  await mailsIn(detail).getByRole('button', { name: 'Undo' }).click();
  await expect(box(detail)).toHaveValue('Hello Kit.');
  await expect.poll(async () => (await stateOf(newest))?.['status']).toBe('new');
  await expect(page.locator('[data-undo]')).toHaveCount(0);
});

test('a snooze is sent along, and Send and next goes on', async ({ site, page }) => {
  const newest = await another();
  const detail = await openAmongOpen(site, page, newest);
  await box(detail).fill('Hello Kit.');
  await press(detail, 'Send and next');
  await expect(detail).toContainText('Q-KIT-01');
  await box(detail).fill('Hello again.');
  await detail.locator('summary', { hasText: 'Send and snooze' }).click();
  expect(await violations(page)).toEqual([]);
  await press(detail, 'Send, snooze until tomorrow, 9:00');
  await expect.poll(() => stateOf(site.id)).toMatchObject({ snoozed: true });
  expect(await repliesTo(site.id)).toMatchObject([{ text: 'Hello again.' }]);
  expect(await repliesTo(newest)).toMatchObject([{ text: 'Hello Kit.' }]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 780 }, hasTouch: true });

  test('the keys do the same', async ({ site, page }) => {
    const newest = await another();
    await site.open(page);
    await page.goto(`${site.url}/admin?view=open&tab=quote&open=${newest}`);
    const alone = page.locator('[data-item]:visible').first();
    // The list and its keys' button have given way.
    await page.waitForLoadState('networkidle');
    await box(alone).fill('Hello Kit.');
    await box(alone).press('Control+Shift+Enter');
    await expect(page.getByText('Kit Marlow archived.')).toHaveCount(1);
    expect(await stateOf(newest)).toMatchObject({ status: 'archived' });
    await box(alone).fill('Hello again.');
    await box(alone).press('Control+Alt+Enter');
    await expect.poll(() => repliesTo(site.id)).toMatchObject([{ text: 'Hello again.' }]);
  });
});

test.describe('what nobody has', () => {
  test.use({ javaScriptEnabled: false });
  test.afterEach(() => query('UPDATE users SET takes_by_reply = true'));

  const assigneeOf = async (id: string) => {
    const [row] = await query(
      `SELECT users.email FROM quote_submissions AS sent
       JOIN users ON users.id = sent.assignee_id WHERE sent.id = $1`,
      [id],
    );
    return row?.['email'];
  };

  test('becomes the sender’s by a reply, unless they chose otherwise', async ({ site, page }) => {
    const other = await another();
    await signInByRequest(page);
    await page.goto(`${site.url}/admin/account`);
    await page.getByLabel('A submission that nobody has becomes mine').uncheck();
    await page.getByRole('button', { name: 'Save choice' }).click();
    const detail = await site.open(page, other);
    await box(detail).fill('Hello Kit.');
    await press(detail, 'Send');
    await expect.poll(() => repliesTo(other)).toHaveLength(1);
    expect(await assigneeOf(other)).toBeUndefined();

    await page.goto(`${site.url}/admin/account`);
    await expect(page.getByLabel('A submission that nobody has becomes mine')).not.toBeChecked();
    await page.getByLabel('A submission that nobody has becomes mine').check();
    await page.getByRole('button', { name: 'Save choice' }).click();
    await site.open(page);
    await box(detail).fill('Hello Kit.');
    await press(detail, 'Send');
    await expect.poll(() => assigneeOf(site.id)).toBe(staff.admin.email);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('each button does both, and leads on', async ({ site, page }) => {
    const newest = await another();
    const detail = await openAmongOpen(site, page, newest);
    await box(detail).fill('Hello Kit.');
    await press(detail, 'Send and archive');
    await expect(detail).toContainText('Q-KIT-01');
    expect(await stateOf(newest)).toMatchObject({ status: 'archived' });
    await expect(page.getByText('The reply to Kit Marlow is about to go out.')).toBeVisible();

    await box(detail).fill('Hello again.');
    await detail.locator('summary', { hasText: 'Send and snooze' }).click();
    await press(detail, 'Send, snooze until that day');
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Not sent. Choose a day');
    await expect(box(detail)).toHaveValue('Hello again.');
    await press(detail, 'Send and next');
    await expect.poll(() => repliesTo(site.id)).toMatchObject([{ text: 'Hello again.' }]);
  });
});
