import { setTimeout as wait } from 'node:timers/promises';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { record } from '../support/faults/fault-table';
import { audit, percentile, sendLoad } from '../support/sites/load';
import { startOwnSite, type OwnSite } from '../support/sites/own-site';
import { passingFaults } from '../support/faults/passing-faults';
import { expectFreeSlots, recovery } from '../support/faults/recovery';
import { until } from '../support/sites/until';

/** LONG_RUN=100000 is the whole of it, with a hundred faults: about seven minutes. */
const submissions = Number(process.env.LONG_RUN ?? 20_000);
const betweenFaults = 1000;

let site: OwnSite;
beforeAll(async () => {
  site = await startOwnSite({ SUBMISSION_RATE_LIMIT: '10', TRUSTED_PROXY_HOPS: '1' });
});
afterAll(() => site.close());

test(`${submissions} submissions, and a fault after each ${betweenFaults}`, async () => {
  const kinds = Object.entries(passingFaults);
  const progress = { sent: 0, isOver: false };
  const loading = sendLoad({
    url: site.url,
    concurrency: 10,
    goOn: (sent) => {
      progress.sent = sent;
      return !progress.isOver;
    },
  });
  const worst = new Map(kinds.map(([name]) => [name, 0]));
  const faults = submissions / betweenFaults;
  for (let fault = 0; fault < faults; fault += 1) {
    // The load decides the pace: there is work under way each time.
    const due = (fault + 1) * betweenFaults;
    while (progress.sent < due) await wait(20);
    const [name, begin] = kinds[fault % kinds.length] ?? [];
    if (name === undefined || begin === undefined) throw new Error('There is no fault.');
    const end = await begin(site);
    await wait(1000);
    await end();
    worst.set(name, Math.max(worst.get(name) ?? 0, await recovery(site)));
  }
  progress.isOver = true;
  const load = await loading;
  const since = performance.now();
  const isStored = async () => (await audit(site.databaseUrl, load)).lost === 0;
  await until(isStored, 600_000);
  const storedAfter = performance.now() - since;
  // Time enough for a second storing, if there is one.
  await wait(6000);

  const found = await audit(site.databaseUrl, load);
  record({
    test: 'The long run',
    stimulus: `${faults} faults of ${kinds.length} kinds`,
    ...found,
    worstMs: Math.max(...load.times),
    note: `p99 ${percentile(load.times, 0.99).toFixed(0)} ms; all stored ${(storedAfter / 1000).toFixed(0)} s after it; back within ${[...worst].map(([name, ms]) => `${ms.toFixed(0)} ms (${name})`).join(', ')}`,
  });
  expect(found.acknowledged).toBeGreaterThanOrEqual(submissions);
  expect(found).toMatchObject({ lost: 0, doubled: 0 });
  await expectFreeSlots(site);
}, 3_600_000);
