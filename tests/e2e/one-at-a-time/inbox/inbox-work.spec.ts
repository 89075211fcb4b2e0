import type { Page } from 'playwright/test';

import { keysAnswer } from '../../../support/staff/inbox';
import { expect, query, staff, test } from '../../../support/site';
import { emptyInbox, storeSenders } from '../../../support/staff/inbox-rows';
import { signInByRequest } from '../../../support/staff/staff-session';

const rows = (page: Page) =>
  page.getByRole('row').filter({ has: page.getByRole('cell').getByRole('checkbox') });
const rowOf = (page: Page, name: string) => rows(page).filter({ hasText: name });
const status = (page: Page, name: string) =>
  rowOf(page, name).getByRole('img', { name: 'Archived' });

test.afterAll(emptyInbox);

test.beforeEach(async () => {
  await emptyInbox();
  await storeSenders('C-TEST-', 45);
});

test('from the sign-in to an archived submission by keyboard alone', async ({ page }) => {
  await page.goto('/admin');
  await expect(page.getByRole('button', { name: 'Log In' })).toBeEnabled();
  await page.getByLabel('Email').focus();
  await page.keyboard.type(staff.admin.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(staff.admin.password);
  await page.keyboard.press('Enter');
  await expect(rows(page)).toHaveCount(20);
  await keysAnswer(page);

  await page.getByRole('link', { name: 'Skip to content' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('k');
  await expect(page.getByRole('link', { name: 'Sender 2', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Sender 2' })).toBeVisible();
  await page.keyboard.press('e');
  await expect(status(page, 'Sender 2')).toBeVisible();
  await expect(
    page.getByRole('main').getByRole('status').filter({ hasText: 'Sender 2 archived.' }),
  ).toBeVisible();

  await page.keyboard.press('/');
  await expect(page.getByLabel('Search submissions')).toBeFocused();
  // Somebody who types means letters.
  await page.keyboard.type('number 2?jeke');
  await expect(page.getByLabel('Search submissions')).toHaveValue('number 2?jeke');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByLabel('Search submissions').press('Shift+Tab');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toContainText('Archive it');
});

test('a key that comes as the next submission is shown is meant for that one', async ({ page }) => {
  await signInByRequest(page);
  await page.goto('/admin?view=open');
  await page.getByRole('link', { name: 'Sender 1', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Sender 1', exact: true })).toBeVisible();
  await keysAnswer(page);
  // Nobody's finger is that quick: it comes before the page has painted.
  await page.evaluate(() => {
    const watcher = new MutationObserver(() => {
      const titles = [...document.querySelectorAll('aside h2')].map((each) => each.textContent);
      if (!titles.includes('Sender 2')) return;
      watcher.disconnect();
      const focused = document.activeElement ?? document.body;
      focused.dispatchEvent(new KeyboardEvent('keydown', { key: 'e', bubbles: true }));
    });
    watcher.observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  await page.keyboard.press('e');
  await expect(
    page.getByRole('main').getByRole('status').filter({ hasText: 'Sender 2 archived.' }),
  ).toBeVisible();
  const lists = page.getByRole('navigation', { name: 'Work' });
  await expect(lists.getByRole('link', { name: 'Open' })).toHaveText('Open 43');
});

test('what somebody sends appears in an open inbox at its next look, and in its title', async ({
  page,
  browser,
  baseURL,
}) => {
  await signInByRequest(page);
  await page.goto('/admin');
  await expect(rows(page)).toHaveCount(20);
  await expect(page).toHaveTitle(/^\(45\) Inbox/);
  const [session] = await query('SELECT max(expires_at)::text AS ends FROM users_sessions');
  const looks: { isAfter: boolean; status: number }[] = [];
  let isStored = false;
  page.on('request', (request) => {
    if (!request.url().includes('/admin/revision')) return;
    const isAfter = isStored;
    const answered = request.response();
    void answered.then((answer) => answer && looks.push({ isAfter, status: answer.status() }));
  });

  const visitor = await browser.newPage({ baseURL });
  await visitor.goto('/#contact');
  await visitor.getByLabel('Name').fill('Priya Raman');
  await visitor.getByLabel('Email').fill('priya@ledgerloop.example');
  await visitor.getByLabel('Message').fill('Board reporting.');
  await visitor.getByRole('button', { name: 'Send Message' }).click();
  await expect(
    visitor.getByText("Thank you! We'll get back to you shortly.").first(),
  ).toBeVisible();
  isStored = true;
  await visitor.close();

  await expect(rowOf(page, 'Priya Raman')).toBeVisible();
  // No look that began after it was stored came back with nothing.
  const first = looks.findIndex(({ status }) => status === 200);
  expect(first).toBeGreaterThanOrEqual(0);
  expect(looks.slice(0, first).filter(({ isAfter }) => isAfter)).toEqual([]);
  await expect(page.getByRole('tab', { name: 'Contact Submissions (46)' })).toBeVisible();
  await expect(page).toHaveTitle(/^\(46\) Inbox/);
  // To look is not to stay signed in.
  expect(await query('SELECT max(expires_at)::text AS ends FROM users_sessions')).toEqual([
    session,
  ]);
});

test('who looks on after the session has ended is signed out', async ({ page }) => {
  await signInByRequest(page);
  await page.goto('/admin');
  await expect(rows(page)).toHaveCount(20);
  await query('DELETE FROM users_sessions');
  await expect(page.getByRole('button', { name: 'Log In' })).toBeVisible();
});

test('search, pages, a note, the trash, bulk and undo', async ({ page }) => {
  await signInByRequest(page);
  await page.goto('/admin');
  await page.getByRole('link', { name: 'Older' }).click();
  await expect(rows(page).first()).toContainText('Sender 21');
  await page.getByRole('link', { name: 'Newer' }).click();
  await expect(rows(page).first()).toContainText('Sender 1');

  await page.getByLabel('Search submissions').fill('umber 44');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(rows(page)).toHaveCount(1);
  await expect(page.getByText('1 found')).toBeVisible();
  await expect(page.getByRole('tab').first()).toHaveText('Contact Submissions (45)');

  await page.getByRole('link', { name: 'Sender 44' }).click();
  await page.getByLabel('A note for colleagues').last().fill('Rang her.');
  await page.getByRole('button', { name: 'Add note' }).last().click();
  await expect(page.getByText('Rang her.').last()).toBeVisible();
  await page.getByRole('button', { name: 'Move to trash' }).last().click();
  await expect(page.getByText('Nothing matches.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole('link', { name: 'Clear' }).click();

  await rowOf(page, 'Sender 3').getByRole('checkbox').check();
  await rowOf(page, 'Sender 4').getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Spam' }).click();
  await expect(page.getByRole('img', { name: 'Spam' })).toHaveCount(2);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('img', { name: 'Spam' })).toHaveCount(0);
});
