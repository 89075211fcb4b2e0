import { afterAll, beforeAll, expect, test } from 'vitest';

import { ask, percentile } from '../../tests/support/sites/load';
import { startOwnSite, type OwnSite } from '../../tests/support/sites/own-site';
import { fillSearch } from '../filled/full-search';
import { record } from '../results';

const articles = 10_000;
const rounds = 50;

let site: OwnSite;
beforeAll(async () => {
  site = await startOwnSite();
  await ask(site.databaseUrl, 'UPDATE site_settings SET has_search = true');
  await fillSearch(site.databaseUrl, articles);
});
afterAll(() => site.close());

/** What visitors type: a word of all articles, of few, several, one that is mistyped, and one that is nowhere. */
const queries: Readonly<Record<string, string>> = {
  'a word of most': 'software',
  'several words': 'customer delivery schedule',
  'the beginning of many words': 'wor',
  'a rare word': 'word4711',
  'a typing error': 'sofwtare',
  nothing: 'qqqqzzzz xxxxyyyy',
  'the last page': 'software&page=50',
};

async function answer(query: string): Promise<number> {
  // Each comes from a network of its own: what is limited is one visitor.
  await ask(site.databaseUrl, 'DELETE FROM rate_limits');
  const since = performance.now();
  const response = await fetch(`${site.url}/search?q=${query}`);
  const body = await response.text();
  const took = performance.now() - since;
  expect([query, response.status, body.includes('role="search"')]).toEqual([query, 200, true]);
  return took;
}

test(`a search of ${articles} articles`, async () => {
  const figures: Record<string, number> = {};
  const all: number[] = [];
  for (const [name, query] of Object.entries(queries)) {
    for (let warmUp = 0; warmUp < 3; warmUp += 1) await answer(query);
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) times.push(await answer(query));
    all.push(...times);
    figures[`${name}, p50 ms`] = percentile(times, 0.5);
    figures[`${name}, p95 ms`] = percentile(times, 0.95);
  }
  figures['all, p95 ms'] = percentile(all, 0.95);
  record('search', figures);
}, 1_200_000);
