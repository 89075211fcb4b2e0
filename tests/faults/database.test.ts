import { setTimeout as wait } from 'node:timers/promises';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { record } from '../support/sites/fault-table';
import { ask, audit, percentile, post, sendLoad } from '../support/sites/load';
import { startOwnSite, type OwnSite } from '../support/sites/own-site';
import { signalDatabase } from '../support/sites/database-faults';

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

/** From PostgreSQL being ready until a row is there that was sent after that. */
async function recovery(): Promise<number> {
  const since = performance.now();
  const readyAt = new Date();
  const fresh = `SELECT 1 FROM contact_submissions WHERE submitted_at > $1 LIMIT 1`;
  while ((await ask(site.databaseUrl, fresh, [readyAt])).length === 0) await wait(20);
  return performance.now() - since;
}

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
    recoveries.push(await recovery());
  }
  isOver = true;
  const load = await loading;
  await emptied();

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
  await expectFreeSlots();
}, 300_000);

/** Until nothing new appears: what waited on the disk is then in the database. */
async function emptied(): Promise<void> {
  const count = async () => {
    const [row] = await ask<{ count: string }>(
      site.databaseUrl,
      'SELECT count(*) FROM contact_submissions',
    );
    return row?.count;
  };
  let before: string | undefined;
  let now = await count();
  while (now !== before) {
    before = now;
    await wait(3000);
    now = await count();
  }
}

/** Payload's pool and the door's: with one slot too few, one of these would wait for ever. */
async function expectFreeSlots(): Promise<void> {
  const reads = Array.from({ length: 40 }, async () => {
    const response = await fetch(`${site.url}/api/industries?limit=1&depth=0`, {
      signal: AbortSignal.timeout(10_000),
    });
    return response.status;
  });
  expect(await Promise.all(reads)).toEqual(Array(40).fill(200));
  const stuck = await ask(
    site.databaseUrl,
    `SELECT pid FROM pg_stat_activity
     WHERE datname = current_database() AND pid <> pg_backend_pid()
       AND state LIKE 'idle in transaction%' AND state_change < now() - interval '1 second'`,
  );
  expect(stuck).toEqual([]);
  const body = JSON.stringify({ name: 'Slots', email: 'slots@faults.example', message: 'Free?' });
  const url = `${site.url}/api/contact`;
  const writes = await Promise.all(Array.from({ length: 16 }, () => post({ url, body })));
  expect(writes.map(({ status }) => status)).toEqual(Array(16).fill(201));
}
