import { setTimeout as wait } from 'node:timers/promises';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { record } from '../support/faults/fault-table';
import { audit, sendLoad } from '../support/sites/load';
import { startOwnSite, type OwnSite } from '../support/sites/own-site';

let site: OwnSite;
beforeAll(async () => {
  site = await startOwnSite({ SUBMISSION_RATE_LIMIT: '10', TRUSTED_PROXY_HOPS: '1' });
});
afterAll(() => site.close());

test('kill -9 of the web process, ten times under load', async () => {
  const starts: number[] = [];
  let isOver = false;
  const loading = sendLoad({ url: site.url, concurrency: 20, goOn: () => !isOver });
  for (let kill = 0; kill < 10; kill += 1) {
    await wait(1500);
    await site.killWeb();
    const since = performance.now();
    await site.startWeb();
    starts.push(performance.now() - since);
  }
  isOver = true;
  const load = await loading;

  const found = await audit(site.databaseUrl, load);
  record({
    test: 'The web process dies',
    stimulus: '10 × kill -9',
    ...found,
    worstMs: Math.max(...load.times),
    note: `up again within ${Math.max(...starts).toFixed(0)} ms`,
  });
  expect(found.acknowledged).toBeGreaterThan(500);
  expect(found).toMatchObject({ lost: 0, doubled: 0 });
  expect(load.statuses.get(0)).toBeGreaterThan(0);
}, 180_000);
