/**
 * What Payload generates from its configuration: types, the database's schema, the panel's
 * import map, migrations.
 * Started by scripts/generate.mjs, bundled like the site's other programs. It sends to its parent
 * what is out of date, and writes that anew unless it is told `--check`.
 */
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import config from '@payload-config';
import { generateImportMap, getPayload, writeMigrationIndex } from 'payload';
import { generateTypes } from 'payload/node';

import { formNames } from '@/forms';
import { rewriteMigrations } from '@/platform/payload/migrations';
import { filingTrigger, parentTrigger } from '~/migrations/first/parents';

const [option, migrationName] = process.argv.slice(2);
const onlyChecks = option === '--check';
const settings = await config;
// Neither needs a database: the schema is made from the configuration.
const payload = await getPayload({ config, disableDBConnect: true, disableOnInit: true });
const { db } = payload;
const { admin, typescript } = settings;
rewriteMigrations(db, keepParents);

/** Adds the triggers of a form's table, and erases the parents of one that goes. */
function keepParents(statement: string): string[] {
  const [, verb, form = ''] = /^(CREATE|DROP) TABLE "(\w+)_submissions"/.exec(statement) ?? [];
  if (verb === 'DROP') return [`DELETE FROM "submissions" WHERE "form" = '${form}';`];
  const name = formNames.find((each) => each === form);
  return verb && name ? [`${parentTrigger(name)};`, `${filingTrigger(name)};`] : [];
}

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
  const unlisted = unlistedMigrations();
  if (unlisted !== '' && !onlyChecks) writeMigrationIndex({ migrationsDir: db.migrationDir });
  const snapshots = filesOfMigrations('.json');
  // What `migrate:create` compares the configuration with.
  const latest = read(path.join(db.migrationDir, snapshots.at(-1) ?? ''));
  const wanted: unknown = await db.requireDrizzleKit().generateDrizzleJson(db.schema);
  const isDrifted = textOf(JSON.parse(latest ?? 'null')) !== textOf(wanted);
  if (option === '--first') await writeFirst(filesOfMigrations('.ts'), wanted);
  else if (isDrifted && !onlyChecks) {
    await db.createMigration({ payload, migrationName, skipEmpty: true });
    // The next migration asks the newest alone, and each is as long as all code of the migrations.
    for (const file of filesOfMigrations('.json').slice(0, -1))
      rmSync(path.join(db.migrationDir, file));
  }
  if (isDrifted) return 'the schema has changed since the last migration';
  return unlisted === '' ? null : `migrations/index.ts lacks ${unlisted}`;
}

const filesOfMigrations = (extension: string) =>
  readdirSync(db.migrationDir)
    .filter((file) => file.endsWith(extension) && file !== 'index.ts')
    .sort();

function unlistedMigrations(): string {
  const index = read(path.join(db.migrationDir, 'index.ts')) ?? '';
  return filesOfMigrations('.ts')
    .map((file) => path.basename(file, '.ts'))
    .filter((name) => !index.includes(`'./${name}'`))
    .join(', ');
}

/**
 * Writes the first migration anew, its snapshot and all that Payload makes of it. What it makes by
 * hand, and what brings the former release's rows into it, stands in other files
 * (docs/decisions/29-rolling-releases.md).
 */
async function writeFirst([first, ...later]: string[], wanted: unknown): Promise<void> {
  if (first === undefined || later.length > 0)
    throw new Error(`Take back first what comes after the first migration: ${later.join(', ')}`);
  const statements = await db
    .requireDrizzleKit()
    .generateMigration(db.defaultDrizzleSnapshot, wanted);
  const snapshot = path.basename(first, '.ts') + '.json';
  writeFileSync(path.join(db.migrationDir, snapshot), JSON.stringify(wanted, null, 2));
  const text = statements.join('\n').replaceAll(/[\\`$]/g, '\\$&');
  const comment =
    '/** Written by `npm run generate -- --first`: what Payload makes of the configuration. */';
  writeFileSync(
    path.join(db.migrationDir, 'first', 'tables.ts'),
    `${comment}\nexport const tables = \`\n${text}\n\`;\n`,
  );
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
