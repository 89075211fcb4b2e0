import { afterEach, beforeEach, expect, test } from 'vitest';

import { expectLedgerOf } from '../support/sites/ledger';
import { ask } from '../support/sites/load';
import { startOwnSite, type OwnSite } from '../support/sites/own-site';

let site: OwnSite;
beforeEach(async () => {
  site = await startOwnSite({ SUBMISSION_RATE_LIMIT: '10', TRUSTED_PROXY_HOPS: '1' });
});
afterEach(() => site.close());

/** Connections that are open already have the setting that they began with. */
const cutOff = () =>
  ask(
    site.databaseUrl,
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE datname = current_database() AND pid <> pg_backend_pid()`,
  );

test('the database is read-only for a while, as in a failover', async () => {
  const statuses = await expectLedgerOf(site, {
    test: 'PostgreSQL is read-only',
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
    least: 200,
  });
  expect([201, 503]).toEqual(expect.arrayContaining([...statuses.keys()]));
});

test('the disk of the database is full for a while', async () => {
  const statuses = await expectLedgerOf(site, {
    test: 'PostgreSQL’s disk is full',
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
    least: 200,
  });
  expect([201, 503]).toEqual(expect.arrayContaining([...statuses.keys()]));
});
