import { sql, type SQL } from 'drizzle-orm';

import type { FormDefinition } from '@/forms';
import { auditOf } from '@/platform/audit';
import { staffConnection } from '@/platform/database/staff-connection';
import { assignments, insertSelect, run } from '@/platform/database/statement';
import { foldCase } from '@/platform/fold-case';

import { parentReadableBy, type Reader } from '../made/readers';
import { tableOf } from '../tables';
import type { Staff } from '../work';
import { submissionTags } from './tags-table';

/** Of one submission: more say nothing. */
export const mostTags = 20;

const { submission, key, name } = submissionTags;

/**
 * Adds a tag, in the spelling that is in use, as a part of a statement.
 * @param rows a part of that statement with the ids of submissions
 */
export const insertTag = (rows: SQL, tag: string): SQL => sql`
  ${insertSelect(
    submissionTags,
    {
      submission: sql`id`,
      key: foldCase(tag),
      name: sql`COALESCE(
        (SELECT used.name FROM ${submissionTags} AS used WHERE used.key = ${foldCase(tag)} LIMIT 1),
        ${tag}::text)`,
    },
    sql`FROM ${rows}`,
  )} ON CONFLICT DO NOTHING`;

/** Whether a tag can be added to a row of a form's table. */
export const canTake = (form: FormDefinition, tag: string): SQL => {
  const { id } = tableOf(form);
  return sql`(
    NOT EXISTS (SELECT FROM ${submissionTags} WHERE ${submission} = ${id} AND ${key} = ${foldCase(tag)})
    AND (SELECT count(*) FROM ${submissionTags} WHERE ${submission} = ${id}) < ${mostTags}
  )`;
};

/**
 * Adds a tag to submissions, or takes it away, and notes that in the same statement. The audit log does
 * not name the tag: it outlives what the tag is about. It checks no access: the caller has to.
 * @returns the ids of those that it changed
 */
export async function changeTag(
  form: FormDefinition,
  user: Staff,
  ids: readonly string[],
  change: { readonly add: string } | { readonly remove: string },
): Promise<readonly string[]> {
  const table = tableOf(form);
  const touch = assignments(table, { updatedAt: sql`now()`, activeAt: sql`now()` });
  const meant = sql`${table.id} = ANY(${sql.param(ids)}::uuid[])`;
  const detail = 'add' in change ? 'tag added' : 'tag removed';
  const noted = auditOf(
    { action: 'changed', user, collection: form.collection, detail },
    sql`touched`,
  );
  const { rows } = await run(
    staffConnection,
    'add' in change
      ? sql<{ id: string }>`
          WITH touched AS (
            UPDATE ${table} SET ${touch} WHERE ${meant} AND ${canTake(form, change.add)}
            RETURNING ${table.id}
          ), tagged AS (${insertTag(sql`touched`, change.add)}), noted AS (${noted})
          SELECT id FROM touched`
      : sql<{ id: string }>`
          WITH removed AS (
            DELETE FROM ${submissionTags} USING ${table}
            WHERE ${submission} = ${table.id} AND ${meant} AND ${key} = ${foldCase(change.remove)}
            RETURNING ${submission} AS id
          ), touched AS (
            UPDATE ${table} SET ${touch} FROM removed WHERE ${table.id} = removed.id
            RETURNING ${table.id}
          ), noted AS (${noted})
          SELECT id FROM touched`,
  );
  return rows.map(({ id }) => id);
}

/** The tags of submissions, by their ids. It checks no access: the caller has to. */
export async function tagsOf(
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (ids.length === 0) return new Map();
  const { rows } = await run(
    staffConnection,
    sql<{ id: string; names: string[] }>`
      SELECT ${submission} AS id, array_agg(${name} ORDER BY ${key}) AS names
      FROM ${submissionTags} WHERE ${submission} = ANY(${sql.param(ids)}::uuid[])
      GROUP BY ${submission}`,
  );
  return new Map(rows.map(({ id, names }) => [id, names]));
}

/** A condition on the rows of a form's table. */
export const hasTag = (form: FormDefinition, ...tags: readonly string[]): SQL =>
  sql`${tableOf(form).id} IN (
    SELECT ${submission} FROM ${submissionTags}
    WHERE ${key} = ANY(${sql.param(tags.map(foldCase))}::text[])
  )`;

/** The same, whichever tag it is. */
export const isTagged = (form: FormDefinition): SQL =>
  sql`EXISTS (SELECT FROM ${submissionTags} WHERE ${submission} = ${tableOf(form).id})`;

/** Enough to choose from. */
export const mostListed = 200;

/** The tags in use, from one to the next in their index: a tag may stand on a hundred thousand. */
export async function listTags(reader: Reader): Promise<readonly string[]> {
  const { rows } = await run(
    staffConnection,
    sql<{ name: string }>`
      WITH RECURSIVE used AS (
        (SELECT ${key} AS key FROM ${submissionTags} ORDER BY ${key} LIMIT 1)
        UNION ALL
        SELECT further.* FROM used, LATERAL (
          SELECT ${key} FROM ${submissionTags} WHERE ${key} > used.key ORDER BY ${key} LIMIT 1
        ) AS further
      )
      SELECT shown.name FROM used, LATERAL (
        SELECT ${name} AS name FROM ${submissionTags}
        WHERE ${key} = used.key AND ${parentReadableBy(submission, reader)} LIMIT 1
      ) AS shown
      LIMIT ${mostListed}`,
  );
  return rows.map((row) => row.name);
}
