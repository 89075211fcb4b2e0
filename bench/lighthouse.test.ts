import { afterAll, beforeAll, expect, test } from 'vitest';

import { behindTls, canEndTls } from './lighthouse/behind-tls';
import { howToGet, openLighthouse } from './lighthouse/run-lighthouse';
import { publicPaths, siteToMeasure } from './lighthouse/site-to-measure';
import { serveStaticPages } from './lighthouse/static-page';
import { emptyNextPage } from './pages/contestants';
import { record } from './results';

const runs = Number(process.env.LIGHTHOUSE_RUNS ?? 3);
/** Every public page, or those that are named: `LIGHTHOUSE_PAGES='/ /quote'`. */
const named = process.env.LIGHTHOUSE_PAGES?.split(' ');
/** As browsers ask a site on the network; straight is over HTTP/1.1: `LIGHTHOUSE_STRAIGHT=1`. */
const overHttp2 = canEndTls && process.env.LIGHTHOUSE_STRAIGHT === undefined;

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
  const servers = [site.url, byHand.url, ...(empty ? [empty.url] : [])];
  const proxy = overHttp2 ? await behindTls(servers) : undefined;
  const addressOf = proxy?.addressOf ?? ((url) => url);
  const results: Record<string, Record<string, number>> = {};
  try {
    if (empty) results['empty page of Next'] = await lighthouse.measure(addressOf(empty.url), runs);
    for (const page of pages) {
      await fetch(byHand.url + page);
      const ours = await lighthouse.measure(addressOf(site.url) + page, runs);
      const written = await lighthouse.measure(addressOf(byHand.url) + page, runs, {
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
    await proxy?.stop();
    byHand.close();
    await empty?.stop();
    await lighthouse.close();
  }
  if (named) console.table(results);
  else record(overHttp2 ? 'lighthouse over HTTP/2' : 'lighthouse', results);
  expect(Object.keys(results)).toHaveLength(pages.length + (empty ? 1 : 0));
}, 3_600_000);
