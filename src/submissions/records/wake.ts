import { sql } from 'drizzle-orm';

import type { FormDefinition } from '@/forms';
import { auditOf } from '@/platform/audit';
import { staffConnection } from '@/platform/database/staff-connection';
import { assignments, run } from '@/platform/database/statement';

import { tableOf } from './tables';

/**
 * Ends a snooze because its sender wrote again, and notes it in the same statement. One that is not
 * snoozed stays as it is.
 */
export async function wakeSubmission(form: FormDefinition, id: string): Promise<void> {
  const table = tableOf(form);
  const awake = assignments(table, { snoozedUntil: null, updatedAt: sql`now()` });
  const deed = {
    action: 'changed',
    user: null,
    collection: form.collection,
    detail: 'snoozedUntil: null',
  } as const;
  await run(
    staffConnection,
    sql`WITH woken AS (
          UPDATE ${table} SET ${awake}
          WHERE ${table.id} = ${id} AND ${table.snoozedUntil} IS NOT NULL
          RETURNING ${table.id}
        )
        ${auditOf(deed, sql`woken`)}`,
  );
}
