import { afterAll, beforeAll, expect, test } from 'vitest';

import { howToGet, openLighthouse } from './lighthouse/run-lighthouse';
import { publicPaths, siteToMeasure } from './lighthouse/site-to-measure';
import { serveStaticPage } from './lighthouse/static-page';
import { emptyNextPage } from './pages/contestants';
import { record } from './results';

const runs = Number(process.env.LIGHTHOUSE_RUNS ?? 3);
/** Every public page, or those that are named: `LIGHTHOUSE_PAGES='/ /quote'`. */
const named = process.env.LIGHTHOUSE_PAGES?.split(' ');

let site: Awaited<ReturnType<typeof siteToMeasure>>;
beforeAll(async () => {
  site = await siteToMeasure();
});
afterAll(() => site.close());

test('Lighthouse, on a phone, beside an empty page of Next and a page written by hand', async () => {
  const lighthouse = await openLighthouse();
  if (!lighthouse) {
    console.log(`Lighthouse is not here; to get it: ${howToGet}`);
    return;
  }
  const pages = named ?? (await publicPaths(site.url));
  const byHand = await serveStaticPage(await (await fetch(site.url)).text());
  // The table is worth having without it.
  const empty = await emptyNextPage().catch((error: unknown) => {
    console.error(error);
  });
  const results: Record<string, Record<string, number>> = {};
  try {
    results['by hand'] = await lighthouse.measure(byHand.url, runs);
    if (empty) results['empty page of Next'] = await lighthouse.measure(empty.url, runs);
    for (const page of pages) results[page] = await lighthouse.measure(site.url + page, runs);
  } finally {
    byHand.close();
    await empty?.stop();
    await lighthouse.close();
  }
  if (named) console.table(results);
  else record('lighthouse', results);
  expect(Object.keys(results)).toHaveLength(pages.length + (empty ? 2 : 1));
}, 3_600_000);
