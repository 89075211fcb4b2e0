import { sql, type SQL } from 'drizzle-orm';

import { forms, type FormDefinition } from '@/forms';
import { staffConnection } from '@/platform/database/staff-connection';
import { run } from '@/platform/database/statement';

import { readableBy, readerOf } from '../made/readers';
import { tableOf } from '../tables';
import { overdueSince, type Deadlines } from './due';
import { isOverdueSince, lastAsked, openStates } from './open-work';

export interface DigestRow {
  readonly form: FormDefinition['name'];
  readonly id: string;
  readonly reference: string;
  readonly submittedAt: Date;
  /** Of who sent it. */
  readonly name: string;
  readonly isOwn: boolean;
  /** How many there are like it: the same for each row. */
  readonly total: number;
}

/**
 * What the digest of a user names: what waits longest of what is overdue (`isOverdue`) and assigned to them
 * or to nobody. The index of open work has all that the conditions ask for (`withWorkIndexes`).
 */
export async function listForDigest(
  user: string,
  deadlines: Deadlines,
  limit: number,
): Promise<readonly DigestRow[]> {
  const reader = await readerOf(user);
  const ofForm = (form: FormDefinition): SQL => {
    const table = tableOf(form);
    return sql`
      SELECT ${form.name}::text AS form, ${table.id} AS id, ${table.reference} AS reference,
             ${table.submittedAt} AS "submittedAt", ${lastAsked(form)} AS asked, ${table.name} AS name,
             ${table.assignee} IS NOT NULL AS "isOwn"
      FROM ${table}
      WHERE ${table.deletedAt} IS NULL AND ${table.status} IN (${openStates})
        AND ${table.quarantinedFor} IS NULL
        AND (${table.snoozedUntil} IS NULL OR ${table.snoozedUntil} <= now())
        AND (${table.assignee} IS NULL OR ${table.assignee} = ${user}::uuid)
        AND ${isOverdueSince(form, overdueSince(form, deadlines))} AND ${readableBy(form, reader)}`;
  };
  const { rows } = await run(
    staffConnection,
    sql<DigestRow>`
      SELECT form, id, reference, "submittedAt", name, "isOwn", count(*) OVER ()::int AS total
      FROM (${sql.join(Object.values(forms).map(ofForm), sql` UNION ALL `)}) AS overdue
      ORDER BY "isOwn" DESC, asked, id LIMIT ${limit}`,
  );
  return rows;
}
