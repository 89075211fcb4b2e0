import type { APIRequestContext, Page } from 'playwright/test';
import { z } from 'zod';

import { publicPages } from '../../support/pages/public-pages';
import { factsOf, ofType } from '../../support/pages/structured-data';
import { expect, query, test } from '../../support/site';

/** What the server sent, read as a document: search engines may run no script. */
async function readPage(page: Page, request: APIRequestContext, address: string) {
  const html = await (await request.get(address)).text();
  return page.evaluate((text) => {
    const sent = new DOMParser().parseFromString(text, 'text/html');
    const contents = (selector: string, attribute: string) =>
      [...sent.querySelectorAll(selector)].map((element) => element.getAttribute(attribute) ?? '');
    return {
      titles: [...sent.querySelectorAll('head > title')].map(({ textContent }) => textContent),
      descriptions: contents('head > meta[name="description"]', 'content'),
      h1s: [...sent.querySelectorAll('h1')].map(({ textContent }) => textContent),
      canonical: contents('head > link[rel="canonical"]', 'href'),
      robots: contents('meta[name="robots"]', 'content'),
      openGraph: Object.fromEntries<string>(
        [...sent.querySelectorAll('head > meta[property^="og:"]')].map((element) => [
          element.getAttribute('property') ?? '',
          element.getAttribute('content') ?? '',
        ]),
      ),
      data: [...sent.querySelectorAll('script[type="application/ld+json"]')].map(
        ({ textContent }) => textContent,
      ),
    };
  }, html);
}

/** The public address, which the pages name however they were reached. */
const absolute = (path: string, baseURL = '') => baseURL + (path === '/' ? '' : path);

test('every page has a title and a description of its own, one h1 and one address', async ({
  page,
  request,
  baseURL,
}) => {
  const pages = await publicPages();
  const titles = new Set<string>();
  const descriptions = new Set<string>();
  for (const path of pages) {
    const sent = await readPage(page, request, `${path}?utm_source=newsletter`);
    const [title = '', ...moreTitles] = sent.titles;
    const [description = '', ...moreDescriptions] = sent.descriptions;
    expect([path, moreTitles, moreDescriptions]).toEqual([path, [], []]);
    expect([path, sent.h1s]).toEqual([path, [expect.stringMatching(/\w{3}/)]]);
    expect(title).toMatch(/^(OneLayer \| \S.+|\S.+ \| OneLayer)$/);
    expect([path, description.length > 50, description.length <= 200]).toEqual([path, true, true]);
    expect([path, sent.canonical]).toEqual([path, [absolute(path, baseURL)]]);
    expect([path, sent.robots]).toEqual([path, []]);
    expect(sent.openGraph).toMatchObject({
      'og:title': title,
      'og:description': description,
      'og:url': absolute(path, baseURL),
      'og:type': 'website',
      'og:site_name': 'OneLayer',
    });
    titles.add(title);
    descriptions.add(description);
  }
  expect([titles.size, descriptions.size]).toEqual([pages.length, pages.length]);
});

test('every page but home states its way from home as structured data', async ({
  page,
  request,
  baseURL,
}) => {
  const trails: Record<string, [string, string][]> = {
    '/industries': [['Industries', '/industries']],
    '/industries/non-profit': [
      ['Industries', '/industries'],
      ['Non-profit', '/industries/non-profit'],
    ],
    '/work': [['Our Work', '/work']],
    '/work/deelflo': [
      ['Our Work', '/work'],
      ['AI-powered M&A Platform', '/work/deelflo'],
    ],
    '/quote': [['Get Your Free Project Quote', '/quote']],
    '/terms': [['Terms of Service', '/terms']],
  };
  const stated: Record<string, [string, string][]> = {};
  for (const path of await publicPages()) {
    if (path === '/') continue;
    const lists = ofType(await factsOf(request, page, path), 'BreadcrumbList');
    expect([path, lists.length]).toEqual([path, 1]);
    const list = lists[0]?.itemListElement ?? [];
    expect(list.map(({ position }) => position)).toEqual(list.map((_, index) => index + 1));
    const [home, ...trail] = list;
    expect(home).toMatchObject({ name: 'Home', item: baseURL });
    expect(trail.at(-1)?.item).toBe(absolute(path, baseURL));
    expect(trail).toHaveLength(path.split('/').length - 1);
    stated[path] = trail.map(({ name, item }) => [name, item.replace(baseURL ?? '', '')]);
  }
  expect(stated).toMatchObject(trails);
});

test('each kind of page states what it is about as structured data, and no page more', async ({
  page,
  request,
  baseURL,
}) => {
  for (const path of await publicPages()) {
    const facts = await factsOf(request, page, path);
    const about = ofType(facts, 'Service').map(({ url }) => url);
    const works = ofType(facts, 'CreativeWork').map(({ url }) => url);
    const industry = path.startsWith('/industries/');
    const caseStudy = path.startsWith('/work/');
    expect([path, about]).toEqual([path, industry ? [absolute(path, baseURL)] : []]);
    expect([path, works]).toEqual([path, caseStudy ? [absolute(path, baseURL)] : []]);
    const ofHome = [...ofType(facts, 'WebSite'), ...ofType(facts, 'Organization')];
    expect([path, ofHome.length]).toEqual([path, path === '/' ? 2 : 0]);
  }
});

test('home states the website and the organisation, and nothing that is marked as made up', async ({
  page,
  request,
  baseURL,
}) => {
  const [settings] = await query('SELECT brand, description, placeholder FROM site_settings');
  expect(settings?.placeholder).toBe(true);
  const facts = await factsOf(request, page, '/');
  const [organization] = ofType(facts, 'Organization');
  expect(organization).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': `${baseURL}/#organization`,
    name: settings?.brand,
    description: settings?.description,
    url: baseURL,
    logo: `${baseURL}/icon.svg`,
  });
  expect(ofType(facts, 'WebSite')).toMatchObject([
    { name: settings?.brand, url: baseURL, publisher: { '@id': organization?.['@id'] } },
  ]);
  const logo = await request.get(organization?.logo ?? '');
  expect(logo.status()).toBe(200);
  expect(logo.headers()['content-type']).toMatch(/^image\//);
  const works = ofType(await factsOf(request, page, '/work/deelflo'), 'CreativeWork');
  expect(works).toMatchObject([{ creativeWorkStatus: 'Draft' }]);
  expect((await request.get(works[0]?.image ?? '')).status()).toBe(200);
});

test('a missing page is marked noindex, and names no address and no way', async ({
  page,
  request,
}) => {
  for (const address of ['/nope', '/industries/nope', '/work/nope']) {
    const sent = await readPage(page, request, address);
    expect([address, sent.titles]).toEqual([address, ['Page Not Found | OneLayer']]);
    expect(sent.robots[0]).toContain('noindex');
    expect([address, sent.canonical, sent.data]).toEqual([address, [], []]);
  }
});

test('the sitemap lists every public page once, and robots are told of it', async ({
  request,
  baseURL,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
  const days = [...sitemap.matchAll(/<lastmod>([^<]*)<\/lastmod>/g)].map(([, day]) => day ?? '');
  expect(days.filter((day) => !Number.isNaN(Date.parse(day)))).toHaveLength(addresses.length);
  const [terms] = await query(`SELECT updated_at FROM legal_pages WHERE slug = 'terms'`);
  expect(sitemap).toContain(
    `<loc>${baseURL}/terms</loc>\n<lastmod>${z.date().parse(terms?.updated_at).toISOString()}</lastmod>`,
  );
  const pages = await publicPages();
  expect(addresses.sort()).toEqual(pages.map((path) => `${baseURL}${path}`).sort());

  const robots = await (await request.get('/robots.txt')).text();
  expect(robots.split('\n')).toEqual(
    expect.arrayContaining([
      'User-Agent: *',
      'Allow: /',
      'Disallow: /admin',
      'Disallow: /cms',
      'Disallow: /api/',
      `Sitemap: ${baseURL}/sitemap.xml`,
    ]),
  );
});

test('llms.txt names every public page, and says which case studies are samples', async ({
  request,
  baseURL,
}) => {
  const answer = await request.get('/llms.txt');
  expect(answer.headers()['content-type']).toBe('text/plain; charset=utf-8');
  const text = await answer.text();
  expect(text).toMatch(/^# OneLayer\n\n> \S/);
  const named = [...text.matchAll(/^- \[.+?\]\(([^)]+)\)/gm)].map(([, address]) => address);
  const pages = await publicPages();
  expect(named.sort()).toEqual(pages.map((path) => `${baseURL}${path}`).sort());
  expect(text).toMatch(/\/work\/deelflo\): Sample content\. /);
});
