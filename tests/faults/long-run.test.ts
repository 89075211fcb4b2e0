import { setTimeout as wait } from 'node:timers/promises';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { record } from '../support/faults/fault-table';
import { audit, percentile, sendLoad } from '../support/sites/load';
import { startOwnSite, type OwnSite } from '../support/sites/own-site';
import { passingFaults } from '../support/faults/passing-faults';
import { emptied, expectFreeSlots, recovery } from '../support/faults/recovery';

/** LONG_RUN=100000 is the whole of it, with a hundred faults: about a quarter of an hour. */
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
  let faults = 0;
  for (; progress.sent < submissions; faults += 1) {
    // The load decides the pace: there is work under way each time.
    const due = (faults + 1) * betweenFaults;
    while (progress.sent < due) await wait(20);
    const [name, begin] = kinds[faults % kinds.length] ?? [];
    if (name === undefined || begin === undefined) throw new Error('There is no fault.');
    const end = await begin(site);
    await wait(1000);
    await end();
    worst.set(name, Math.max(worst.get(name) ?? 0, await recovery(site)));
  }
  progress.isOver = true;
  const load = await loading;
  await emptied(site);

  const found = await audit(site.databaseUrl, load);
  record({
    test: 'The long run',
    stimulus: `${faults} faults of ${kinds.length} kinds`,
    ...found,
    worstMs: Math.max(...load.times),
    note: `p99 ${percentile(load.times, 0.99).toFixed(0)} ms; back within ${[...worst].map(([name, ms]) => `${ms.toFixed(0)} ms (${name})`).join(', ')}`,
  });
  expect(faults).toBeGreaterThanOrEqual(submissions / betweenFaults);
  expect(found.acknowledged).toBeGreaterThanOrEqual(submissions);
  expect(found).toMatchObject({ lost: 0, doubled: 0 });
  await expectFreeSlots(site);
}, 3_600_000);
