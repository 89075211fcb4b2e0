/**
 * What Payload generates from its configuration: types, the database's schema, the panel's
 * import map, migrations.
 * Started by scripts/generate.mjs, bundled like the site's other programs. It sends to its parent
 * what is out of date, and writes that anew unless it is told `--check`.
 */
import { readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import config from '@payload-config';
import { generateImportMap, getPayload } from 'payload';
import { generateTypes } from 'payload/node';

const [option, migrationName = 'change'] = process.argv.slice(2);
const onlyChecks = option === '--check';
const settings = await config;
// Neither needs a database: the schema is made from the configuration.
const payload = await getPayload({ config, disableDBConnect: true, disableOnInit: true });
const { db } = payload;
const { admin, typescript } = settings;

interface GeneratedFile {
  readonly name: string;
  readonly file: string;
  readonly generate: (outputFile: string) => Promise<void> | undefined;
}

const files: GeneratedFile[] = [
  {
    name: 'types',
    file: typescript.outputFile,
    generate: (outputFile) =>
      generateTypes({ ...settings, typescript: { ...typescript, outputFile } }, { log: false }),
  },
  {
    // The tables as Drizzle knows them, for statements that pass Payload by.
    name: 'schema',
    file: 'src/platform/database/schema.ts',
    generate: (outputFile) => db.generateSchema?.({ outputFile, log: false, prettify: false }),
  },
  {
    name: 'import map',
    file: `src/app/(payload)/${settings.routes.admin}/importMap.js`,
    generate: (importMapFile) => {
      const importMap = { ...admin.importMap, importMapFile };
      return generateImportMap({ ...settings, admin: { ...admin, importMap } }, { log: false });
    },
  },
];

/** @returns what was wrong with the file, in words, or null */
async function renew({ file, generate }: GeneratedFile): Promise<string | null> {
  // Beside the file, because the import map holds paths from there.
  const draft = path.resolve(`${file}.draft`);
  try {
    await generate(draft);
    if (read(draft) === read(file)) return null;
    if (!onlyChecks) renameSync(draft, file);
    return `${path.relative('.', file)} is out of date`;
  } finally {
    rmSync(draft, { force: true });
  }
}

async function renewMigrations(): Promise<string | null> {
  const problem = await driftOfMigrations();
  if (problem !== null && !onlyChecks)
    await db.createMigration({ payload, migrationName, skipEmpty: true });
  return problem;
}

async function driftOfMigrations(): Promise<string | null> {
  const listed = readdirSync(db.migrationDir).sort();
  const index = read(path.join(db.migrationDir, 'index.ts')) ?? '';
  const unlisted = listed
    .filter((file) => file.endsWith('.ts') && file !== 'index.ts')
    .map((file) => path.basename(file, '.ts'))
    .filter((name) => !index.includes(`'./${name}'`));
  if (unlisted.length > 0) return `migrations/index.ts lacks ${unlisted.join(', ')}`;
  // What `migrate:create` compares the configuration with.
  const snapshot = listed.findLast((name) => name.endsWith('.json')) ?? '';
  const latest: unknown = JSON.parse(read(path.join(db.migrationDir, snapshot)) ?? 'null');
  const wanted: unknown = await db.requireDrizzleKit().generateDrizzleJson(db.schema);
  return textOf(latest) === textOf(wanted)
    ? null
    : 'the schema has changed since the last migration';
}

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

/**
 * A snapshot as a whole, but for the numbers that each gets at random. The statements of
 * `migrate:create` cannot be compared instead: where a column may have been renamed, it wants a
 * person at the keyboard.
 */
const textOf = (snapshot: unknown) => JSON.stringify(canonical(snapshot));

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
for (const one of files) results.push({ name: one.name, problem: await renew(one) });
results.push({ name: 'migrations', problem: await renewMigrations() });
process.send?.(results);
process.exit(0);
