import { Client } from 'pg';
import { afterAll } from 'vitest';

import { env } from '@/env';

import { ask } from './load';

/** A database of a file's own, without tables, until the file ends. */
export async function newDatabase(name: string): Promise<{ client: Client; url: string }> {
  const url = env.DATABASE_URL.replace(/[^/]*$/, name);
  await ask(env.DATABASE_URL, `CREATE DATABASE ${name}`);
  const client = new Client({ connectionString: url });
  await client.connect();
  afterAll(async () => {
    await client.end();
    await ask(env.DATABASE_URL, `DROP DATABASE ${name} WITH (FORCE)`);
  });
  // Payload does so as it connects (payload.config.ts).
  await client.query('CREATE EXTENSION pg_trgm');
  return { client, url };
}
