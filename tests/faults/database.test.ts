import { setTimeout as wait } from 'node:timers/promises';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { signalDatabase } from '../support/faults/database-faults';
import { record } from '../support/faults/fault-table';
import { failingCommit, killedAtCommit, type PassingFault } from '../support/faults/passing-faults';
import { audit, percentile, sendLoad } from '../support/sites/load';
import { startOwnSite, type OwnSite } from '../support/sites/own-site';
import { emptied, expectFreeSlots, recovery } from '../support/faults/recovery';

let site: OwnSite;
beforeAll(async () => {
  site = await startOwnSite({ SUBMISSION_RATE_LIMIT: '10', TRUSTED_PROXY_HOPS: '1' });
});
afterAll(() => site.close());

async function forASecond(fault: PassingFault): Promise<void> {
  const end = await fault(site);
  await wait(1000);
  await end();
}

async function restart(signal: 'SIGINT' | 'SIGQUIT' | 'SIGKILL'): Promise<void> {
  await signalDatabase(site.dataDir, signal);
  await site.startDatabase();
}

const faults: Record<string, () => Promise<void>> = {
  'fast restart': () => restart('SIGINT'),
  'immediate stop': () => restart('SIGQUIT'),
  'kill -9': () => restart('SIGKILL'),
  'COMMIT fails': () => forASecond(failingCommit),
  'killed at COMMIT': () => forASecond(killedAtCommit),
};

test('15 faults of PostgreSQL under load', async () => {
  const recoveries: number[] = [];
  let isOver = false;
  let sent = 0;
  const loading = sendLoad({
    url: site.url,
    concurrency: 20,
    goOn: (count) => {
      sent = count;
      return !isOver || count < 10_500;
    },
  });
  const names = Object.keys(faults);
  for (let index = 0; index < 15; index += 1) {
    // The load decides the pace: faults are spread over all of it.
    const due = sent + 300;
    while (sent < due) await wait(20);
    await faults[names[index % names.length] ?? '']?.();
    recoveries.push(await recovery(site));
  }
  isOver = true;
  const load = await loading;
  await emptied(site);

  const found = await audit(site.databaseUrl, load);
  record({
    test: '15 faults of PostgreSQL',
    stimulus: `3 × (${names.join(', ')})`,
    ...found,
    worstMs: Math.max(...load.times),
    note: `recovered within ${Math.max(...recoveries).toFixed(0)} ms, p99 ${percentile(load.times, 0.99).toFixed(0)} ms`,
  });
  expect(found.acknowledged).toBeGreaterThanOrEqual(10_000);
  expect(found).toMatchObject({ lost: 0, doubled: 0 });
  await expectFreeSlots(site);
}, 300_000);
