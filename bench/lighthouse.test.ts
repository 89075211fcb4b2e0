import { afterAll, beforeAll, expect, test } from 'vitest';

import { howToGet, openLighthouse } from './lighthouse/run-lighthouse';
import { publicPaths, siteToMeasure } from './lighthouse/site-to-measure';
import { serveStaticPages } from './lighthouse/static-page';
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

test('Lighthouse, on a phone, beside an empty page of Next and its text written by hand', async () => {
  const lighthouse = await openLighthouse();
  if (!lighthouse) {
    console.log(`Lighthouse is not here; to get it: ${howToGet}`);
    return;
  }
  const pages = named ?? (await publicPaths(site.url));
  const byHand = await serveStaticPages(site.url);
  // The table is worth having without it.
  const empty = await emptyNextPage().catch((error: unknown) => {
    console.error(error);
  });
  const results: Record<string, Record<string, number>> = {};
  try {
    if (empty) results['empty page of Next'] = await lighthouse.measure(empty.url, runs);
    for (const page of pages) {
      await fetch(byHand.url + page);
      const ours = await lighthouse.measure(site.url + page, runs);
      const written = await lighthouse.measure(byHand.url + page, runs, {
        onlyCategories: ['performance'],
      });
      const paint = written['largest contentful paint'] ?? NaN;
      results[page] = {
        ...ours,
        'largest contentful paint by hand': paint,
        'times by hand': (ours['largest contentful paint'] ?? NaN) / paint,
      };
    }
  } finally {
    byHand.close();
    await empty?.stop();
    await lighthouse.close();
  }
  if (named) console.table(results);
  else record('lighthouse', results);
  expect(Object.keys(results)).toHaveLength(pages.length + (empty ? 1 : 0));
}, 3_600_000);
