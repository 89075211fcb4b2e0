import type { Page } from 'playwright/test';

import { isOn } from '@/features';

import { violations } from '../../../../support/pages/axe';
import { startPushService, type PushService } from '../../../../support/push/push-service';
import { bothWidths, expect, query } from '../../../../support/site';
import { test } from '../../../../support/staff/mailing-site';
import { signInByRequest } from '../../../../support/staff/staff-session';
import { quote } from '../../../../support/submissions/answers';

test.skip(!isOn('staff-notices') || !isOn('incoming-mail'), 'The site does without.');

// Where nothing stands in for the service, Chromium says why it reaches none.
test.use({
  expected: /request to http:\/\/localhost:\d+|Failed to load resource|Push API in incognito mode/,
});

const forgetAll = () =>
  query(
    `DELETE FROM push_subscriptions; DELETE FROM quote_submissions WHERE email = '${quote.email}'`,
  );

test.beforeEach(forgetAll);
test.afterEach(forgetAll);

/** A Chromium without a screen shows no notices, and says that they are blocked. */
const allowNotices = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', {
      get: () => 'granted',
      configurable: true,
    });
    Object.assign(Notification, { requestPermission: () => Promise.resolve('granted') });
  });

/**
 * Chromium asks a service of Google’s for an address, and no test leaves this machine: in its place
 * stands a service of ours. The worker and its registration are the browser's.
 */
async function subscribeAt(page: Page, service: PushService): Promise<void> {
  await allowNotices(page);
  await page.addInitScript(({ endpoint, p256dh, auth }) => {
    const kept = 'the subscription of a test';
    const bytes = (text: string) =>
      Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
        letter.charCodeAt(0),
      ).buffer;
    const made = (serverKey: string) => ({
      endpoint,
      options: { applicationServerKey: bytes(serverKey) },
      toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
      unsubscribe: () => {
        localStorage.removeItem(kept);
        return Promise.resolve(true);
      },
    });
    Object.assign(PushManager.prototype, {
      getSubscription: () => {
        const serverKey = localStorage.getItem(kept);
        return Promise.resolve(serverKey === null ? null : made(serverKey));
      },
      subscribe: ({ applicationServerKey }: { applicationServerKey: string }) => {
        localStorage.setItem(kept, applicationServerKey);
        return Promise.resolve(made(applicationServerKey));
      },
    });
  }, service.subscription());
}

const section = (page: Page) => page.getByRole('region', { name: 'Notices in your browser' });

test(
  'a browser is turned on, told of what comes in, and turned off',
  { tag: bothWidths },
  async ({ site, page }) => {
    const service = await startPushService();
    await subscribeAt(page, service);
    await signInByRequest(page);
    await page.goto(`${site.url}/admin/account`);
    const notices = section(page);
    await notices.getByLabel('A colleague mentions me in a note').uncheck();
    await notices.getByRole('button', { name: 'Turn on in this browser' }).click();
    await expect(notices.getByRole('listitem').filter({ hasText: 'this one' })).toContainText(
      /Chrome on \w+, this one/,
    );
    expect(await violations(page)).toEqual([]);
    await page.reload();
    await expect(notices.getByRole('button', { name: 'Save' })).toBeVisible();
    await expect(notices.getByLabel('A colleague mentions me in a note')).not.toBeChecked();
    await expect(notices.getByLabel('Something new comes in')).toBeChecked();

    const sent = await page.request.post(`${site.url}/api/quote`, { data: quote });
    expect(sent.status()).toBe(201);
    await expect
      .poll(() => service.pushed.map(({ message }) => message.title), { timeout: 60_000 })
      .toEqual(['A new quote request']);
    expect(JSON.stringify(service.pushed)).not.toContain(quote.email);

    await notices.getByRole('button', { name: /^Turn off/ }).click();
    await expect(notices.getByRole('button', { name: 'Turn on in this browser' })).toBeVisible();
    expect(await query('SELECT FROM push_subscriptions')).toEqual([]);
    await page.reload();
    await expect(notices.getByRole('button', { name: 'Turn on in this browser' })).toBeVisible();
    await service.close();
  },
);

test('its worker is for the inbox alone', async ({ site, page }) => {
  const service = await startPushService();
  await subscribeAt(page, service);
  await signInByRequest(page);
  await page.goto(`${site.url}/admin/account`);
  await section(page).getByRole('button', { name: 'Turn on in this browser' }).click();
  await expect(section(page).getByText('this one')).toBeVisible();
  const worker = await page.evaluate(async () => {
    const all = await navigator.serviceWorker.getRegistrations();
    return all.map(({ scope, active }) => [scope, active?.scriptURL]);
  });
  expect(worker).toEqual([[`${site.url}/admin/`, `${site.url}/admin/push-worker`]]);
  // A public page has none.
  await page.goto(site.url);
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  await service.close();
});

test('a browser that is blocked says what to do, and one whose service is away says so', async ({
  site,
  page,
}) => {
  await signInByRequest(page);
  await allowNotices(page);
  await page.goto(`${site.url}/admin/account`);
  // Nothing stands in for the service here, and none can be reached from a test.
  await section(page).getByRole('button', { name: 'Turn on in this browser' }).click();
  await expect(section(page).getByRole('alert')).toContainText('could not be signed up', {
    timeout: 30_000,
  });
  expect(await query('SELECT FROM push_subscriptions')).toEqual([]);
  await page.addInitScript(() =>
    Object.defineProperty(Notification, 'permission', { get: () => 'denied' }),
  );
  await page.reload();
  await expect(section(page)).toContainText('This browser blocks notices of this site.');
  await expect(section(page).getByRole('button', { name: /Turn on/ })).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
});

test('another browser is turned off from here, without a script too', async ({ site, browser }) => {
  await query(
    `INSERT INTO push_subscriptions (person, endpoint, p256dh, auth, events, browser)
     SELECT id, 'https://push.example/other', 'a', 'b', '{enquiry}', 'Firefox on Mac'
     FROM users WHERE email = $1`,
    [process.env.ADMIN_EMAIL ?? ''],
  );
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await signInByRequest(page);
  await page.goto(`${site.url}/admin/account`);
  await section(page).getByRole('button', { name: 'Turn off Firefox on Mac' }).click();
  await expect(section(page)).toHaveCount(0);
  expect(await query('SELECT FROM push_subscriptions')).toEqual([]);
  await context.close();
});
