import { sql, type SQL } from 'drizzle-orm';

import { isOn } from '@/features';
import type { FormDefinition } from '@/forms';
import { auditOf } from '@/platform/audit';
import { staffConnection } from '@/platform/database/staff-connection';
import { assignments, insertSelect, run, type Values } from '@/platform/database/statement';

import { tableOf } from '../tables';
import type { Staff } from '../work';
import { prospectPages } from './page-table';

/** What staff see of a page. */
export interface PageState {
  readonly generation: number;
  readonly isOff: boolean;
  readonly withdrawnAt: Date | null;
  readonly erasureConfirmedAt: Date | null;
}

const fresh: PageState = {
  ...{ generation: 0, isOff: false, withdrawnAt: null, erasureConfirmedAt: null },
};

/** It checks no access: the caller has to. */
export async function readPageState(submission: string): Promise<PageState> {
  const { generation, isOff, withdrawnAt, erasureConfirmedAt } = prospectPages;
  const { rows } = await run(
    staffConnection,
    sql<PageState>`
      SELECT ${generation}, ${isOff} AS "isOff", ${withdrawnAt} AS "withdrawnAt",
             ${erasureConfirmedAt} AS "erasureConfirmedAt"
      FROM ${prospectPages} WHERE ${prospectPages.submission} = ${submission}`,
  );
  return rows[0] ?? fresh;
}

/**
 * The generation of the link that opens the page of a row of a form's table, in SQL; NULL where none does:
 * of what looks like spam, a test, or where the page is off.
 */
export const liveGeneration = (form: FormDefinition): SQL => {
  const table = tableOf(form);
  if (!isOn('prospects-page')) return sql`NULL::integer`;
  return sql`(
    SELECT CASE WHEN page.is_off THEN NULL ELSE coalesce(page.generation, 0) END
    FROM (VALUES (1)) AS one LEFT JOIN ${prospectPages} AS page ON page.submission = ${table.id}
    WHERE ${table.quarantinedFor} IS DISTINCT FROM 'test')`;
};

/** Puts something down about a page, whether there was a row for it or not; as a part of a statement. */
export const putDown = (submission: SQL, values: Values<typeof prospectPages>, rest: SQL): SQL =>
  sql`${insertSelect(prospectPages, { submission, ...values }, rest)}
      ON CONFLICT (submission) DO UPDATE SET ${assignments(prospectPages, values)}`;

/** Makes all links dead that there are, of submissions whose ids are `rows`; as a part of a statement. */
export const renewedPage = (rows: SQL, values: Values<typeof prospectPages> = {}): SQL =>
  sql`${insertSelect(prospectPages, { submission: sql`id`, generation: 1, ...values }, sql`FROM ${rows}`)}
      ON CONFLICT (submission) DO UPDATE SET ${assignments(prospectPages, {
        generation: sql`${prospectPages.generation} + 1`,
        ...values,
      })}`;

/** What staff do about a link, and how the audit log tells it. */
export const pageDeeds = {
  renew: 'link to the page renewed',
  'turn-off': 'link to the page turned off',
  'turn-on': 'link to the page turned on',
} as const;

export type PageDeed = keyof typeof pageDeeds;

/**
 * Makes all links dead that there are, or all that there ever will be; a page that is turned on again has a
 * new link. Noted in the same statement. It checks no access: the caller has to.
 */
export async function changePage(
  form: FormDefinition,
  user: Staff,
  submission: string,
  deed: PageDeed,
): Promise<void> {
  const table = tableOf(form);
  await run(
    staffConnection,
    sql`
      WITH touched AS (
        UPDATE ${table} SET ${assignments(table, { updatedAt: sql`now()` })}
        WHERE ${table.id} = ${submission} RETURNING ${table.id}
      ),
      renewed AS (${renewedPage(sql`touched`, { isOff: deed === 'turn-off' })}),
      noted AS (${auditOf(
        { action: 'changed', user, collection: form.collection, detail: pageDeeds[deed] },
        sql`touched`,
      )})
      SELECT FROM touched`,
  );
}
