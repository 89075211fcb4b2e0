import { setTimeout as wait } from 'node:timers/promises';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { signalDatabase } from '../support/faults/database-faults';
import { record } from '../support/faults/fault-table';
import { audit, percentile, sendLoad } from '../support/sites/load';
import { startOwnSite, type OwnSite } from '../support/sites/own-site';
import { emptied, expectFreeSlots, recovery } from '../support/faults/recovery';

let site: OwnSite;
beforeAll(async () => {
  site = await startOwnSite({ SUBMISSION_RATE_LIMIT: '10', TRUSTED_PROXY_HOPS: '1' });
});
afterAll(() => site.close());

const restarts = 30;
const ways = ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const;

test('30 restarts of PostgreSQL under load', async () => {
  const state = { isOver: false, sent: 0 };
  const loading = sendLoad({
    url: site.url,
    concurrency: 10,
    goOn: (count) => {
      state.sent = count;
      return !state.isOver;
    },
  });
  const failed: string[] = [];
  let pages = 0;
  const visiting = (async () => {
    for (; !state.isOver; pages += 1) {
      const page = ['/', '/work', '/industries/healthcare'][pages % 3] ?? '/';
      const answer = await fetch(`${site.url}${page}`).catch(() => null);
      if (answer?.status !== 200) failed.push(`${page} ${answer?.status ?? 'broken'}`);
      await answer?.arrayBuffer().catch(() => undefined);
      await wait(50);
    }
  })();
  const recoveries: number[] = [];
  for (let restart = 0; restart < restarts; restart += 1) {
    // The load decides the pace: there is work under way each time.
    const due = state.sent + 100;
    while (state.sent < due) await wait(20);
    await signalDatabase(site.dataDir, ways[restart % ways.length] ?? 'SIGINT');
    await site.startDatabase();
    recoveries.push(await recovery(site));
  }
  state.isOver = true;
  const [load] = await Promise.all([loading, visiting]);
  await emptied(site);

  const found = await audit(site.databaseUrl, load);
  record({
    test: `${restarts} restarts of PostgreSQL`,
    stimulus: '10 × (fast, immediate, kill -9)',
    ...found,
    worstMs: Math.max(...load.times),
    note: `recovered within ${Math.max(...recoveries).toFixed(0)} ms, p99 ${percentile(load.times, 0.99).toFixed(0)} ms; ${pages} pages, ${failed.length} failed`,
  });
  expect(found.acknowledged).toBeGreaterThanOrEqual(restarts * 100);
  expect(found).toMatchObject({ lost: 0, doubled: 0 });
  expect(failed).toEqual([]);
  await expectFreeSlots(site);
}, 400_000);
