import type { Page } from 'playwright/test';

import { expect, query, staff, test } from '../../support/site';
import { adminFlag, signedInAs, signInByRequest } from '../../support/staff-session';
import { expectToast } from '../../support/toasts';

const logOut = (page: Page) => page.getByRole('button', { name: 'Log Out' });
const logIn = (page: Page) => page.getByRole('button', { name: 'Log In' });
const refresh = '**/api/users/refresh-token';

declare global {
  interface Window {
    /** When the page began to keep its session and asked for a refresh, by its own clock. */
    keptSince?: number;
    refreshes?: number[];
    /** How many of those are not answered yet. */
    unanswered?: number;
  }
}

/** The inbox also asks every few seconds whether it is still as shown; here that says nothing. */
const withoutWatching = (page: Page) =>
  page.route('**/admin/revision*', (asked) => asked.fulfill({ status: 204 }));

const refreshes = (page: Page) => page.evaluate(() => window.refreshes ?? []);

const nowOf = (page: Page) => page.evaluate(() => Date.now());

/**
 * Opens the inbox with so many seconds left of its session, and stops the browser's clock.
 * @returns since when the page keeps the session
 */
async function openWithSecondsLeft(page: Page, seconds: number): Promise<number> {
  await signInByRequest(page);
  await query(`UPDATE users_sessions SET expires_at = now() + $1 * interval '1 second'`, [seconds]);
  await page.clock.install();
  await page.addInitScript(() => {
    const times: number[] = [];
    window.refreshes = times;
    const ask = window.fetch.bind(window);
    window.fetch = async (address, options) => {
      if (address !== '/api/users/refresh-token') return ask(address, options);
      times.push(Date.now());
      window.unanswered = (window.unanswered ?? 0) + 1;
      const answer = await ask(address, options);
      await answer.clone().text();
      window.unanswered -= 1;
      return answer;
    };
    // eslint-disable-next-line @typescript-eslint/unbound-method
    const keep = Storage.prototype.setItem;
    Storage.prototype.setItem = function (key, value) {
      if (key === 'admin_authenticated') window.keptSince = Date.now();
      keep.call(this, key, value);
    };
  });
  await page.goto('/admin');
  // The inbox sets the flag as it begins to keep the session.
  await expect.poll(() => adminFlag(page)).toBe('true');
  await page.clock.pauseAt((await nowOf(page)) + 10_000);
  return page.evaluate(() => window.keptSince ?? 0);
}

/** In small steps; an answer, which does not go by this clock, comes before the next of them. */
async function elapse(page: Page, { until, step }: { until: number; step: number }): Promise<void> {
  const unanswered = () =>
    page.evaluate(async () => {
      // Whoever waited for the last answer goes on first.
      const { port1, port2 } = new MessageChannel();
      await new Promise((resolve) => {
        port1.onmessage = resolve;
        port2.postMessage(null);
      });
      return window.unanswered ?? 0;
    });
  for (let now = await nowOf(page); now < until; now += step) {
    await page.clock.runFor(step);
    await expect.poll(unanswered).toBe(0);
  }
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
