import type { Page } from 'playwright/test';

import { isOn } from '@/features';

import { violations } from '../../../../support/pages/axe';
import { main, menu, unseenTexts } from '../../../../support/pages/without-javascript';
import { expect, staff, test } from '../../../../support/site';
import { formRuns } from '../../../../support/staff/panel-form';
import { signInByRequest } from '../../../../support/staff/staff-session';

test.skip(!isOn('search'));

const settings = '/api/globals/site-settings';

/** Other tests know a site without. */
test.afterEach(async ({ request }) => {
  await request.post('/api/users/login', { data: staff.editor });
  await request.post(settings, { data: { hasSearch: false, _status: 'published' } });
});

const results = (page: Page) => main(page).getByRole('list', { name: 'Results' });
const field = (page: Page) => main(page).getByRole('searchbox', { name: 'Search this site' });

test('nobody can search until a marketer says so, and then everybody can', async ({
  page,
  request,
  browser,
}) => {
  const home = await (await request.get('/')).text();
  expect(home).not.toContain('/search');
  expect((await request.get('/search?q=hospice')).status()).toBe(404);

  await signInByRequest(page, staff.editor);
  await page.goto('/cms/globals/site-settings');
  await formRuns(page);
  await page.getByLabel('Visitors can search the site').check();
  const published = page.waitForResponse(
    (response) =>
      response.url().includes(settings) &&
      response.request().method() === 'POST' &&
      !response.url().includes('autosave'),
  );
  await page.getByRole('button', { name: 'Publish changes' }).click();
  expect((await published).status()).toBe(200);

  // By mouse.
  const visitor = await browser.newPage();
  await visitor.goto('/quote');
  await visitor
    .getByRole('navigation', { name: 'Main' })
    .locator('..')
    .getByRole('link', { name: 'Search' })
    .click();
  await expect(visitor).toHaveURL('/search');
  await field(visitor).fill('hospice');
  await main(visitor).getByRole('button', { name: 'Search' }).click();
  await expect(visitor).toHaveURL('/search?q=hospice');
  await expect(field(visitor)).toHaveValue('hospice');
  await expect(
    results(visitor)
      .locator('mark')
      .filter({ hasText: /hospice/i })
      .first(),
  ).toBeVisible();
  expect(await violations(visitor)).toEqual([]);

  // By keyboard, from the foot of the page, with a typing error.
  const atFoot = visitor.getByRole('contentinfo').getByRole('searchbox');
  await atFoot.focus();
  await visitor.keyboard.type('helthcare');
  await visitor.keyboard.press('Enter');
  await expect(visitor).toHaveURL('/search?q=helthcare');
  await expect(main(visitor)).toContainText('We looked for “healthcare” instead.');
  await field(visitor).focus();
  await visitor.keyboard.press('Tab');
  await visitor.keyboard.press('Tab');
  await visitor.keyboard.press('Enter');
  await expect(visitor).toHaveURL('/industries/healthcare');
  await visitor.close();

  // What is not public says so, and nobody keeps it.
  const answer = await request.get('/search?q=hospice');
  expect(answer.headers()['cache-control']).toContain('no-store');
  expect(await answer.text()).toContain('<meta name="robots" content="noindex"');
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain('/search');
});

test('it works on a phone and without JavaScript, and says where to go when nothing is found', async ({
  request,
  browser,
}) => {
  await request.post('/api/users/login', { data: staff.editor });
  const data = { hasSearch: true, _status: 'published' };
  expect((await request.post(settings, { data })).status()).toBe(200);

  const phone = { width: 320, height: 700 };
  const plain = await browser.newContext({ javaScriptEnabled: false, viewport: phone });
  const reader = await plain.newPage();
  await reader.goto('/');
  await reader.getByRole('button', { name: 'Open menu' }).click();
  await menu(reader).getByRole('searchbox').fill('accessibility');
  await menu(reader).getByRole('button', { name: 'Search' }).click();
  await expect(reader).toHaveURL('/search?q=accessibility');
  expect(await unseenTexts(reader)).toEqual([]);
  await results(reader).getByRole('link', { name: 'Accessibility Statement' }).click();
  await expect(reader).toHaveURL('/accessibility');

  await reader.goto('/search?q=software');
  await main(reader).getByRole('link', { name: 'More results' }).click();
  await expect(reader).toHaveURL('/search?q=software&page=2');
  await expect(results(reader)).toHaveAttribute('start', '11');
  await reader.goto('/search?q=qqqqzzzz');
  await expect(main(reader)).toContainText('Nothing here says “qqqqzzzz”.');
  await expect(main(reader).getByRole('link', { name: 'Industries' })).toBeVisible();
  await plain.close();

  const small = await browser.newPage({ viewport: phone });
  await small.goto('/');
  await small.getByRole('button', { name: 'Open menu' }).click();
  const inMenu = menu(small).getByRole('searchbox');
  await inMenu.fill('helth');
  for (const key of ['Home', 'ArrowRight', 'ArrowDown', 'End']) await inMenu.press(key);
  await expect(inMenu).toBeFocused();
  for (const address of ['/search', '/search?q=software', `/search?q=${'x'.repeat(100)}`]) {
    await small.goto(address);
    expect(await violations(small)).toEqual([]);
    const wide = await small.evaluate(() => document.documentElement.scrollWidth);
    expect([address, wide]).toEqual([address, 320]);
  }
  await small.close();

  const odd = [
    '%00',
    '%27%22%5C',
    '%ED%A0%80',
    'x'.repeat(10_000),
    'a&page=-1',
    'a&q=b',
    '%3Cmark%3E',
  ];
  for (const query of odd) {
    const status = (await request.get(`/search?q=${query}`)).status();
    expect([query, status < 500]).toEqual([query, true]);
  }
});
