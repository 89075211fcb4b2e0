import { sql, type SQL } from 'drizzle-orm';

import { staffConnection } from '@/platform/database/staff-connection';
import { assignments, insertSelect, run } from '@/platform/database/statement';

import { savedViews } from './saved-views-table';

/** A view as somebody of staff sees it in a list. */
export interface SavedView {
  readonly id: string;
  readonly name: string;
  readonly query: string;
  readonly isShared: boolean;
  /** Theirs to change, or nobody's any more. */
  readonly isOwn: boolean;
  /** It was removed a moment ago, and can be taken back. */
  readonly isRemoved: boolean;
}

const { id, owner, name, query, isShared, createdAt, removedAt } = savedViews;

export const mostViews = 40;
const undoSeconds = 60;

const isOwn = (user: string): SQL =>
  sql`(${owner} = ${user}::uuid OR ${owner} IS NULL AND ${isShared})`;
const isThere = sql`${removedAt} IS NULL`;
const isNew = sql`${removedAt} > now() - ${undoSeconds}::integer * interval '1 second'`;

/** Somebody's own views and those that are shared, and what they removed just now. */
export async function listViews(user: string): Promise<readonly SavedView[]> {
  const { rows } = await run(
    staffConnection,
    sql<SavedView>`
      SELECT ${id} AS id, ${name} AS name, ${query} AS query, ${isShared} AS "isShared",
             ${isOwn(user)} AS "isOwn", ${removedAt} IS NOT NULL AS "isRemoved"
      FROM ${savedViews}
      WHERE (${owner} = ${user}::uuid OR ${isShared})
        AND (${isThere} OR ${isNew} AND ${isOwn(user)})
      ORDER BY lower(${name}), ${createdAt}, ${id} LIMIT ${3 * mostViews}`,
  );
  return rows;
}

export interface NewView {
  readonly name: string;
  readonly query: string;
  readonly isShared: boolean;
}

/** Whether one of their views, but the one that is meant, has the name. */
const hasNamesake = (user: string, wanted: string, meant: string | null = null): SQL => sql`EXISTS (
  SELECT FROM ${savedViews} AS other
  WHERE other.owner = ${user}::uuid AND other.removed_at IS NULL
    AND lower(other.name) = lower(${wanted}::text) AND other.id IS DISTINCT FROM ${meant}::uuid
)`;

/** @returns false when they have one of this name, or too many */
export async function insertView(user: string, view: NewView): Promise<boolean> {
  const { rowCount } = await run(
    staffConnection,
    insertSelect(
      savedViews,
      { owner: user, ...view },
      sql`WHERE NOT ${hasNamesake(user, view.name)} AND (
        SELECT count(*) FROM ${savedViews} WHERE ${owner} = ${user}::uuid AND ${isThere}
      ) < ${mostViews}`,
    ),
  );
  return rowCount === 1;
}

/**
 * A view that is nobody's and no longer shared becomes theirs: it would be hidden from everybody.
 * @returns false when it is not theirs any more, or another one has the name
 */
export async function changeView(
  user: string,
  view: string,
  change: Pick<NewView, 'name' | 'isShared'>,
): Promise<boolean> {
  const { rowCount } = await run(
    staffConnection,
    sql`UPDATE ${savedViews} SET ${assignments(savedViews, {
      ...change,
      owner: change.isShared ? sql`${owner}` : sql`COALESCE(${owner}, ${user}::uuid)`,
    })}
        WHERE ${id} = ${view} AND ${isOwn(user)} AND ${isThere}
          AND NOT ${hasNamesake(user, change.name, view)}`,
  );
  return rowCount === 1;
}

/** Removes a view, and forgets for good what was removed a day ago. @returns false as above */
export async function removeView(user: string, view: string): Promise<boolean> {
  const { rowCount } = await run(
    staffConnection,
    sql`WITH forgotten AS (
          DELETE FROM ${savedViews} WHERE ${removedAt} < now() - interval '1 day'
        )
        UPDATE ${savedViews} SET ${assignments(savedViews, { removedAt: sql`now()` })}
        WHERE ${id} = ${view} AND ${isOwn(user)} AND ${isThere}`,
  );
  return rowCount === 1;
}

/** @returns false when too much time has passed, or another one has the name */
export async function restoreView(user: string, view: string): Promise<boolean> {
  const { rowCount } = await run(
    staffConnection,
    sql`UPDATE ${savedViews} SET ${assignments(savedViews, { removedAt: null })}
        WHERE ${id} = ${view} AND ${isOwn(user)} AND ${isNew}
          AND NOT EXISTS (
            SELECT FROM ${savedViews} AS other
            WHERE other.owner = ${savedViews}.owner AND other.removed_at IS NULL
              AND lower(other.name) = lower(${savedViews}.name)
          )`,
  );
  return rowCount === 1;
}

/** What nobody will see any more once an account is gone. */
export async function forgetViewsOf(user: string): Promise<void> {
  await run(
    staffConnection,
    sql`DELETE FROM ${savedViews} WHERE ${owner} = ${user}::uuid AND NOT ${isShared}`,
  );
}

/** Views whose name or search holds a person's address, when that person is erased. */
export async function eraseViewsNaming(email: string): Promise<void> {
  const inQuery = new URLSearchParams({ q: email.toLowerCase() }).toString().slice('q='.length);
  await run(
    staffConnection,
    sql`DELETE FROM ${savedViews}
        WHERE strpos(lower(${query}), lower(${inQuery}::text)) > 0
           OR strpos(lower(${name}), ${email.toLowerCase()}::text) > 0`,
  );
}
