import { getTableName, sql } from 'drizzle-orm';
import { z } from 'zod';

import { readSchemaStatements, type Executor } from '../database/schema-statements';
import { payload_migrations } from './tables';

/** A release whose databases the first migration takes over. */
export interface Former {
  readonly release: string;
  readonly lastMigration: string;
  /** What made its schema, as `readSchemaStatements` writes it. */
  readonly schema: readonly string[];
  /** What makes the schema of today of that one. */
  readonly conversion: readonly string[];
}

/**
 * Takes a database of the former release over, with its rows. The names of its migrations stay: a
 * process of that release that still runs, or starts again, finds all of its own.
 * @returns false when the database is empty, and its tables are still to be made
 * @throws before it writes, when the database is neither
 */
export async function adoptFormer(db: Executor, former: Former): Promise<boolean> {
  const found = await readSchemaStatements(db);
  if (found.length === 0) return false;
  const last = await lastMigrationOf(db, found);
  if (last !== former.lastMigration) throw new Error(wrongRelease(former, last));
  const differences = differencesOf(former.schema, found);
  if (differences.length > 0) throw new Error(otherSchema(former, differences));
  // At once, so that the number of one that fails is its place in the list.
  if (former.conversion.length > 0) await db.execute(sql.raw(former.conversion.join(';\n')));
  return true;
}

const newest = z.object({ rows: z.tuple([z.object({ name: z.string().nullable() })]) });

async function lastMigrationOf(db: Executor, found: readonly string[]): Promise<string | null> {
  if (!found.includes(`CREATE TABLE ${getTableName(payload_migrations)} ()`)) return null;
  const last = sql`SELECT max(${payload_migrations.name}) AS name FROM ${payload_migrations}`;
  return newest.parse(await db.execute(last)).rows[0].name;
}

const nothingDone = 'Nothing was changed.';

function wrongRelease({ release, lastMigration }: Former, last: string | null): string {
  return last === null
    ? `The database holds tables, and none of them says that this site made them. ${nothingDone} Name an empty database in DATABASE_URL`
    : `The database stands at migration ${last}. This release takes over those of release ${release}, which stand at ${lastMigration}. ${nothingDone} Back it up, start release ${release} with it once, and then this one`;
}

/** Parts that one has and the other lacks; one that was changed is among both. */
function differencesOf(wanted: readonly string[], found: readonly string[]): string[] {
  const [ofWanted, ofFound] = [new Set(wanted), new Set(found)];
  return [
    ...wanted.filter((each) => !ofFound.has(each)).map((each) => `lacks: ${each}`),
    ...found.filter((each) => !ofWanted.has(each)).map((each) => `has besides: ${each}`),
  ];
}

/** More lines would not help a person at a terminal. */
const mostShown = 20;

function otherSchema({ release }: Former, differences: readonly string[]): string {
  const more = differences.length - mostShown;
  return [
    `The database stands at release ${release}, and its schema is not the one that this release made. ${nothingDone} Back it up, undo these differences, and start again:`,
    ...differences.slice(0, mostShown).map((each) => `  it ${each}`),
    ...(more > 0 ? [`  and ${more} more`] : []),
  ].join('\n');
}
