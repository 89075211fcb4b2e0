import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { Client } from 'pg';

import { ask } from './load';

/** A site as its scripts see it. */
export type SiteSettings = Record<string, string> & {
  readonly DATABASE_URL: string;
  readonly MEDIA_DIR: string;
};

/** Runs one of the commands as a person does. */
export async function command(
  name: string,
  args: readonly string[],
  settings: Record<string, string>,
) {
  const child = spawn(process.execPath, [path.resolve(`scripts/${name}.mjs`), ...args], {
    env: { ...process.env, ...settings },
  });
  let said = '';
  for (const output of [child.stdout, child.stderr])
    output.setEncoding('utf8').on('data', (text: string) => (said += text));
  await once(child, 'close');
  return { status: child.exitCode, said };
}

/** A sum of all that a site knows: of each table, of what the schema is, and of each picture. */
export async function checksums({ DATABASE_URL: url, MEDIA_DIR }: SiteSettings) {
  // To open a connection for each table would take longer than to read the tables.
  const client = new Client({ connectionString: url });
  await client.connect();
  let sums: Record<string, unknown>;
  try {
    sums = await sumsOfDatabase(client);
  } finally {
    await client.end();
  }
  for (const name of picturesIn(MEDIA_DIR)) {
    const content = readFileSync(path.join(MEDIA_DIR, name));
    sums[name] = createHash('sha256').update(content).digest('hex');
  }
  return sums;
}

async function sumsOfDatabase(client: Client): Promise<Record<string, unknown>> {
  const sums: Record<string, unknown> = {};
  const tables = await client.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relname <> 'rate_limits'
       AND relnamespace = 'public'::regnamespace ORDER BY relname`,
  );
  const rowsOf = async (statement: string): Promise<unknown[]> =>
    (await client.query<object>(statement)).rows;
  for (const { name } of tables.rows)
    [sums[name]] = await rowsOf(
      `SELECT count(*)::int AS rows, md5(coalesce(string_agg(md5(t::text), '' ORDER BY md5(t::text)), '')) AS sum
       FROM public."${name}" t`,
    );
  sums['its keys'] = await rowsOf(
    `SELECT conrelid::regclass::text AS table, conname, convalidated, pg_get_constraintdef(oid) AS key
     FROM pg_constraint WHERE connamespace = 'public'::regnamespace ORDER BY 1, 2`,
  );
  sums['its indexes'] = await rowsOf(
    `SELECT indexdef FROM pg_indexes WHERE schemaname = 'public' ORDER BY 1`,
  );
  sums['its sequences'] = await rowsOf(
    `SELECT sequencename::text, last_value FROM pg_sequences WHERE schemaname = 'public' ORDER BY 1`,
  );
  return sums;
}

const picturesIn = (folder: string) =>
  readdirSync(folder)
    .filter((name) => !name.startsWith('.'))
    .sort();

/** Loses everything, as a bad afternoon does. */
export async function wipe({ DATABASE_URL: url }: SiteSettings): Promise<void> {
  await ask(url, 'DROP SCHEMA public CASCADE; CREATE SCHEMA public');
}
