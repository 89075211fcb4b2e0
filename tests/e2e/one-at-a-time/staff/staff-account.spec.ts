import type { Page } from 'playwright/test';

import { newAdmin, removeNewAdmins } from '../../../support/staff/accounts';
import { startMailServer } from '../../../support/mail/mail-server';
import { expect, staff, test } from '../../../support/site';
import { startMailingSite } from '../../../support/sites/site-with-settings';
import { adminFlag, signedInAs, signInByRequest } from '../../../support/staff/staff-session';
import { expectToast } from '../../../support/pages/toasts';

// The browser itself notes an answer that is no success.
test.use({ expected: /Failed to load resource/ });

test.afterAll(removeNewAdmins);

const logIn = (page: Page) => page.getByRole('button', { name: 'Log In' });

async function setPassword(page: Page, password: string) {
  await page.getByLabel('New password').fill(password);
  await page.getByRole('button', { name: 'Set the password' }).click();
}

test('who forgot a password is mailed a link, chooses a good one and is in; the link works once', async ({
  page,
}) => {
  const { email } = await newAdmin();
  const mails = await startMailServer();
  const mailing = await startMailingSite(mails.url);
  try {
    await page.goto('/admin');
    await page.getByRole('link', { name: 'Forgotten your password?' }).click();
    await expect(page.getByRole('heading', { name: 'Forgotten password' })).toBeVisible();
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expect(page.getByRole('status')).toContainText('a new password is on its way');
    const received = () => mails.received.filter(({ to }) => to.includes(email));
    await expect.poll(received, { timeout: 10_000 }).toHaveLength(1);
    const link = /href="(http[^"]+)"/.exec(received()[0]?.mail.html ?? '')?.[1] ?? '';

    await page.goto(link);
    await expect(page.locator('meta[name="referrer"]')).toHaveAttribute('content', 'no-referrer');
    await setPassword(page, 'sunshine');
    await expectToast(page, 'error', [
      'Password not changed',
      'The password is refused. Use at least 15 characters; this password has 8. ' +
        'Choose one that is harder to guess; this one has common passwords or words.',
    ]);
    await setPassword(page, 'gravel teapot 82 monsoon');
    await expect(page.getByRole('button', { name: 'Log Out' })).toBeVisible();
    expect(await signedInAs(page)).toBe(email);

    await page.goto(link);
    await setPassword(page, 'another teapot 82 monsoon');
    await expectToast(page, 'error', [
      'Password not changed',
      'This link was used before or is older than an hour. Ask for a new one.',
    ]);
  } finally {
    await mailing.close();
    await mails.close();
  }
});

test('signing out everywhere ends the sessions of every browser, or says that it could not', async ({
  page,
  browser,
  baseURL,
}) => {
  const account = await newAdmin();
  const other = await browser.newPage({ baseURL });
  for (const each of [page, other]) await signInByRequest(each, account);
  await page.goto('/admin');
  await page.getByRole('link', { name: `Account of ${account.email}` }).click();
  await expect(page.getByText('You are signed in 2 times, this one included.')).toBeVisible();

  const route = '**/api/users/logout?*';
  const everywhere = page.getByRole('button', { name: 'Sign out everywhere' });
  await page.route(route, (asked) => asked.fulfill({ status: 500, json: {} }));
  await everywhere.click();
  await expectToast(page, 'error', ['Error', 'Failed to logout properly']);
  await page.unroute(route);
  await other.goto('/admin');
  await expect(other.getByRole('tab')).toHaveCount(2);

  await everywhere.click();
  await expect(logIn(page)).toBeVisible();
  expect(await adminFlag(page)).toBeNull();
  await other.reload();
  await expect(logIn(other)).toBeVisible();
  await other.close();
});

test('an editor who comes with the session of the panel is denied and signed out', async ({
  page,
}) => {
  await signInByRequest(page, staff.editor);
  await page.goto('/admin');
  await expectToast(page, 'error', ['Access Denied', "You don't have admin privileges."]);
  await expect.poll(() => signedInAs(page)).toBeNull();
  await expect(logIn(page)).toBeVisible();
});
