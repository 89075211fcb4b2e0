import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { Client } from 'pg';

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

type Ask = <Row extends object>(statement: string) => Promise<Row[]>;

/** Asks on one connection: to open one for each table would take longer than to read the tables. */
async function asking<Result>(url: string, work: (ask: Ask) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(
      async <Row extends object>(statement: string) => (await client.query<Row>(statement)).rows,
    );
  } finally {
    await client.end();
  }
}

const tablesOf = (ask: Ask) =>
  ask<{ name: string }>(
    `SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relname <> 'rate_limits'
       AND relnamespace = 'public'::regnamespace ORDER BY relname`,
  );

/** A sum of all that a site knows: of each table, of what the schema is, and of each picture. */
export async function checksums({ DATABASE_URL: url, MEDIA_DIR }: SiteSettings) {
  const sums = await asking(url, sumsOfDatabase);
  for (const name of picturesIn(MEDIA_DIR)) {
    const content = readFileSync(path.join(MEDIA_DIR, name));
    sums[name] = createHash('sha256').update(content).digest('hex');
  }
  return sums;
}

async function sumsOfDatabase(ask: Ask): Promise<Record<string, unknown>> {
  const sums: Record<string, unknown> = {};
  for (const { name } of await tablesOf(ask)) {
    const [sum] = await ask(
      `SELECT count(*)::int AS rows, md5(coalesce(string_agg(md5(t::text), '' ORDER BY md5(t::text)), '')) AS sum
       FROM public."${name}" t`,
    );
    sums[name] = sum;
  }
  sums['its keys'] = await ask(
    `SELECT conrelid::regclass::text AS table, conname, convalidated, pg_get_constraintdef(oid) AS key
     FROM pg_constraint WHERE connamespace = 'public'::regnamespace ORDER BY 1, 2`,
  );
  sums['its indexes'] = await ask(
    `SELECT indexdef FROM pg_indexes WHERE schemaname = 'public' ORDER BY 1`,
  );
  sums['its sequences'] = await ask(
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
  await asking(url, (ask) => ask('DROP SCHEMA public CASCADE; CREATE SCHEMA public'));
}
