import { setTimeout as wait } from 'node:timers/promises';

import { expect } from 'vitest';

import { ask, contactForm, post } from '../sites/load';
import type { OwnSite } from '../sites/own-site';

/** From PostgreSQL being ready until a row is there that was sent after that. */
export async function recovery({ databaseUrl }: OwnSite, { table } = contactForm): Promise<number> {
  const since = performance.now();
  const readyAt = new Date();
  const fresh = `SELECT 1 FROM ${table} WHERE submitted_at > $1 LIMIT 1`;
  while ((await ask(databaseUrl, fresh, [readyAt])).length === 0) await wait(20);
  return performance.now() - since;
}

/** Until nothing new appears: what waited on the disk is then in the database. */
export async function emptied({ databaseUrl }: OwnSite): Promise<void> {
  const count = async () => {
    const [row] = await ask<{ count: string }>(databaseUrl, 'SELECT count(*) FROM submissions');
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
export async function expectFreeSlots(site: OwnSite): Promise<void> {
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
