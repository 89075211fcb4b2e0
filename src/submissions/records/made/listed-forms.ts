import { sql } from 'drizzle-orm';

import { custom_forms, custom_submissions } from '@/platform/database/schema';
import { staffConnection } from '@/platform/database/staff-connection';
import { run } from '@/platform/database/statement';

import { openStates } from '../queue/open-work';
import type { Reader } from './readers';

/** A form that editors made, as the inbox lists it: also one that is gone. */
export interface ListedForm {
  readonly id: string;
  readonly title: string;
  readonly isPublished: boolean;
  /** How many of its answers stand among the open ones. */
  readonly open: number;
}

/**
 * The forms that are published or have answers, without those whose answers the reader may not see.
 * From form to form in their index, since a form may have a hundred thousand answers.
 */
export async function listForms({ hidden, only }: Reader): Promise<readonly ListedForm[]> {
  const { id, formId, form, submittedAt } = custom_submissions;
  const { deletedAt, status, quarantinedFor, snoozedUntil } = custom_submissions;
  const newest = sql`ORDER BY ${formId} DESC, ${submittedAt} DESC, ${id} DESC LIMIT 1`;
  const { rows } = await run(
    staffConnection,
    sql<ListedForm>`
      WITH RECURSIVE answered AS (
        (SELECT ${formId} AS id, ${form} AS title FROM ${custom_submissions} ${newest})
        UNION ALL
        SELECT further.* FROM answered, LATERAL (
          SELECT ${formId}, ${form} FROM ${custom_submissions}
          WHERE ${formId} < answered.id ${newest}
        ) AS further
      ), waiting AS (
        SELECT ${formId} AS id, count(*)::int AS count FROM ${custom_submissions}
        WHERE ${deletedAt} IS NULL AND ${status} IN (${openStates}) AND ${quarantinedFor} IS NULL
          AND (${snoozedUntil} IS NULL OR ${snoozedUntil} <= now())
        GROUP BY ${formId}
      ), published AS (
        SELECT ${custom_forms.id}::text AS id, ${custom_forms.title} AS title FROM ${custom_forms}
        WHERE ${custom_forms._status} = 'published' AND ${custom_forms.deletedAt} IS NULL
      )
      SELECT id, COALESCE(published.title, answered.title) AS title,
             published.title IS NOT NULL AS "isPublished", COALESCE(waiting.count, 0) AS open
      FROM published FULL JOIN answered USING (id) LEFT JOIN waiting USING (id)
      WHERE id <> ALL(${sql.param(hidden)}::text[])
        AND ${only === null ? sql`true` : sql`id = ANY(${sql.param(only.made)}::text[])`}
      ORDER BY lower(COALESCE(published.title, answered.title)), id`,
  );
  return rows;
}
