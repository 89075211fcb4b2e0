import { afterAll, beforeAll, expect, test } from 'vitest';

import { ask } from '../tests/support/sites/load';
import { startOwnSite, type OwnSite } from '../tests/support/sites/own-site';
import { serveEmptyNextPage } from './lighthouse/empty-next-page';
import { howToGet, openLighthouse } from './lighthouse/run-lighthouse';
import { serveStaticPage } from './lighthouse/static-page';
import { record } from './results';

const runs = Number(process.env.LIGHTHOUSE_RUNS ?? 3);
/** Every public page, or those that are named: `LIGHTHOUSE_PAGES='/ /quote'`. */
const named = process.env.LIGHTHOUSE_PAGES?.split(' ');
const fixed = ['/', '/industries', '/work', '/work/deelflo', '/quote', '/image-gallery'];
const legal = ['/privacy', '/terms', '/disclaimer', '/competition-1', '/accessibility'];

let site: OwnSite;
beforeAll(async () => {
  site = await startOwnSite();
});
afterAll(() => site.close());

test('Lighthouse, on a phone, beside an empty page of Next and a page written by hand', async () => {
  const lighthouse = await openLighthouse();
  if (!lighthouse) {
    console.log(`Lighthouse is not here; to get it: ${howToGet}`);
    return;
  }
  const industries = await ask<{ path: string }>(
    site.databaseUrl,
    `SELECT '/industries/' || slug AS path FROM industries ORDER BY _order`,
  );
  const pages = named ?? [...fixed, ...legal, ...industries.map(({ path }) => path)];
  const byHand = await serveStaticPage(await (await fetch(site.url)).text());
  const empty = await serveEmptyNextPage();
  const results: Record<string, Record<string, number>> = {};
  try {
    results['by hand'] = await lighthouse.measure(byHand.url, runs);
    results['empty page of Next'] = await lighthouse.measure(empty.url, runs);
    for (const page of pages) results[page] = await lighthouse.measure(site.url + page, runs);
  } finally {
    byHand.close();
    empty.close();
    await lighthouse.close();
  }
  if (named) console.table(results);
  else record('lighthouse', results);
  expect(Object.keys(results)).toHaveLength(pages.length + 2);
}, 3_600_000);
