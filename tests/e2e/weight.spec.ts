import { brotliCompressSync } from 'node:zlib';

import type { Page } from 'playwright/test';

import { kindOf, oneOfEachKind, publicPages } from '../support/pages/public-pages';
import { expect, test } from '../support/site';

interface Loaded {
  path: string;
  type: string;
  /** With its headers, as it was sent. */
  bytes: number;
}

/** What a first visit to a page brings along, without being touched. */
async function loadPage(page: Page, address: string): Promise<Loaded[]> {
  const found: Promise<Loaded>[] = [];
  page.on('requestfinished', (request) => {
    const loaded = async () => {
      const { responseBodySize, responseHeadersSize } = await request.sizes();
      const { pathname } = new URL(request.url());
      return {
        path: pathname,
        type: request.resourceType(),
        bytes: responseBodySize + responseHeadersSize,
      };
    };
    found.push(loaded());
  });
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  page.removeAllListeners('requestfinished');
  return Promise.all(found);
}

const sum = (loaded: Loaded[]) => loaded.reduce((total, { bytes }) => total + bytes, 0);

/** Which of these figures are above their limits. */
const above = (figures: Record<string, number>, limits: Record<string, number>) =>
  Object.entries(limits)
    .filter(([name, limit]) => (figures[name] ?? 0) > limit)
    .map(([name]) => name);

/** What a server may send before it has heard from the browser again: ten packets of 1,460 bytes. */
const firstFlight = 14_600;

/** As they stand in an answer: a name, a colon, a space, a value, and the end of the line. */
const bytesOf = (headers: readonly { name: string; value: string }[]) =>
  headers.reduce((bytes, { name, value }) => bytes + name.length + value.length + 4, 0);

/** What the HTML of a page has loaded, in the order of their names. */
const filesOf = (html: string) => [...new Set(html.match(/\/_next\/static\/[^"'\s)\\]+/g))].sort();

test('every public page is small, without React, and loads what others of its kind load', async ({
  request,
}) => {
  const found: string[] = [];
  const table: Record<string, Record<string, number>> = {};
  const filesByKind = new Map<string, string[]>();
  for (const address of await publicPages()) {
    const answer = await request.get(address);
    const html = await answer.text();
    const brotli = brotliCompressSync(html).length;
    const figures = {
      html: Buffer.byteLength(html),
      brotli,
      'brotli with headers': brotli + bytesOf(answer.headersArray()),
    };
    table[address] = figures;
    const limits =
      address === '/' ? mostOfHtml : { ...mostOfHtml, 'brotli with headers': firstFlight };
    const [kind, files] = [kindOf(address), filesOf(html)];
    const ofKind = filesByKind.get(kind) ?? files;
    filesByKind.set(kind, ofKind);
    expect([address, files]).toEqual([address, ofKind]);
    expect([address, html.includes('__next_f')]).toEqual([address, false]);
    found.push(...above(figures, limits).map((name) => `${address}: ${name}`));
  }
  console.table(table);
  expect(found).toEqual([]);
});

const mostOfHtml = { html: 150_000, brotli: 25_000 };

test('a page of each kind is light, and nothing of React runs on it', async ({ browser, page }) => {
  // The first visitor of a process gets its files compressed in less time, and so a little larger.
  await loadPage(page, '/');
  const heavy: string[] = [];
  const table: Record<string, Record<string, number>> = {};
  for (const address of oneOfEachKind(await publicPages())) {
    // Nothing is in the cache.
    const context = await browser.newContext({
      viewport: { width: 375, height: 740 },
      hasTouch: true,
      isMobile: true,
    });
    const loaded = await loadPage(await context.newPage(), address);
    const scripts = loaded.filter(({ type }) => type === 'script');
    const pictures = loaded.filter(({ type }) => type === 'image');
    const figures = {
      scripts: scripts.length,
      'bytes of scripts': sum(scripts),
      // How many pictures an editor shows, and how large they are, is another matter.
      'requests but for pictures': loaded.length - pictures.length,
      'transfer but for pictures': sum(loaded) - sum(pictures),
    };
    table[address] = figures;
    heavy.push(
      ...above(figures, most).map((name) => `${address}: ${name}`),
      ...loaded
        .filter(({ path }) => /^\/_next\/static\/chunks\/.*\.js$/.test(path))
        .map(({ path }) => `${address}: ${path}`),
    );
    await context.close();
  }
  console.table(table);
  expect(heavy).toEqual([]);
});

const most = {
  scripts: 1,
  // 500 of them are the rules of addresses and of what shows nothing, which browser and door share.
  'bytes of scripts': 7_700,
  'requests but for pictures': 5,
  'transfer but for pictures': 96 * 1024,
};

test('home is light with its pictures and under a mouse, too', async ({ page }) => {
  const loaded = await loadPage(page, '/');
  expect(loaded.length).toBeLessThanOrEqual(12);
  expect(sum(loaded)).toBeLessThanOrEqual(180 * 1024);
});

// The page that the browser itself fetches for who points at a link: between-pages.spec.ts.
// What is pointed at is another matter (between-pages.spec.ts).
test('a page asks for nothing more while it is read', async ({ page }) => {
  await loadPage(page, '/industries');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
});

test('on a large screen the portfolio loads one file for each of its pictures', async ({
  page,
}) => {
  const files: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/media/')) files.push(pathname);
  });
  await page.setViewportSize({ width: 1600, height: 900 });
  await page.goto('/work');
  const pictures = page.getByRole('main').getByRole('img');
  await expect(pictures).not.toHaveCount(0);
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
  }
  await page.waitForLoadState('networkidle');
  expect(files).toHaveLength(await pictures.count());
});
