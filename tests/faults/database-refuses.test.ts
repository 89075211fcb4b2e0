import { setTimeout as wait } from 'node:timers/promises';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { record } from '../support/sites/fault-table';
import { ask, audit, sendLoad } from '../support/sites/load';
import { startOwnSite, type OwnSite } from '../support/sites/own-site';
import { emptied, expectFreeSlots } from '../support/sites/recovery';
import { until } from '../support/sites/until';

let site: OwnSite;
beforeEach(async () => {
  site = await startOwnSite({ SUBMISSION_RATE_LIMIT: '10', TRUSTED_PROXY_HOPS: '1' });
});
afterEach(() => site.close());

const readiness = async () => (await fetch(`${site.url}/readyz`)).status;

/** Loads the site while something is wrong and for a while afterwards, until all is in its place. */
async function ledgerOf(
  name: string,
  { stimulus, begin, end }: Fault,
): Promise<ReadonlyMap<number, number>> {
  const pid = site.pid();
  let isOver = false;
  const loading = sendLoad({ url: site.url, concurrency: 10, goOn: () => !isOver });
  await wait(1000);
  await begin();
  await wait(5000);
  await end();
  await wait(2000);
  isOver = true;
  const load = await loading;
  await until(async () => (await audit(site.databaseUrl, load)).lost === 0);
  await emptied(site);
  const found = await audit(site.databaseUrl, load);
  const answers = [...load.statuses].map(([status, count]) => `${count} × ${status || 'broken'}`);
  record({
    test: name,
    stimulus,
    ...found,
    worstMs: Math.max(...load.times),
    note: answers.join(', '),
  });
  expect(found).toMatchObject({ lost: 0, doubled: 0 });
  expect(found.acknowledged).toBeGreaterThan(200);
  // By itself, in the same process.
  expect(site.pid()).toBe(pid);
  await until(async () => (await readiness()) === 200);
  expect(await readiness()).toBe(200);
  expect((await fetch(`${site.url}/work`)).status).toBe(200);
  await expectFreeSlots(site);
  return load.statuses;
}

interface Fault {
  readonly stimulus: string;
  readonly begin: () => Promise<void>;
  readonly end: () => Promise<void>;
}

/** Connections that are open already have the setting that they began with. */
const cutOff = () =>
  ask(
    site.databaseUrl,
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE datname = current_database() AND pid <> pg_backend_pid()`,
  );

test('the database is read-only for a while, as in a failover', async () => {
  const statuses = await ledgerOf('PostgreSQL is read-only', {
    stimulus: '5 s under load',
    begin: async () => {
      await ask(site.databaseUrl, 'ALTER DATABASE site SET default_transaction_read_only = on');
      await cutOff();
    },
    end: async () => {
      await ask(
        site.databaseUrl,
        `BEGIN; SET TRANSACTION READ WRITE;
           ALTER DATABASE site RESET default_transaction_read_only; COMMIT`,
      );
      await cutOff();
    },
  });
  expect([201, 503]).toEqual(expect.arrayContaining([...statuses.keys()]));
});

test('the disk of the database is full for a while', async () => {
  const statuses = await ledgerOf('PostgreSQL’s disk is full', {
    stimulus: '5 s under load',
    begin: async () => {
      await ask(
        site.databaseUrl,
        `CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
             RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = '53100';
           END $$;
           CREATE TRIGGER is_full BEFORE INSERT ON contact_submissions
           FOR EACH ROW EXECUTE FUNCTION full_disk()`,
      );
    },
    end: async () => {
      await ask(site.databaseUrl, 'DROP FUNCTION full_disk CASCADE');
    },
  });
  expect([201, 503]).toEqual(expect.arrayContaining([...statuses.keys()]));
});
