import type { Page } from 'playwright/test';

import { whileChanged } from '../../../support/faults/database-states';
import { expect, query, test } from '../../../support/site';
import { adminFlag, signInByRequest } from '../../../support/staff/staff-session';
import { expectToast } from '../../../support/pages/toasts';

// The browser itself notes a request that failed.
test.use({ expected: /Failed to load resource/ });

const logOut = (page: Page) => page.getByRole('button', { name: 'Log Out' });
const logIn = (page: Page) => page.getByRole('button', { name: 'Log In' });

async function openInbox(page: Page) {
  await signInByRequest(page);
  await page.goto('/admin');
  await expect.poll(() => adminFlag(page)).toBe('true');
}

test('with the network down a log-out says so, and the page stays', async ({ page, context }) => {
  await openInbox(page);
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

test('with the network down another tab’s sign-out is looked into once it is back', async ({
  page,
  context,
}) => {
  // The inbox also asks every few seconds whether it is still as shown; here that says nothing.
  await page.route('**/admin/revision*', (asked) => asked.fulfill({ status: 204 }));
  await openInbox(page);
  await query('DELETE FROM users_sessions');
  await context.setOffline(true);
  const asked = page.waitForEvent('requestfailed');
  await page.evaluate(() =>
    window.dispatchEvent(new StorageEvent('storage', { key: 'admin_authenticated' })),
  );
  await asked;
  await expect(page.getByRole('tab')).toHaveCount(2);
  await context.setOffline(false);
  await expect(logIn(page)).toBeVisible();
});

test('with the network down Try again says once more that nothing was loaded', async ({
  page,
  context,
}) => {
  const again = page.getByRole('button', { name: 'Try again' });
  await whileChanged(
    'ALTER TABLE quote_submissions RENAME TO lost',
    'ALTER TABLE lost RENAME TO quote_submissions',
    async () => {
      await signInByRequest(page);
      await page.goto('/admin');
      await expect(again).toBeVisible();
    },
  );
  await context.setOffline(true);
  const asked = page.waitForEvent('requestfailed');
  await again.click();
  await asked;
  await expect(again).toBeEnabled();
  await context.setOffline(false);
  await again.click();
  await expect(again).toHaveCount(0);
  await expect(page.getByRole('tabpanel')).toBeVisible();
});
