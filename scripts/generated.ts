/**
 * What Payload generates from its configuration: types, the database's schema, the panel's
 * import map, migrations.
 * Started by scripts/generate.mjs, bundled like the site's other programs. With `--check` it writes
 * nothing and sends to its parent what would change.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import config from '@payload-config';
import { generateImportMap, getPayload, type Payload } from 'payload';
import { generateTypes } from 'payload/node';

interface Generated {
  name: string;
  /** @returns what is out of date, in words, or null */
  drift: () => Promise<string | null>;
  write: () => Promise<void>;
}

const settings = await config;
// Neither needs a database: the schema is made from the configuration.
const payload = await getPayload({ config, disableDBConnect: true, disableOnInit: true });

const types: Generated = {
  name: 'types',
  async drift() {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'payload-types-'));
    process.env.PAYLOAD_TS_OUTPUT_PATH = path.join(folder, 'types.ts');
    try {
      await generateTypes(settings, { log: false });
      const wanted = read(process.env.PAYLOAD_TS_OUTPUT_PATH);
      const file = settings.typescript.outputFile;
      return wanted === read(file) ? null : `${path.relative('.', file)} is out of date`;
    } finally {
      delete process.env.PAYLOAD_TS_OUTPUT_PATH;
      rmSync(folder, { recursive: true });
    }
  },
  write: () => generateTypes(settings, { log: false }),
};

/** The tables as Drizzle knows them, for statements that pass Payload by. */
const schemaFile = path.resolve('src/platform/database/schema.ts');

const schema: Generated = {
  name: 'schema',
  async drift() {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'payload-schema-'));
    try {
      const wanted = path.join(folder, 'schema.ts');
      await generateSchema(wanted);
      return read(wanted) === read(schemaFile)
        ? null
        : `${path.relative('.', schemaFile)} is out of date`;
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
  write: () => generateSchema(schemaFile),
};

async function generateSchema(outputFile: string): Promise<void> {
  if (!payload.db.generateSchema) throw new Error('This database adapter writes no schema.');
  await payload.db.generateSchema({ outputFile, log: false, prettify: false });
}

const importMapFile = path.resolve(
  'src/app/(payload)',
  `.${settings.routes.admin}`,
  'importMap.js',
);

const importMap: Generated = {
  name: 'import map',
  async drift() {
    // Payload writes it in place only, and only when it differs.
    const before = read(importMapFile);
    await generateImportMap(settings, { log: false });
    if (read(importMapFile) === before) return null;
    if (before === null) rmSync(importMapFile);
    else writeFileSync(importMapFile, before);
    return `${path.relative('.', importMapFile)} is out of date`;
  },
  write: () => generateImportMap(settings, { log: false }),
};

const migrations: Generated = {
  name: 'migrations',
  async drift() {
    const unlisted = unlistedMigrations(payload);
    if (unlisted.length > 0) return `migrations/index.ts lacks ${unlisted.join(', ')}`;
    const { generateDrizzleJson } = payload.db.requireDrizzleKit();
    const wanted: unknown = await generateDrizzleJson(payload.db.schema);
    const latest = latestSnapshot(payload);
    return latest && sameSchema(latest, wanted)
      ? null
      : 'the schema has changed since the last migration';
  },
  async write() {
    const migrationName = process.argv[3] ?? 'change';
    await payload.db.createMigration({ payload, migrationName, skipEmpty: true });
  },
};

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

function unlistedMigrations({ db }: Payload): string[] {
  const index = read(path.join(db.migrationDir, 'index.ts')) ?? '';
  return readdirSync(db.migrationDir)
    .filter((file) => file.endsWith('.ts') && file !== 'index.ts')
    .map((file) => path.basename(file, '.ts'))
    .filter((name) => !index.includes(`'./${name}'`));
}

/** What `migrate:create` compares the configuration with. */
function latestSnapshot({ db }: Payload): unknown {
  const file = readdirSync(db.migrationDir)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .at(-1);
  return file === undefined ? null : JSON.parse(read(path.join(db.migrationDir, file)) ?? 'null');
}

/**
 * Compares snapshots as a whole, but for the number that each gets at random. The statements of
 * `migrate:create` cannot be asked for instead: where a column may have been renamed, it wants a
 * person at the keyboard.
 */
function sameSchema(one: unknown, other: unknown): boolean {
  return JSON.stringify(canonical(one)) === JSON.stringify(canonical(other));
}

function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, inner]) => key !== 'id' && key !== 'prevId' && inner !== undefined)
      .map(([key, inner]): [string, unknown] => [key, canonical(inner)])
      .sort(([a], [b]) => a.localeCompare(b)),
  );
}

const results = [];
for (const { name, drift, write } of [types, schema, importMap, migrations]) {
  const problem = await drift();
  results.push({ name, problem });
  if (problem !== null && process.argv[2] !== '--check') await write();
}
process.send?.(results);
process.exit(0);
