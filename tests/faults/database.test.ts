import { setTimeout as wait } from 'node:timers/promises';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { signalDatabase } from '../support/faults/database-faults';
import { record } from '../support/faults/fault-table';
import { ask, audit, percentile, sendLoad } from '../support/sites/load';
import { startOwnSite, type OwnSite } from '../support/sites/own-site';
import { emptied, expectFreeSlots, recovery } from '../support/faults/recovery';

let site: OwnSite;
beforeAll(async () => {
  site = await startOwnSite({ SUBMISSION_RATE_LIMIT: '10', TRUSTED_PROXY_HOPS: '1' });
});
afterAll(() => site.close());

/** Every so many rows' COMMIT comes to this, for a second. */
async function disturbCommits(what: string): Promise<void> {
  await ask(
    site.databaseUrl,
    `CREATE FUNCTION disturb() RETURNS trigger LANGUAGE plpgsql AS $$
     BEGIN IF random() < 0.05 THEN ${what}; END IF; RETURN NULL; END $$;
     CREATE CONSTRAINT TRIGGER disturbs AFTER INSERT ON contact_submissions
     DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION disturb()`,
  );
  await wait(1000);
  await ask(site.databaseUrl, 'DROP FUNCTION disturb CASCADE');
}

async function restart(signal: 'SIGINT' | 'SIGQUIT' | 'SIGKILL'): Promise<void> {
  await signalDatabase(site.dataDir, signal);
  await site.startDatabase();
}

const faults: Record<string, () => Promise<void>> = {
  'fast restart': () => restart('SIGINT'),
  'immediate stop': () => restart('SIGQUIT'),
  'kill -9': () => restart('SIGKILL'),
  'COMMIT fails': () => disturbCommits(`RAISE EXCEPTION 'disturbed'`),
  'killed at COMMIT': () => disturbCommits('PERFORM pg_terminate_backend(pg_backend_pid())'),
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
