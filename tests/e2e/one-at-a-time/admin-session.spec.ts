import type { Page } from 'playwright/test';

import { expect, query, staff, test } from '../../support/site';
import { adminFlag, signedInAs, signInByRequest } from '../../support/staff-session';
import { expectToast } from '../../support/toasts';

const logOut = (page: Page) => page.getByRole('button', { name: 'Log Out' });
const logIn = (page: Page) => page.getByRole('button', { name: 'Log In' });
const refresh = '**/api/users/refresh-token';

declare global {
  interface Window {
    /** When the page asked for a refresh, by its own clock. */
    refreshes?: number[];
  }
}

/** The inbox also asks every few seconds whether it is still as shown; here that says nothing. */
const withoutWatching = (page: Page) =>
  page.route('**/admin/revision*', (asked) => asked.fulfill({ status: 204 }));

const refreshes = (page: Page) => page.evaluate(() => window.refreshes ?? []);

/** Opens the inbox with so many seconds left of its session, and stops the browser's clock. */
async function openWithSecondsLeft(page: Page, seconds: number): Promise<number> {
  await signInByRequest(page);
  await query(`UPDATE users_sessions SET expires_at = now() + $1 * interval '1 second'`, [seconds]);
  await page.clock.install();
  await page.addInitScript(() => {
    const times: number[] = [];
    window.refreshes = times;
    const ask = window.fetch.bind(window);
    window.fetch = (address, options) => {
      if (address === '/api/users/refresh-token') times.push(Date.now());
      return ask(address, options);
    };
  });
  await page.goto('/admin');
  // The inbox sets the flag as it begins to keep the session.
  await expect.poll(() => adminFlag(page)).toBe('true');
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 2000);
  return now;
}

/** In small steps, so that answers, which do not go by this clock, come in between. */
async function elapse(page: Page, { ms, step }: { ms: number; step: number }): Promise<void> {
  for (let elapsed = 0; elapsed < ms; elapsed += step) await page.clock.runFor(step);
}

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

test('logging out in one tab closes the inbox in the other', async ({ page, context }) => {
  await signInByRequest(page);
  await page.goto('/admin');
  const other = await context.newPage();
  await withoutWatching(other);
  await other.goto('/admin');
  await expect(other.getByRole('tab')).toHaveCount(2);
  await logOut(page).click();
  await expect(logIn(other)).toBeVisible();
});

test('a forged flag shows nothing and is cleared', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('admin_authenticated', 'true'));
  const answered = page.waitForResponse('/admin');
  await page.goto('/admin');
  await expect(logIn(page)).toBeVisible();
  await expect(page.getByRole('tab')).toHaveCount(0);
  await expect(logOut(page)).toHaveCount(0);
  expect(await (await answered).text()).not.toContain('Submissions (');
  await expect.poll(() => adminFlag(page)).toBeNull();
});

test('the session is looked at every 30 s and refreshed only when under 90 s remain', async ({
  page,
}) => {
  // Whenever it is refreshed, 130 s remain: 100 s after one tick, 70 s after two.
  await page.route(refresh, async (route) => {
    const now = await page.evaluate(() => Date.now());
    await route.fulfill({ json: { exp: Math.round(now / 1000) + 130 } });
  });
  const opened = await openWithSecondsLeft(page, 100);
  await elapse(page, { ms: 155_000, step: 2500 });

  const [first = 0, ...later] = await refreshes(page);
  expect(first - opened).toBeGreaterThan(25_000);
  expect(first - opened).toBeLessThanOrEqual(30_000);
  expect(later.map((time) => time - first)).toEqual([60_000, 120_000]);
});

test('a refresh really prolongs the session', async ({ page }) => {
  await openWithSecondsLeft(page, 80);
  const answered = page.waitForResponse(refresh);
  await elapse(page, { ms: 30_000, step: 2500 });
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
    await openWithSecondsLeft(page, 80);
    await query('DELETE FROM users_sessions');
    await elapse(page, { ms: 30_000, step: 2500 });
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
    await openWithSecondsLeft(page, 80);
    await elapse(page, { ms: 27_000, step: 2500 });
    await elapse(page, { ms: 6000, step: 20 });

    const times = await refreshes(page);
    const waits = times.slice(1).map((time, index) => time - (times[index] ?? 0));
    expect(waits).toHaveLength(3);
    for (const [index, wait] of waits.entries()) {
      expect(wait).toBeGreaterThanOrEqual(200 * 2 ** index);
      // What the answer took comes on top.
      expect(wait).toBeLessThan(400 * 2 ** index);
    }
    await expect(page.getByRole('tab')).toHaveCount(2);
  });
});
