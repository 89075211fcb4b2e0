import type { APIRequestContext, Browser } from 'playwright/test';

import { isOn } from '@/features';

import { violations } from '../../../../support/pages/axe';
import { expect, query, staff, test } from '../../../../support/site';
import { emptyInbox } from '../../../../support/staff/inbox-rows';
import { signInByRequest } from '../../../../support/staff/staff-session';
import { browserAgent, counted } from '../../../../support/view-visits';

test.skip(!isOn('views'));

const views = async () => Number((await query(counted))[0]?.['views']);

const empty = () => query('DELETE FROM page_views; DELETE FROM contact_submissions');

async function count(request: APIRequestContext, counts: boolean): Promise<void> {
  await signInByRequest({ request });
  const saved = await request.post('/api/globals/view-counting', {
    data: { counts, monthsKept: 25 },
  });
  expect(saved.status()).toBe(200);
}

test.beforeEach(async ({ request }) => {
  await empty();
  await count(request, true);
});
/** Other tests know the site as nobody counts on it. */
test.afterEach(async ({ request }) => {
  await count(request, false);
  await empty();
});

const visitorOf = (browser: Browser, options: object = {}) =>
  browser.newContext({ userAgent: browserAgent, ...options });

test('a visitor is told, objects by a button, and takes it back, also without a script', async ({
  browser,
}) => {
  const context = await visitorOf(browser, { javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/work');
  // A pointer over the link would have the page fetched ahead, which nobody tells of without a script.
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Counting of views' })
    .press('Enter');
  await expect(
    page.getByRole('heading', { name: 'How we count views of our pages' }),
  ).toBeInViewport();
  await expect.poll(views).toBe(2);
  const button = page.getByRole('button', { name: 'Do not count my views' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your views are not counted from now on')).toBeInViewport();
  expect(await context.cookies()).toMatchObject([{ name: 'count-views', value: 'no' }]);
  await page.goto('/quote');

  await page.goBack();
  await page.getByRole('button', { name: 'Count my views again' }).click();
  await expect(page.getByText('Your views are counted again')).toBeInViewport();
  expect(await context.cookies()).toEqual([]);
  await page.goto('/terms');
  // The privacy policy after the cookie went, and the terms.
  await expect.poll(views).toBe(4);
  const paths = await query('SELECT path, views FROM page_views ORDER BY path');
  expect(paths.map(({ path }) => path)).not.toContain('/quote');
  await context.close();
});

test('a browser that objects by itself is not counted', async ({ browser }) => {
  const context = await visitorOf(browser, { extraHTTPHeaders: { 'Sec-GPC': '1' } });
  const page = await context.newPage();
  await page.goto('/work');
  await page.goto('/quote');
  await context.close();
  const other = await visitorOf(browser);
  await (await other.newPage()).goto('/terms');
  await expect.poll(views).toBe(1);
  await other.close();
});

test('a page that was fetched ahead is counted once it is seen', async ({ browser }) => {
  const context = await visitorOf(browser);
  const page = await context.newPage();
  await page.goto('/privacy');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Disclaimer' });
  await link.hover();
  // The browser's own patience, and the time to fetch it.
  await page.waitForTimeout(2000);
  await link.click();
  await expect(page).toHaveURL(/\/disclaimer$/);
  const way = await page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation');
    return JSON.stringify(visit);
  });
  expect(way).toContain('"deliveryType":"navigational-prefetch"');
  await page.goto('/terms');
  await expect.poll(views).toBe(3);
  const rows = await query(`SELECT referrer, views FROM page_views WHERE path = '/disclaimer'`);
  expect(rows).toEqual([{ referrer: 'within', views: 1 }]);
  await context.close();
});

test('an editor sees the figures on the first page, at a document and at /cms/figures', async ({
  page,
  request,
  browser,
}) => {
  await emptyInbox();
  const context = await visitorOf(browser);
  const visitor = await context.newPage();
  await visitor.goto('/work?utm_source=linkedin&utm_medium=post&utm_campaign=Spring');
  await visitor.goto('/');
  await visitor.getByLabel('Name', { exact: true }).fill('Ada Okafor');
  await visitor.getByLabel('Email').first().fill('ada@ledgerloop.example');
  await visitor.getByLabel('Message').fill('Two spreadsheets too many.');
  await visitor.getByRole('button', { name: 'Send Message' }).click();
  await expect(visitor.getByText('Your reference is')).toBeVisible();
  await context.close();
  await expect.poll(views).toBe(2);

  await signInByRequest(page, staff.editor);
  await page.goto('/cms');
  const dashboard = page.getByRole('region', { name: 'The last 30 days' });
  await expect(dashboard.getByRole('paragraph')).toContainText('2 views, 1 enquiry');
  await page.goto('/cms/globals/work-page');
  await expect(page.getByText('1 view in the last 30 days')).toContainText(
    '1 enquiry from visitors who arrived here',
  );

  await page.getByRole('link', { name: 'All figures' }).click();
  await expect(page.getByRole('heading', { name: 'Figures', level: 1 })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  const work = page.getByRole('table', { name: 'Pages' }).getByRole('row', { name: /^\/work/ });
  await expect(work.getByRole('cell')).toHaveText(['1', '1']);
  const campaign = page.getByRole('table', { name: 'Campaigns' }).getByRole('row').last();
  await expect(campaign).toContainText('Spring (linkedin / post)');
  const content = page.locator('body');
  for (const secret of ['Ada', 'ledgerloop', 'C-']) await expect(content).not.toContainText(secret);

  await page.getByRole('link', { name: '7 days', exact: true }).click();
  await expect(page).toHaveURL(/days=7$/);
  const next = page.getByRole('link', { name: '90 days' });
  while (!(await next.evaluate((link) => link === document.activeElement)))
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/days=90$/);
  await expect(next).toHaveAttribute('aria-current', 'page');

  const file = await page.request.get('/cms/figures/export?days=7');
  expect(file.headers()['content-type']).toBe('text/csv; charset=utf-8');
  const text = await file.text();
  expect(text).toContain('"Day","Page","Came from"');
  expect(text).toMatch(/"\/work","[^"]*","linkedin","post","Spring","1","1"\r\n/);
  expect(text).not.toMatch(/Ada|ledgerloop/);

  await count(request, false);
  await page.goto('/cms');
  await expect(page.getByRole('heading', { name: 'What waits' })).toBeVisible();
  await expect(dashboard).toHaveCount(0);
  await page.goto('/cms/figures');
  await expect(page.getByText('Views are not counted now.')).toBeVisible();
});

test('nobody else opens the figures', async ({ page, request }) => {
  await page.goto('/cms/figures');
  await expect(page).toHaveURL(/\/cms\/login/);
  expect((await page.request.get('/cms/figures/export')).status()).toBe(403);
  await count(request, false);
  const privacy = await request.get('/privacy');
  expect(await privacy.text()).not.toContain('view-counting');
});
