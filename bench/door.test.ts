import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';

import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { ask, percentile, sendLoad } from '../tests/support/sites/load';
import { startOwnSite, type OwnSite } from '../tests/support/sites/own-site';

const connections = 8;
const seconds = 10;

let site: OwnSite;
beforeAll(async () => {
  site = await startOwnSite({ SUBMISSION_RATE_LIMIT: '10', TRUSTED_PROXY_HOPS: '1' });
});
afterAll(() => site.close());

/** What PostgreSQL does at most: one row a statement, each on the disk before the next. */
async function rawInserts(): Promise<number> {
  await ask(site.databaseUrl, 'CREATE TABLE raw (id uuid PRIMARY KEY, at timestamptz, text text)');
  try {
    return byPgbench() ?? (await byNode());
  } finally {
    await ask(site.databaseUrl, 'DROP TABLE raw');
  }
}

/** Undefined where PostgreSQL's own program is not installed. */
function byPgbench(): number | undefined {
  const script = path.join(site.dataDir, 'insert.sql');
  writeFileSync(script, `INSERT INTO raw VALUES (gen_random_uuid(), now(), 'Hello, one row.');`);
  const options = ['-n', '-M', 'prepared', '-c', String(connections), '-T', String(seconds)];
  const { stdout } = spawnSync('pgbench', [...options, '-f', script, site.databaseUrl], {
    encoding: 'utf8',
  });
  const tps = /tps = ([\d.]+)/.exec(stdout)?.[1];
  return tps === undefined ? undefined : Number(tps);
}

async function byNode(): Promise<number> {
  const clients = Array.from(
    { length: connections },
    () => new Client({ connectionString: site.databaseUrl }),
  );
  await Promise.all(clients.map((client) => client.connect()));
  let count = 0;
  const end = Date.now() + seconds * 1000;
  const text = 'INSERT INTO raw VALUES ($1, now(), $2)';
  const insert = async (client: Client) => {
    for (; Date.now() < end; count += 1)
      await client.query({ name: 'raw', text, values: [randomUUID(), 'Hello, one row.'] });
  };
  await Promise.all(clients.map(insert));
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
