import type { Page } from 'playwright/test';

import { expect, query } from '../site';
import { adminFlag, signInByRequest } from './staff-session';

export const logOut = (page: Page) => page.getByRole('button', { name: 'Log Out' });
export const logIn = (page: Page) => page.getByRole('button', { name: 'Log In' });
export const refresh = '**/api/users/refresh-token';

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
export const withoutWatching = (page: Page) =>
  page.route('**/admin/revision*', (asked) => asked.fulfill({ status: 204 }));

export const refreshes = (page: Page) => page.evaluate(() => window.refreshes ?? []);

export const nowOf = (page: Page) => page.evaluate(() => Date.now());

/**
 * Opens the inbox with so many seconds left of its session, and stops the browser's clock.
 * @returns since when the page keeps the session
 */
export async function openWithSecondsLeft(page: Page, seconds: number): Promise<number> {
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
    // oxlint-disable-next-line typescript/unbound-method
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
export async function elapse(
  page: Page,
  { until, step }: { until: number; step: number },
): Promise<void> {
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
