import type { APIRequestContext, Page } from 'playwright/test';

import { absolute, publicPages } from '../../../support/pages/public-pages';
import { expect, test } from '../../../support/site';

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
    // The seed's case studies are invented, and their results say so.
    expect([path, description.startsWith('Sample content. ')]).toEqual([
      path,
      path.startsWith('/work/'),
    ]);
    expect([path, title.length >= 15, title.length <= 65]).toEqual([path, true, true]);
    expect([path, sent.canonical]).toEqual([path, [absolute(path, baseURL)]]);
    expect([path, sent.robots]).toEqual([path, []]);
    expect(sent.openGraph).toMatchObject({
      'og:title': title,
      'og:description': description,
      'og:url': absolute(path, baseURL),
      'og:type': path.startsWith('/work/') ? 'article' : 'website',
      'og:site_name': 'OneLayer',
    });
    titles.add(title);
    descriptions.add(description);
  }
  expect([titles.size, descriptions.size]).toEqual([pages.length, pages.length]);
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
