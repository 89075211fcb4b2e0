import { afterEach, beforeEach, expect, test } from 'vitest';

import { expectLedgerOf } from '../support/faults/ledger';
import { startOwnSite, type OwnSite } from '../support/sites/own-site';
import {
  fullDatabaseDisk,
  readOnlyDatabase,
  type PassingFault,
} from '../support/faults/passing-faults';

let site: OwnSite;
beforeEach(async () => {
  site = await startOwnSite({ SUBMISSION_RATE_LIMIT: '10', TRUSTED_PROXY_HOPS: '1' });
});
afterEach(() => site.close());

test.each([
  ['the database is read-only for a while, as in a failover', readOnlyDatabase],
  ['the disk of the database is full for a while', fullDatabaseDisk],
])('%s', async (name, fault) => {
  let end: Awaited<ReturnType<PassingFault>> = () => {};
  const statuses = await expectLedgerOf(site, {
    test: name,
    stimulus: '5 s under load',
    begin: async () => {
      end = await fault(site);
    },
    end: () => end(),
    least: 200,
  });
  expect([201, 503]).toEqual(expect.arrayContaining([...statuses.keys()]));
});
