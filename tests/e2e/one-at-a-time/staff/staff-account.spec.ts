import type { Page } from 'playwright/test';

import { newAdmin, removeNewAdmins } from '../../../support/staff/accounts';
import { expect, test } from '../../../support/site';
import { adminFlag, signInByRequest } from '../../../support/staff/staff-session';
import { expectToast } from '../../../support/pages/toasts';

// The browser itself notes an answer that is no success.
test.use({ expected: /Failed to load resource/ });

test.afterAll(removeNewAdmins);

const logIn = (page: Page) => page.getByRole('button', { name: 'Log In' });

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
