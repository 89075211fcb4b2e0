import { afterAll, beforeAll, expect, test } from 'vitest';

import { expectLedgerOf } from '../support/sites/ledger';
import { startOwnSite, type OwnSite } from '../support/sites/own-site';
import { hasProcessLimits, limitProcess } from '../support/sites/process-limits';

let site: OwnSite;
beforeAll(async () => {
  site = await startOwnSite({ SUBMISSION_RATE_LIMIT: '10', TRUSTED_PROXY_HOPS: '1' });
});
afterAll(() => site.close());

test.skipIf(!hasProcessLimits)('no room on the own disk while the database is away', async () => {
  let takeOff = () => {};
  const statuses = await expectLedgerOf(site, {
    test: 'No room on the own disk',
    stimulus: 'files of 16 kB at most, PostgreSQL stopped, 5 s',
    begin: async () => {
      takeOff = limitProcess(site.pid(), 'fsize', 16 * 1024);
      await site.stopDatabase();
    },
    end: async () => {
      await site.startDatabase();
      takeOff();
    },
    least: 200,
  });
  // What had room was taken; the others were told no, and came again.
  expect(new Set(statuses.keys())).toEqual(new Set([201, 503]));
});
