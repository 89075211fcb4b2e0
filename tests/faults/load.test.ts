import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { record } from '../support/faults/fault-table';
import { ask, audit, idOf, percentile, post, sendLoad } from '../support/sites/load';
import { startOwnSite, type OwnSite } from '../support/sites/own-site';

let site: OwnSite;
beforeAll(async () => {
  site = await startOwnSite({ SUBMISSION_RATE_LIMIT: '10', TRUSTED_PROXY_HOPS: '1' });
});
afterAll(() => site.close());

test('5,000 submissions, 50 at once', async () => {
  // In its first seconds a process makes all pages anew.
  await wait(8000);
  const load = await sendLoad({ url: site.url, concurrency: 50, goOn: (sent) => sent < 5000 });
  const found = await audit(site.databaseUrl, load);
  record({
    test: '5,000 submissions',
    stimulus: 'concurrency 50',
    ...found,
    worstMs: Math.max(...load.times),
    note: `p50 ${percentile(load.times, 0.5).toFixed(0)} ms, p99 ${percentile(load.times, 0.99).toFixed(0)} ms`,
  });
  expect(found).toEqual({ acknowledged: 5000, lost: 0, doubled: 0 });
  expect([...load.statuses.keys()]).toEqual([201]);
});

test('the same key 50 times at once, 100 rounds', async () => {
  const worst: number[] = [];
  let doubled = 0;
  for (let round = 0; round < 100; round += 1) {
    const key = randomUUID();
    const email = `${key}@again.example`;
    const body = JSON.stringify({ name: 'Again', email, message: `Round ${round}` });
    const url = `${site.url}/api/contact`;
    const answers = await Promise.all(Array.from({ length: 50 }, () => post({ url, body, key })));
    expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(201));
    const rows = await ask<{ id: string }>(
      site.databaseUrl,
      'SELECT id::text FROM contact_submissions WHERE email = $1',
      [email],
    );
    doubled += rows.length - 1;
    expect(rows).toHaveLength(1);
    expect(new Set(answers.map(idOf))).toEqual(new Set(rows.map(({ id }) => id)));
    worst.push(...answers.map(({ ms }) => ms));
  }
  record({
    test: 'The same key again',
    stimulus: '50 at once, 100 rounds',
    acknowledged: 5000,
    lost: 0,
    doubled,
    worstMs: Math.max(...worst),
  });
});
