import config from '@payload-config';
import { handleEndpoints } from 'payload';
import { Client } from 'pg';
import { afterAll, expect, test, vi } from 'vitest';
import { z } from 'zod';

const replica = await vi.hoisted(async () => {
  const { Client: Postgres } = await import('pg');
  const primary = process.env.DATABASE_URL ?? '';
  const url = primary.replace(/[^/]*$/, 'replica');
  const client = new Postgres({ connectionString: primary.replace(/[^/]*$/, 'postgres') });
  await client.connect();
  await client.query('DROP DATABASE IF EXISTS replica');
  const name = new URL(primary).pathname.slice(1);
  // What is copied may have no connections: those of the file before end about now.
  for (let tries = 0; ; tries += 1) {
    try {
      await client.query(`CREATE DATABASE replica TEMPLATE ${client.escapeIdentifier(name)}`);
      break;
    } catch (error) {
      if (tries > 20) throw error;
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  }
  await client.end();
  process.env.DATABASE_REPLICA_URLS = url;
  return url;
});

const { payload, userWithRole } = await import('../support/payload');
const { cookieOf, rest } = await import('../support/rest');

const marked = 'Only the replica says so';
afterAll(() => payload.destroy());

async function markReplica() {
  const client = new Client({ connectionString: replica });
  await client.connect();
  await client.query('UPDATE industries SET intro = $1', [marked]);
  await client.query('DELETE FROM users');
  await client.end();
}

const listed = z.object({ docs: z.array(z.object({ intro: z.string() })) });
const intros = async (headers: Record<string, string> = {}) => {
  const request = new Request('http://localhost:3000/api/industries?limit=1', { headers });
  const answer = await handleEndpoints({ config, request });
  return listed.parse(await answer.json()).docs.map(({ intro }) => intro);
};

test('a replica answers what anybody asks of the API, and nothing else', async () => {
  await markReplica();
  const { email } = await userWithRole('editor');
  // Longer than the adapter itself would read from the primary after a write.
  await new Promise((resolve) => setTimeout(resolve, 2_100));
  expect(await intros()).toEqual([marked]);

  const ofAPage = await payload.find({ collection: 'industries', limit: 1, overrideAccess: false });
  expect(ofAPage.docs[0]?.intro).not.toBe(marked);
  const users = await payload.find({ collection: 'users', limit: 1, overrideAccess: true });
  expect(users.docs).toHaveLength(1);

  const body = { email, password: 'quill harbour 47 lantern' };
  const editor = cookieOf(await rest('POST', '/users/login', { body }));
  await new Promise((resolve) => setTimeout(resolve, 2_100));
  expect(await intros(editor)).not.toEqual([marked]);
  expect(await intros()).toEqual([marked]);
});
