import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { record } from '../support/faults/fault-table';
import { ask, audit, sendLoad, type Load } from '../support/sites/load';
import { startOwnSite, type OwnSite } from '../support/sites/own-site';
import { waitingForLocks } from '../support/sites/waiting-for-locks';

let site: OwnSite;
beforeAll(async () => {
  site = await startOwnSite({ SUBMISSION_RATE_LIMIT: '10', TRUSTED_PROXY_HOPS: '1' });
});
afterAll(() => site.close());

/** Longer than it takes to send, also on a busy machine. */
const lockSeconds = 15;

/** @returns the cookie of a session */
async function signIn(): Promise<string> {
  const answer = await fetch(`${site.url}/api/users/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': '10.9.9.9' },
    body: JSON.stringify({
      email: process.env.ADMIN_EMAIL,
      password: process.env.ADMIN_PASSWORD,
    }),
  });
  const cookie = answer.headers.getSetCookie().map((each) => each.split(';')[0]);
  expect(answer.status).toBe(200);
  return cookie.join('; ');
}

/** Submissions that nobody has read: opening one writes to its row. */
async function storeUnread(): Promise<string[]> {
  const rows = await ask<{ id: string }>(
    site.databaseUrl,
    `INSERT INTO contact_submissions (reference, submitted_at, name, email, message)
     SELECT 'C-' || n, now(), 'Ada', 'ada@slow.example', 'm' FROM generate_series(1, 40) AS n
     RETURNING id::text`,
  );
  return rows.map(({ id }) => id);
}

/** Holds the rows: whoever changes one waits, and a new one can come in. */
async function lockRows(): Promise<() => Promise<void>> {
  const client = new Client({ connectionString: site.databaseUrl });
  await client.connect();
  await client.query('BEGIN');
  await client.query('SELECT id FROM contact_submissions FOR UPDATE');
  return async () => {
    await client.query('COMMIT');
    await client.end();
  };
}

const waitingForRows = () => waitingForLocks(site.databaseUrl);

async function linesInSpool(): Promise<number> {
  const folder = path.join(site.dataDir, 'spool');
  const files = await readdir(folder, { recursive: true }).catch(() => []);
  const texts = files
    .filter((name) => name.endsWith('.jsonl'))
    .map((name) => readFile(path.join(folder, name), 'utf8').catch(() => ''));
  return (await Promise.all(texts)).join('').split('\n').filter(Boolean).length;
}

/** Two hundred, spread over the time of the lock: staff run out of time among them. */
async function sendInParts(): Promise<Load> {
  const load: Load = { acknowledged: new Map(), statuses: new Map(), times: [] };
  for (let part = 0; part < 20; part += 1) {
    const more = await sendLoad({ url: site.url, concurrency: 5, goOn: (sent) => sent < 10 });
    for (const [email, id] of more.acknowledged) load.acknowledged.set(email, id);
    for (const [status, count] of more.statuses)
      load.statuses.set(status, (load.statuses.get(status) ?? 0) + count);
    load.times.push(...more.times);
    await wait(250);
  }
  return load;
}

test('while staff wait for a lock, each submission is in the database at once', async () => {
  const cookie = await signIn();
  const unread = await storeUnread();
  const release = await lockRows();
  const since = performance.now();
  const isLocked = () => performance.now() - since < lockSeconds * 1000;

  let opened = 0;
  const staff = Array.from({ length: 8 }, async () => {
    while (isLocked()) {
      const id = unread[opened++ % unread.length] ?? '';
      await fetch(`${site.url}/admin?tab=contact&open=${id}`, { headers: { Cookie: cookie } })
        .then((answer) => answer.text())
        .catch(() => undefined);
    }
  });
  for (const end = Date.now() + 5000; (await waitingForRows()) < 2 && Date.now() < end;)
    await wait(50);
  const waiting = await waitingForRows();
  expect(waiting).toBeGreaterThan(1);

  let mostInSpool = 0;
  const sent = new AbortController();
  const watching = (async () => {
    while (!sent.signal.aborted) {
      mostInSpool = Math.max(mostInSpool, await linesInSpool());
      await wait(20);
    }
  })();
  const load = await sendInParts();
  const found = await audit(site.databaseUrl, load);
  const stillLocked = isLocked();
  sent.abort();
  await watching;
  await wait(Math.max(0, lockSeconds * 1000 - (performance.now() - since)));
  await release();
  await Promise.all(staff);

  record({
    test: 'A lock on submissions',
    stimulus: `${waiting} of staff wait, 200 come in`,
    ...found,
    worstMs: Math.max(...load.times),
  });
  expect(found).toEqual({ acknowledged: 200, lost: 0, doubled: 0 });
  expect([...load.statuses.keys()]).toEqual([201]);
  expect(mostInSpool).toBe(0);
  expect(stillLocked).toBe(true);

  // What waited is done, or was given up; the inbox works again.
  const answer = await fetch(`${site.url}/admin?tab=contact&open=${unread[0]}`, {
    headers: { Cookie: cookie },
  });
  expect(answer.status).toBe(200);
});
