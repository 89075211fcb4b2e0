import { sql, type SQL } from 'drizzle-orm';

import type { FormDefinition } from '@/forms';
import { auditOf, type AuditedDeed } from '@/platform/audit';
import { users } from '@/platform/database/schema';
import { staffConnection } from '@/platform/database/staff-connection';
import { assignments, run } from '@/platform/database/statement';

import { parentReadableBy, type Reader } from '../made/readers';
import { queueWatched } from '../notices/staff-notices';
import { joinParents, ofParent } from '../parent';
import { tableOf } from '../tables';
import { watches, type WatchedEvent } from './watches-table';

const { person, submission, since, news } = watches;

/**
 * Has people watch submissions from now on, as a part of a statement.
 * @param rows a part of that statement: `person`, the id of a user or NULL, and `id` of a submission
 */
export const insertWatches = (rows: SQL): SQL => sql`
  INSERT INTO ${watches} (person, submission)
  SELECT DISTINCT person::uuid, id FROM ${rows}
  WHERE person IS NOT NULL AND EXISTS (SELECT FROM ${users} WHERE ${users.id} = person::uuid)
  ON CONFLICT DO NOTHING`;

interface Told {
  readonly event: WatchedEvent;
  /** The id of who does it, who is not told of it; of a rule, what `ruleIn` reads; null for a sender. */
  readonly by: string | null;
}

/**
 * Tells all who watch, in the inbox and by mail, as two parts of the statement that does what it tells of.
 * @param rows a part of that statement with the ids of submissions, as `happened`; with `told`, the ids of users who
 * are mailed about it anyhow, and `mails`, whether it is news to mail
 */
export const tellWatchers = (form: FormDefinition, { event, by }: Told, rows: SQL): SQL => sql`
  news_of_watchers AS (
    UPDATE ${watches} SET ${assignments(watches, { news: event })}
    FROM ${rows}
    WHERE ${submission} = happened.id AND ${person}::text IS DISTINCT FROM ${by}::text
    RETURNING ${person} AS person, happened.*
  ),
  mails_to_watchers AS (${queueWatched(
    form,
    { event, by },
    sql`(SELECT id, person FROM news_of_watchers
         WHERE mails AND person::text <> ALL(told)) AS watching`,
  )})`;

/** A condition on the rows of a form's table. */
export const isWatchedBy = (form: Pick<FormDefinition, 'name'>, user: string): SQL =>
  sql`${tableOf(form).id} IN (SELECT ${submission} FROM ${watches} WHERE ${person} = ${user}::uuid)`;

export interface Watcher {
  readonly id: string;
  readonly name: string;
}

/** Who watches a submission, in the order in which they began. It checks no access: the caller has to. */
export async function listWatchers(of: string): Promise<readonly Watcher[]> {
  const { rows } = await run(
    staffConnection,
    sql<Watcher>`
      SELECT ${person} AS id, coalesce(${users.name}, ${users.email}) AS name
      FROM ${watches} JOIN ${users} ON ${users.id} = ${person}
      WHERE ${submission} = ${of} ORDER BY ${since}, ${person}`,
  );
  return rows;
}

/** Begins to watch, or ends it, and notes that in the same statement. It checks no access. */
export async function changeWatch(
  form: FormDefinition,
  user: NonNullable<AuditedDeed['user']>,
  { id, isWatching }: { readonly id: string; readonly isWatching: boolean },
): Promise<void> {
  const table = tableOf(form);
  const change = isWatching
    ? sql`
        INSERT INTO ${watches} (person, submission)
        SELECT ${user.id}::uuid, ${table.id} FROM ${table} WHERE ${table.id} = ${id}
        ON CONFLICT DO NOTHING RETURNING submission AS id`
    : sql`
        DELETE FROM ${watches} WHERE ${person} = ${user.id} AND ${submission} = ${id}
        RETURNING ${submission} AS id`;
  const deed = {
    ...({ action: 'changed', user, collection: form.collection } as const),
    detail: `watching: ${isWatching}`,
  };
  await run(
    staffConnection,
    sql`
      WITH changed AS (${change}),
      touched AS (
        UPDATE ${table} SET ${assignments(table, { updatedAt: sql`now()` })} FROM changed
        WHERE ${table.id} = changed.id
      )
      ${auditOf(deed, sql`changed`)}`,
  );
}

/** What is new to somebody about submissions that they watch, by id. */
export async function newsAmong(
  user: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, WatchedEvent>> {
  if (ids.length === 0) return new Map();
  const { rows } = await run(
    staffConnection,
    sql<{ id: string; news: WatchedEvent }>`
      SELECT ${submission} AS id, ${news} AS news FROM ${watches}
      WHERE ${person} = ${user}::uuid AND ${submission} = ANY(${sql.param(ids)}::uuid[])
        AND ${news} IS NOT NULL`,
  );
  return new Map(rows.map((row) => [row.id, row.news]));
}

/** They have it open, so that nothing about it is new. */
export async function seeNews(user: string, id: string): Promise<void> {
  await run(
    staffConnection,
    sql`
      UPDATE ${watches} SET ${assignments(watches, { news: null })}
      WHERE ${person} = ${user}::uuid AND ${submission} = ${id} AND ${news} IS NOT NULL`,
  );
}

/** How many submissions that somebody watches have news for them, as far as they may read them. */
export async function countNews(user: string, reader: Reader): Promise<number> {
  const { rows } = await run(
    staffConnection,
    sql<{ count: number }>`
      SELECT count(*)::int AS count FROM ${watches} ${joinParents(submission)}
      WHERE ${person} = ${user}::uuid AND ${news} IS NOT NULL AND ${ofParent('deletedAt')} IS NULL
        AND ${parentReadableBy(submission, reader)}`,
  );
  return rows[0]?.count ?? 0;
}
