import { randomUUID } from 'node:crypto';

import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { percentile, sendLoad } from '../tests/support/load';
import { startOwnSite, type OwnSite } from '../tests/support/own-site';

const connections = 8;
const seconds = 10;

let site: OwnSite;
beforeAll(async () => {
  site = await startOwnSite({ SUBMISSION_RATE_LIMIT: '10', TRUSTED_PROXY_HOPS: '1' });
});
afterAll(() => site.close());

/** What PostgreSQL does at most: one row a statement, each on the disk before the next. */
async function rawInserts(): Promise<number> {
  const clients = Array.from(
    { length: connections },
    () => new Client({ connectionString: site.databaseUrl }),
  );
  await Promise.all(clients.map((client) => client.connect()));
  await clients[0]?.query('CREATE TABLE raw (id uuid PRIMARY KEY, at timestamptz, text text)');
  let count = 0;
  const end = Date.now() + seconds * 1000;
  const text = 'INSERT INTO raw VALUES ($1, now(), $2)';
  const insert = async (client: Client) => {
    for (; Date.now() < end; count += 1)
      await client.query({ name: 'raw', text, values: [randomUUID(), 'Hello, one row.'] });
  };
  await Promise.all(clients.map(insert));
  await clients[0]?.query('DROP TABLE raw');
  await Promise.all(clients.map((client) => client.end()));
  return count / seconds;
}

async function submissions(): Promise<{ rate: number; p50: number; p99: number }> {
  const end = Date.now() + seconds * 1000;
  const goOn = () => Date.now() < end;
  const { times } = await sendLoad({ url: site.url, concurrency: connections, goOn });
  return {
    rate: times.length / seconds,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
  };
}

test('the whole door beside raw inserts of PostgreSQL, 8 connections', async () => {
  await submissions();
  const rounds = [];
  for (let round = 0; round < 3; round += 1) {
    const raw = await rawInserts();
    const { rate, p50, p99 } = await submissions();
    rounds.push({ raw, door: rate, share: rate / raw, p50, p99 });
  }
  console.table(rounds);
  expect(rounds).toHaveLength(3);
}, 180_000);
