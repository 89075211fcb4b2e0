import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { drizzle } from 'drizzle-orm/node-postgres';
import type { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { readSchemaStatements } from '@/platform/database/schema-statements';
import { migrations } from '~/migrations';
import { former } from '~/migrations/first/former-release.mjs';
import { schema } from '~/migrations/first/former-schema';

import { prepareDatabase } from '../../../scripts/steps/preparation.mjs';
import { programsFolder } from '../../../scripts/steps/programs.mjs';
import { checksums, command, wipe } from '../../support/sites/backup-drill';
import { newDatabase } from '../../support/sites/new-database';

/*
 * What the first migration makes of an empty database, and of one that the release before it left
 * (docs/decisions/29-rolling-releases.md).
 */

const folder = mkdtempSync(path.join(tmpdir(), 'first-migration-'));
afterAll(() => rmSync(folder, { recursive: true }));

const empty = await newDatabase('made_anew');
const { client, url } = await newDatabase('of_former');
const site = { DATABASE_URL: url, MEDIA_DIR: path.join(folder, 'media'), DATA_DIR: folder };
const backup = path.join(folder, 'backup');

const run = async (of: Client, chosen: typeof migrations) => {
  // Payload's type says that a migration takes more; ours take the database alone.
  for (const { up } of chosen) await Reflect.apply(up, undefined, [{ db: drizzle(of) }]);
};

/** An empty database is made, one of the former release taken over. */
const runFirst = (of: Client) => run(of, migrations.slice(0, 1));

const statementsOf = (of: Client) => readSchemaStatements(drizzle(of));

/** Those that release 0.1.0 began and ended with; it had 39. */
const names = ['20261121_103611_initial', former.lastMigration];

const namesIn = async () => {
  const { rows } = await client.query<{ name: string; batch: number }>(
    'SELECT name, batch::int FROM payload_migrations ORDER BY name',
  );
  return rows;
};

const visitor = `SELECT name, reference, message FROM contact_submissions`;
/** Of each mail and file, the submission that it belongs to. */
const belongings = (key: string) =>
  `SELECT text, ${key} AS submission FROM thread_entries
   UNION ALL SELECT name, ${key} FROM attachments ORDER BY text`;

beforeAll(async () => {
  mkdirSync(site.MEDIA_DIR);
  await client.query(schema.join(';\n'));
  await client.query('INSERT INTO payload_migrations (name, batch) SELECT unnest($1::text[]), 1', [
    names,
  ]);
  await client.query(
    `INSERT INTO contact_submissions (submitted_at, name, email, message, reference)
     VALUES (now(), 'Ada', 'ada@analytical.example', 'Before', 'C-1111-22')`,
  );
  // A thread of each form, each with a file, and a mail that is on none.
  await client.query(
    `INSERT INTO quote_submissions (submitted_at, name, email, project_type, description, reference)
     VALUES (now(), 'Bo', 'bo@quay.example', 'web', 'Before', 'Q-1111-22');
     INSERT INTO thread_entries (id, contact_id, quote_id, position, kind, state, address, text, written_at, due_at)
     SELECT gen_random_uuid(), contact, quote, 1, 'answer', CASE WHEN coalesce(contact, quote) IS NULL
       THEN 'unmatched' ELSE 'received' END, 'a@b.example', concat('mail ', contact, quote), now(), now()
     FROM (SELECT id, NULL FROM contact_submissions UNION ALL SELECT NULL, id FROM quote_submissions
       UNION ALL VALUES (NULL::uuid, NULL::uuid)) AS parent (contact, quote);
     INSERT INTO attachments (id, entry, contact_id, quote_id, name, size, content, added_at)
     SELECT gen_random_uuid(), id, contact_id, quote_id, text, 1, 'x', now() FROM thread_entries`,
  );
  await client.query(`SELECT nextval('note_order')`);
});

test('the schema of the former release is what its statements say', async () => {
  expect(await statementsOf(client)).toEqual(schema);
  expect(schema.length).toBeGreaterThan(2000);
});

test.each([
  ['an earlier release', `UPDATE payload_migrations SET name = '20261126_052111_whole_mails'`],
  ['a half of one', `DELETE FROM payload_migrations WHERE name = '${former.lastMigration}'`],
  ['a fork', `INSERT INTO payload_migrations (name) VALUES ('20261126_120000_team')`],
])('a database of %s is refused, and named the release to pass through', async (_what, change) => {
  await refused(change, /stands at migration \d{8}_.*release 0\.1\.0.*Nothing was changed/s);
});

test.each([
  ['a column that is gone', 'ALTER TABLE users DROP COLUMN hash', /lacks: .*users.*hash/],
  ['another type', 'ALTER TABLE faqs ALTER question TYPE text', /lacks: .*faqs.*question.*varying/],
  ['no default', 'ALTER TABLE users ALTER role DROP DEFAULT', /lacks: .*role.*DEFAULT/],
  ['a value that may be missing', 'ALTER TABLE users ALTER name DROP NOT NULL', /users.*NOT NULL/],
  ['a missing index', 'DROP INDEX quote_submissions_phone_digits_idx', /lacks: .*phone_digits/],
  ['a missing key', 'ALTER TABLE users DROP CONSTRAINT users_pkey CASCADE', /lacks: .*users_pkey/],
  [
    'a missing trigger',
    'DROP TRIGGER audit_entries_append_only ON audit_entries',
    /lacks: .*TRIGGER/,
  ],
  [
    'another function',
    `CREATE OR REPLACE FUNCTION refuse_to_change_audit_entries() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END'`,
    /lacks: .*FUNCTION/,
  ],
  ['a missing sequence', 'DROP SEQUENCE note_order', /lacks: CREATE SEQUENCE note_order/],
  ['a choice of one’s own', `ALTER TYPE enum_users_role ADD VALUE 'guest'`, /besides: .*'guest'/],
  ['a table of one’s own', 'CREATE TABLE notes (id integer)', /besides: CREATE TABLE notes/],
])('a database with %s is refused, with the difference', async (_what, change, difference) => {
  await refused(change, difference);
});

test('a database of somebody else is refused', async () => {
  await refused(
    'DROP SCHEMA public CASCADE; CREATE SCHEMA public; CREATE TABLE shop ()',
    /tables.*DATABASE_URL/,
  );
});

async function refused(change: string, reason: RegExp) {
  await client.query('BEGIN');
  try {
    await client.query(change);
    const before = await statementsOf(client);
    await expect(runFirst(client)).rejects.toThrow(reason);
    expect(await statementsOf(client)).toEqual(before);
  } finally {
    await client.query('ROLLBACK');
  }
}

test('a backup of the former release is restored as it was', { timeout: 120_000 }, async () => {
  const before = await checksums(site);
  expect((await command('backup', [backup], site)).status).toBe(0);
  await wipe(site);
  const restored = await command('restore', [backup], site);
  expect(restored.said).toContain('are back');
  expect(await checksums(site)).toEqual(before);
});

test('one of an earlier release is not, and the release to pass through is named', async () => {
  const file = path.join(backup, 'manifest.json');
  const written = readFileSync(file, 'utf8');
  writeFileSync(file, written.replace(`,\n    "${former.lastMigration}"`, ''));
  const before = await checksums(site);
  const answer = await command('restore', [backup, '--replace'], site);
  expect([answer.status, answer.said]).toEqual([1, expect.stringContaining('release 0.1.0')]);
  expect(await checksums(site)).toEqual(before);
});

/** In production connecting applies all migrations, as `npm start` does before it builds. */
const start = () =>
  prepareDatabase({
    env: { ...process.env, ...site },
    dataDir: folder,
    signal: new AbortController().signal,
    // The restore above has made it.
    program: path.join(programsFolder(), 'migrate.mjs'),
  });

test('a start says why it refuses a database, whole', { timeout: 120_000 }, async () => {
  await client.query('CREATE TABLE notes (id integer)');
  const before = await checksums(site);
  await expect(start()).rejects.toThrow(
    /could not be brought up to date: .*Nothing was changed.*it has besides: CREATE TABLE notes/s,
  );
  expect(await checksums(site)).toEqual(before);
  await client.query('DROP TABLE notes');
});

test('a database of the former release goes on as a new one', { timeout: 120_000 }, async () => {
  const { rows } = await client.query<object>(visitor);
  const { rows: owned } = await client.query<object>(belongings('coalesce(contact_id, quote_id)'));
  await start();
  await run(empty.client, migrations);
  const made = await statementsOf(empty.client);
  expect([...(await statementsOf(client))].sort()).toEqual([...made].sort());
  expect((await client.query<object>(visitor)).rows).toEqual(rows);
  expect((await client.query<object>(belongings('submission'))).rows).toEqual(owned);
  // What comes and goes from now on is followed by its parent, and what is erased by all that it owns.
  await client.query(`DELETE FROM quote_submissions; UPDATE contact_submissions SET id = id`);
  const { rows: left } = await client.query<object>(
    `SELECT form, (SELECT count(*)::int FROM thread_entries AS e WHERE e.submission = s.id) AS mails,
       (SELECT count(*)::int FROM attachments AS a WHERE a.submission = s.id) AS files
     FROM submissions AS s`,
  );
  expect(left).toEqual([{ form: 'contact', mails: 1, files: 1 }]);
  const { rows: next } = await client.query<object>(`SELECT nextval('note_order')::int AS number`);
  expect(next).toEqual([{ number: 1_000_001 }]);
  // A process of the former release that starts again finds all of its own.
  expect(await namesIn()).toEqual([
    ...names.map((name) => ({ name, batch: 1 })),
    ...migrations.map(({ name }) => ({ name, batch: 2 })),
  ]);
});
