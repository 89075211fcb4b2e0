import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { postgresAdapter } from '@payloadcms/db-postgres';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { buildConfig, getPayload, type CollectionConfig, type CollectionSlug } from 'payload';
import { afterAll, expect, test } from 'vitest';

import { rewriteMigrations, withReasons } from '@/platform/payload/migrations';

import { command } from '../../support/sites/backup-drill';
import { newDatabase } from '../../support/sites/new-database';

const folder = mkdtempSync(path.join(tmpdir(), 'migrations-'));
afterAll(() => rmSync(folder, { recursive: true }));
const { client } = await newDatabase('written_migrations');

/** With all that hangs on a collection: versions, rows, choices, relations to it and from it. */
const withEverything = (
  slug: CollectionSlug,
  related: readonly CollectionSlug[],
): CollectionConfig => ({
  slug,
  versions: { drafts: true },
  fields: [
    { name: 'title', type: 'text', unique: true },
    { name: 'kind', type: 'select', options: ['a', 'b'] },
    { name: 'kinds', type: 'select', hasMany: true, options: ['a', 'b'] },
    { name: 'parts', type: 'array', fields: [{ name: 'words', type: 'text' }] },
    { name: 'others', type: 'relationship', relationTo: [...related], hasMany: true },
  ],
});

/** Writes a migration from what stood there before to these collections, and applies it. */
async function migrateTo(migrationName: string, slugs: readonly CollectionSlug[]) {
  const config = buildConfig({
    secret: 'x',
    db: postgresAdapter({ pool: {}, idType: 'uuid', migrationDir: folder }),
    collections: slugs.map((slug) => withEverything(slug, slugs)),
    logger: { options: {}, destination: { write: () => undefined } },
    typescript: { autoGenerate: false },
  });
  const { db } = await getPayload({
    config,
    key: migrationName,
    disableDBConnect: true,
    disableOnInit: true,
  });
  rewriteMigrations(db);
  await db.createMigration({ payload: db.payload, migrationName });
  const [file = ''] = readdirSync(folder).filter((name) => name.endsWith(`_${migrationName}.ts`));
  const written = readFileSync(path.join(folder, file), 'utf8');
  const up = /async function up[^]*?sql`([^]*?)`\)/.exec(written)?.[1] ?? '';
  await client.query(up);
  return { file, up };
}

test('a collection is removed with all that hangs on it, from a database with rows', async () => {
  await migrateTo('begin', ['faqs', 'claims']);
  await client.query(
    `INSERT INTO claims (title, kind) VALUES ('One', 'a');
     INSERT INTO _claims_v (parent_id, version_title) SELECT id, title FROM claims;
     INSERT INTO claims_parts (_order, _parent_id, id, words) SELECT 1, id, 'x', 'y' FROM claims;
     INSERT INTO claims_kinds ("order", parent_id, value) SELECT 1, id, 'a' FROM claims;
     INSERT INTO faqs (title) VALUES ('Two');
     INSERT INTO faqs_rels (parent_id, path, claims_id) SELECT faqs.id, 'others', claims.id FROM faqs, claims;
     INSERT INTO payload_locked_documents (id) VALUES (gen_random_uuid());
     INSERT INTO payload_locked_documents_rels (parent_id, path, claims_id)
       SELECT l.id, 'document', claims.id FROM payload_locked_documents l, claims`,
  );
  const { file, up } = await migrateTo('remove_claims', ['faqs']);
  expect(file).toMatch(/^\d{8}_\d{6}_remove_claims\.ts$/);
  expect(up).toContain('DROP TABLE');
  const { rows } = await client.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relname ~ 'claims'
     UNION ALL SELECT typname FROM pg_type WHERE typname ~ 'claims'
     UNION ALL SELECT attname FROM pg_attribute WHERE attname ~ 'claims' AND NOT attisdropped`,
  );
  expect(rows).toEqual([]);
  expect((await client.query('SELECT title FROM faqs')).rows).toEqual([{ title: 'Two' }]);
});

test('the name of a migration is the one that was asked for, or none is written', async () => {
  for (const args of [['Add team'], ['--write', 'two', 'names'], ['--frist']]) {
    const { status, said } = await command('generate', args, {});
    expect([status, said]).toEqual([1, expect.stringContaining('the name of the migration')]);
  }
});

const db = drizzle(client);

/** Runs a migration as Payload does, whose type says that it takes more than the database. */
async function run(up: () => Promise<void>): Promise<void> {
  const down = () => Promise.resolve();
  for (const migration of withReasons([{ name: 'tried', down, up }]))
    await Reflect.apply(migration.up, undefined, [{ db }]);
}

test('a migration that fails says which statement, and why', async () => {
  const failing = async () => {
    await db.execute(sql`CREATE TABLE clients (name text); SELECT 1`);
    await db.execute(sql`
      INSERT INTO clients VALUES (NULL);
      SELECT ';';
      ALTER TABLE clients ALTER name SET NOT NULL;
      SELECT 4`);
  };
  await expect(run(failing)).rejects.toThrow(
    'stopped at statement 3: PostgreSQL answered 23502: column "name" of relation "clients" contains null values (table clients, column name)',
  );
});

test('a fault of its own stays as it is', async () => {
  const fault = new TypeError('It is not there');
  await expect(run(() => Promise.reject(fault))).rejects.toBe(fault);
});
