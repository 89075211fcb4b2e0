import { sql } from 'drizzle-orm';

import { forms } from '@/forms';
import type { Connection } from '@/platform/database/connection';
import { audit_entries, payload_jobs } from '@/platform/database/schema';
import { run } from '@/platform/database/statement';

import { submissionOfJob } from './notice-jobs';
import { tableOf } from './tables';

const contact = tableOf(forms.contact);
const quote = tableOf(forms.quote);

/**
 * Erases submissions with the jobs that name them and, by the database, the notes.
 * @param connection the door's when its spool is emptied, else the staff's
 */
export async function eraseSubmissions(
  connection: Connection,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await run(
    connection,
    sql`WITH ids AS (SELECT unnest(${sql.param(ids)}::uuid[]) AS id),
        contact AS (DELETE FROM ${contact} USING ids WHERE ${contact.id} = ids.id),
        quote AS (DELETE FROM ${quote} USING ids WHERE ${quote.id} = ids.id)
        DELETE FROM ${payload_jobs} USING ids WHERE ${submissionOfJob} = ids.id::text`,
  );
}

/**
 * Which of these the audit log calls erased since they came in: it knows of a submission that is
 * not in the database yet, too.
 */
export async function erasedAmong(
  connection: Connection,
  waiting: readonly { id: string; submittedAt: string }[],
): Promise<ReadonlySet<string>> {
  if (waiting.length === 0) return new Set();
  const ids = sql.param(waiting.map(({ id }) => id));
  const times = sql.param(waiting.map(({ submittedAt }) => submittedAt));
  const { rows } = await run(
    connection,
    // The times are of two clocks.
    sql<{ id: string }>`
      SELECT id FROM unnest(${ids}::text[], ${times}::timestamptz[]) AS waiting (id, submitted_at)
      WHERE EXISTS (
        SELECT FROM ${audit_entries}
        WHERE ${audit_entries.at} > submitted_at - interval '1 minute'
          AND ${audit_entries.action} = 'erased'
          AND ${audit_entries.submissions} ? waiting.id
      )`,
  );
  return new Set(rows.map(({ id }) => id));
}
