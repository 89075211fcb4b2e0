import { setTimeout as wait } from 'node:timers/promises';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { record } from '../support/faults/fault-table';
import { ask, audit, sendLoad } from '../support/sites/load';
import { startOwnSite, type OwnSite } from '../support/sites/own-site';

let site: OwnSite;
beforeAll(async () => {
  site = await startOwnSite({ SUBMISSION_RATE_LIMIT: '10', TRUSTED_PROXY_HOPS: '1' });
});
afterAll(() => site.close());

interface Readiness {
  readonly status: number;
  readonly body: unknown;
}

async function readiness(): Promise<Readiness> {
  const response = await fetch(`${site.url}/readyz`);
  return { status: response.status, body: await response.json() };
}

async function readinessBecomes(status: number): Promise<Readiness> {
  let found = await readiness();
  for (const end = Date.now() + 10_000; found.status !== status && Date.now() < end;) {
    await wait(100);
    found = await readiness();
  }
  return found;
}

test('with a column renamed, everything is kept, /readyz says so, and it is stored when mended', async () => {
  await ask(site.databaseUrl, 'ALTER TABLE contact_submissions RENAME COLUMN message TO away');
  const load = await sendLoad({ url: site.url, concurrency: 10, goOn: (sent) => sent < 200 });
  expect([...load.statuses]).toEqual([[201, 200]]);
  const failing = await readinessBecomes(503);
  expect(failing).toMatchObject({ status: 503, body: { ready: false, waitingFor: ['spool'] } });

  await ask(site.databaseUrl, 'ALTER TABLE contact_submissions RENAME COLUMN away TO message');
  const since = performance.now();
  const mended = await readinessBecomes(200);
  const took = performance.now() - since;
  expect(mended.status).toBe(200);
  const found = await audit(site.databaseUrl, load);
  record({
    test: 'The database refuses',
    stimulus: '200 while a column is missing',
    ...found,
    worstMs: Math.max(...load.times),
    note: `stored and ready ${took.toFixed(0)} ms after it is back`,
  });
  expect(found).toEqual({ acknowledged: 200, lost: 0, doubled: 0 });
}, 90_000);
