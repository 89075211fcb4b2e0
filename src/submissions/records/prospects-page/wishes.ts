import { sql } from 'drizzle-orm';

import { forms, type FormDefinition, type FormName } from '@/forms';
import { auditOf } from '@/platform/audit';
import { staffConnection } from '@/platform/database/staff-connection';
import { assignments, run } from '@/platform/database/statement';

import { joinParents, ofParent, submissions, type Parent } from '../parent';
import { tableOf } from '../tables';
import { putDown } from './page';
import { prospectPages } from './page-table';

/**
 * Archives what its sender withdrew, and what it stands with; spam stays spam. Noted in the same statement.
 * @param target of a merge, where that is theirs as well
 */
export async function closeWithdrawn(sender: Parent, target: Parent | null): Promise<void> {
  for (const { form: name, id } of target ? [sender, target] : [sender]) {
    const form = forms[name];
    const table = tableOf(form);
    await run(
      staffConnection,
      sql`
        WITH closed AS (
          UPDATE ${table} SET ${assignments(table, {
            ...{ status: 'archived', answeredAt: sql`now()` },
            ...{ activeAt: sql`now()`, updatedAt: sql`now()` },
          })}
          WHERE ${table.id} = ${id} AND ${table.status}::text NOT IN ('archived', 'spam')
          RETURNING ${table.id}
        ),
        noted AS (${auditOf(
          {
            action: 'changed',
            user: null,
            collection: form.collection,
            detail: 'withdrawn by its sender',
          },
          sql`closed`,
        )})
        ${putDown(sql`${id}::uuid`, { withdrawnAt: sql`now()` }, sql``)}`,
    );
  }
}

/** Somebody confirmed from their own address that all of it is to be erased. */
export async function noteErasure(form: FormDefinition, id: string): Promise<void> {
  const deed = { action: 'changed', user: null, collection: form.collection } as const;
  await run(
    staffConnection,
    sql`
      WITH asked AS (
        SELECT ${tableOf(form).id} AS id FROM ${tableOf(form)}
        LEFT JOIN ${prospectPages} ON ${prospectPages.submission} = ${tableOf(form).id}
        WHERE ${tableOf(form).id} = ${id} AND ${prospectPages.erasureConfirmedAt} IS NULL
      ),
      noted AS (${auditOf({ ...deed, detail: 'erasure asked for by its sender' }, sql`asked`)})
      ${putDown(sql`asked.id`, { erasureConfirmedAt: sql`now()` }, sql`FROM asked`)}`,
  );
}

/** An erasure that somebody asked for and confirmed. */
export interface WantedErasure {
  readonly id: string;
  readonly form: FormName;
  readonly reference: string;
  readonly confirmedAt: Date;
}

/** Those that nobody has carried out, the oldest first. It checks no access: the caller has to. */
export async function listWantedErasures(): Promise<readonly WantedErasure[]> {
  const { erasureConfirmedAt } = prospectPages;
  const { rows } = await run(
    staffConnection,
    sql<WantedErasure>`
      SELECT ${submissions.id} AS id, ${submissions.form} AS form,
             ${ofParent('reference')} AS reference, ${erasureConfirmedAt} AS "confirmedAt"
      FROM ${prospectPages} ${joinParents(prospectPages.submission)}
      WHERE ${erasureConfirmedAt} IS NOT NULL ORDER BY ${erasureConfirmedAt} LIMIT 100`,
  );
  return rows;
}
