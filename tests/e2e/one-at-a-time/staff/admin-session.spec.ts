import { expect, query, staff, test } from '../../../support/site';
import { adminFlag, signedInAs, signInByRequest } from '../../../support/staff/staff-session';
import { expectToast } from '../../../support/pages/toasts';
import {
  logOut,
  logIn,
  refresh,
  withoutWatching,
  refreshes,
  openWithSecondsLeft,
  elapse,
} from '../../../support/staff/session-clock';

test('the session is looked at every 30 s and refreshed only when under 90 s remain', async ({
  page,
}) => {
  // Whenever it is refreshed, 130 s remain: 100 s after one tick, 70 s after two.
  await page.route(refresh, async (route) => {
    const now = await page.evaluate(() => Date.now());
    await route.fulfill({ json: { exp: Math.round(now / 1000) + 130 } });
  });
  const keptSince = await openWithSecondsLeft(page, 100);
  await elapse(page, { until: keptSince + 157_000, step: 2500 });

  const [first = 0, ...later] = await refreshes(page);
  expect(first - keptSince).toBeGreaterThanOrEqual(30_000);
  expect(first - keptSince).toBeLessThan(30_100);
  expect(later.map((time) => time - first)).toEqual([60_000, 120_000]);
});

test('a refresh really prolongs the session', async ({ page }) => {
  const keptSince = await openWithSecondsLeft(page, 80);
  const answered = page.waitForResponse(refresh);
  await elapse(page, { until: keptSince + 31_000, step: 2500 });
  expect((await answered).ok()).toBe(true);
  const [session] = await query(
    `SELECT max(expires_at) > now() + interval '119 minutes' AS prolonged FROM users_sessions`,
  );
  expect(session).toEqual({ prolonged: true });
  expect(await signedInAs(page)).toBe(staff.admin.email);
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

  test('a session that was ended elsewhere closes the inbox at its next refresh', async ({
    page,
  }) => {
    await withoutWatching(page);
    const keptSince = await openWithSecondsLeft(page, 80);
    await query('DELETE FROM users_sessions');
    await elapse(page, { until: keptSince + 31_000, step: 2500 });
    await expect(logIn(page)).toBeVisible();
    await expect(page.getByRole('tab')).toHaveCount(0);
    expect(await adminFlag(page)).toBeNull();
  });

  test('a refresh that fails is tried again after 200 ms, then 400, then 800', async ({ page }) => {
    const failures = [502, 503, 504];
    await page.route(refresh, (route) => {
      const status = failures.shift();
      return status ? route.fulfill({ status }) : route.continue();
    });
    const keptSince = await openWithSecondsLeft(page, 80);
    await elapse(page, { until: keptSince + 27_000, step: 2500 });
    await elapse(page, { until: keptSince + 33_000, step: 20 });

    const times = await refreshes(page);
    const waits = times.slice(1).map((time, index) => time - (times[index] ?? 0));
    expect(waits).toEqual([
      expect.closeTo(200, -2),
      expect.closeTo(400, -2),
      expect.closeTo(800, -2),
    ]);
    await expect(page.getByRole('tab')).toHaveCount(2);
  });
});
