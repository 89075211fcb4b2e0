import type { Page } from 'playwright/test';

import { expect, test } from '../../support/site';

const path = '/services/gold-plating';

// The browser reports the status itself; the page logs the path.
test.use({ expected: /status of 404|404: no page at/ });

const linksOf = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute('href')]));

test('an unknown path gets a page that says so, with the status 404 and marked noindex', async ({
  page,
}) => {
  const response = await page.goto(path);
  expect(response?.status()).toBe(404);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await expect(page).toHaveTitle(/^Page Not Found/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
  const main = page.getByRole('main');
  await expect(main.getByText('404', { exact: true })).toBeVisible();
  await expect(
    main.getByText("Sorry, the page you're looking for doesn't exist or has been moved.", {
      exact: true,
    }),
  ).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test('the not-found page leads home, to support and to the popular pages', async ({ page }) => {
  await page.goto(path);
  expect((await linksOf(page)).slice(0, 2)).toEqual([
    ['Back to Homepage', '/'],
    ['Contact Support', '/#contact'],
  ]);
  const popular = page.getByRole('navigation', { name: 'Popular Pages' });
  await expect(popular.getByRole('heading')).toHaveText('Popular Pages');
  const addresses = await popular
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(addresses).toEqual(['/work', '/industries', '/quote', '/#contact']);
  await page.getByRole('main').getByRole('link', { name: 'Back to Homepage' }).click();
  await expect(page).toHaveURL('/');
});

test('the not-found page logs the visited path and sends the 404 event', async ({
  page,
  complaints,
}) => {
  await page.goto(`${path}?from=brochure`);
  await expect.poll(() => complaints).toContainEqual(expect.stringMatching(`404.* ${path}$`));
  const events = await page.evaluate(() => window.dataLayer);
  expect(events?.filter((entry) => 'event' in entry && entry.event === 'error')).toEqual([
    { event: 'error', category: '404', label: path, nonInteraction: true },
  ]);
});

test('the not-found page loads no picture of the pages that it leads to', async ({ page }) => {
  const pictures: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'image') pictures.push(request.url());
  });
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  expect(pictures.filter((address) => address.includes('/media/'))).toEqual([]);
});

test('unknown paths of every shape are not found', async ({ request }) => {
  const shapes = [
    ...['/nope', '/a/b/c', '/NOPE', '/Quote', '/quote/again', '/work/nope', '/work/hr-platform'],
    ...['/industries/nope', '/industries/healthcare/nope', '/image-gallery/1', '/admin/nope'],
    ...['/index.html', '/wp-login.php', '/missing.png', '/.env', '/%F0%9F%98%80', '/a%20b'],
    ...['/nope?page=/work', '/competition-2', '/privacy/policy', '/_next/nope'],
  ];
  for (const address of shapes) {
    const response = await request.get(address);
    expect([address, response.status()]).toEqual([address, 404]);
    // Where the page is public, Next was not even asked (server/missing-pages.ts).
    const ofNext = Object.keys(response.headers()).filter((name) => name.startsWith('x-nextjs'));
    if (!/^\/(?:admin|_next)\//.test(address)) expect([address, ofNext]).toEqual([address, []]);
    const html = await response.text();
    expect([address, html.includes('Page Not Found')]).toEqual([address, true]);
    expect([address, /<meta name="robots" content="noindex/.test(html)]).toEqual([address, true]);
  }
});
