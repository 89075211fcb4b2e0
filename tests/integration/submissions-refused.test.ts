import { sql } from '@payloadcms/db-postgres';
import { Client } from 'pg';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';

import { contactForm } from '@/forms';
import { getSpoolTrouble } from '@/submissions';
import { getSpoolCounts, isSpoolHealthy, openDoor, submit } from '@/submissions/door';
import { doorConnection } from '@/submissions/records/door-connection';

import { eventually } from '../support/eventually';
import { payload } from '../support/payload';

const message = { name: 'Ada', email: 'ada@refused.example', message: 'Nine systems.' };
const receipt = z.object({ id: z.uuid() });
let said: string[];

beforeAll(openDoor);
beforeEach(() => {
  said = [];
  const listen = (line: string) => void said.push(line);
  vi.spyOn(console, 'error').mockImplementation(listen);
  vi.spyOn(console, 'info').mockImplementation(listen);
});
afterEach(() => vi.restoreAllMocks());

async function send(): Promise<string> {
  const response = await submit(
    contactForm,
    new Request('http://localhost:3000/api/contact', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(message),
    }),
  );
  expect(response.status).toBe(201);
  return receipt.parse(await response.json()).id;
}

async function stored(id: string) {
  const { rows } = await payload.db.drizzle.execute(
    sql`SELECT message FROM contact_submissions WHERE id = ${id}`,
  );
  return rows;
}

test('what a broken schema refuses waits, is reported, and is stored when it is mended', async () => {
  const rename = (from: string, to: string) =>
    payload.db.drizzle.execute(
      sql.raw(`ALTER TABLE contact_submissions RENAME COLUMN ${from} TO ${to}`),
    );
  // A connection has the statement prepared.
  await send();
  await rename('message', 'message_away');
  let id: string;
  try {
    id = await send();
    await eventually(() => expect(isSpoolHealthy()).toBe(false));
    expect(getSpoolCounts()).toEqual({ waiting: 1, refused: 1, rejected: 0 });
    await eventually(async () =>
      expect(await getSpoolTrouble()).toEqual({
        waiting: 1,
        rejected: 0,
        reasons: ['refused by the database (42703: a column is missing)'],
      }),
    );
  } finally {
    await rename('message_away', 'message');
  }
  await eventually(async () => expect(await stored(id)).toEqual([{ message: message.message }]));
  await eventually(() => expect(isSpoolHealthy()).toBe(true));
  await eventually(async () => expect(await getSpoolTrouble()).toBeNull());
  expect(said).toEqual([
    'The database refuses submissions with SQLSTATE 42703: 1 waits on the disk for it',
    'No submission waits any more because the database refuses it',
  ]);
});

test('a statement that runs out of time is a refusal, and the database does not count as away', async () => {
  const client = new Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  let id: string;
  try {
    await client.query('BEGIN; LOCK TABLE contact_submissions IN ACCESS EXCLUSIVE MODE');
    id = await send();
    expect(said[0]).toMatch(/SQLSTATE 57014/);
    expect(doorConnection.isAway).toBe(false);
    await eventually(() => expect(isSpoolHealthy()).toBe(false));
  } finally {
    await client.end();
  }
  await eventually(async () => expect(await stored(id)).toHaveLength(1));
  await eventually(() => expect(isSpoolHealthy()).toBe(true));
});
