import type { Page } from 'playwright/test';

import { expect, staff, test } from '../../support/site';
import { adminFlag, signedInAs, signInByRequest } from '../../support/staff-session';
import { expectToast } from '../../support/toasts';

const logOut = (page: Page) => page.getByRole('button', { name: 'Log Out' });
const logIn = (page: Page) => page.getByRole('button', { name: 'Log In' });

test('logging out clears the flag, returns to the form and revokes the session on the server', async ({
  page,
  playwright,
  baseURL,
}) => {
  await signInByRequest(page);
  const storageState = await page.context().storageState();
  const thief = await playwright.request.newContext({ baseURL, storageState });
  expect(await signedInAs({ request: thief })).toBe(staff.admin.email);
  await page.goto('/admin');
  await expect.poll(() => adminFlag(page)).toBe('true');

  await logOut(page).click();
  await expect(logIn(page)).toBeVisible();
  await expect(page.getByRole('tab')).toHaveCount(0);
  expect(await adminFlag(page)).toBeNull();
  expect(await signedInAs(page)).toBeNull();

  expect(await signedInAs({ request: thief })).toBeNull();
  expect((await thief.get('/api/contact-submissions')).status()).toBe(403);
  const inbox = await (await thief.get('/admin')).text();
  expect(inbox).toContain('Log In');
  expect(inbox).not.toContain('Contact Submissions');
  await thief.dispose();
});

test.describe('failures', () => {
  // The browser itself notes an answer that is no success.
  test.use({ expected: /Failed to load resource/ });

  test('a log-out that fails says so and leaves the admin signed in', async ({ page }) => {
    await signInByRequest(page);
    await page.route('**/api/users/logout', (route) => route.fulfill({ status: 500, json: {} }));
    await page.goto('/admin');
    await logOut(page).click();
    await expectToast(page, 'error', ['Error', 'Failed to logout properly']);
    await expect(logOut(page)).toBeEnabled();
    await expect(page.getByRole('tab')).toHaveCount(2);
    expect(await adminFlag(page)).toBe('true');
    expect(await signedInAs(page)).toBe(staff.admin.email);

    await page.unroute('**/api/users/logout');
    await logOut(page).click();
    await expect(logIn(page)).toBeVisible();
  });

  test('with the network down a log-out says so, and the page stays', async ({ page, context }) => {
    await signInByRequest(page);
    await page.goto('/admin');
    await expect.poll(() => adminFlag(page)).toBe('true');
    await context.setOffline(true);
    await logOut(page).click();
    await expectToast(page, 'error', ['Error', 'Failed to logout properly']);
    await expect(logOut(page)).toBeEnabled();
    await expect(page.getByRole('tab')).toHaveCount(2);
    expect(await adminFlag(page)).toBe('true');

    await context.setOffline(false);
    await logOut(page).click();
    await expect(logIn(page)).toBeVisible();
  });
});
