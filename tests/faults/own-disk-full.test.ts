import { afterAll, beforeAll, expect, test } from 'vitest';

import { expectLedgerOf } from '../support/faults/ledger';
import { startOwnSite, type OwnSite } from '../support/sites/own-site';
import { hasProcessLimits, limitProcess } from '../support/faults/process-limits';

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

test.skipIf(!hasProcessLimits)('what is logged after a line had no room', async () => {
  const signIn = async (email: string) => {
    const body = JSON.stringify({ email, password: 'not the one' });
    const headers = { 'Content-Type': 'application/json' };
    const answer = await fetch(`${site.url}/api/users/login`, { method: 'POST', headers, body });
    expect(answer.status).toBe(401);
    return site.log().match(/Refused with 401/g)?.length ?? 0;
  };
  const before = await signIn('before@load.example');
  const takeOff = limitProcess(site.pid(), 'fsize', Buffer.byteLength(site.log()));
  const meanwhile = await signIn('meanwhile@load.example');
  takeOff();
  expect([meanwhile, await signIn('after@load.example')]).toEqual([before, before + 1]);
});
