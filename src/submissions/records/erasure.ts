import { contactForm, quoteForm } from '@/forms';

import type { Connection } from '@/platform/database/connection';
import { snakeCase } from '@/platform/database/names';

const contact = snakeCase(contactForm.collection);
const quote = snakeCase(quoteForm.collection);

/**
 * Erases submissions with the jobs that name them and, by the database, the notes.
 * @param connection the door's when its spool is emptied, else the staff's
 */
export async function eraseSubmissions(
  connection: Connection,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await connection.query({
    text: `WITH ids AS (SELECT unnest($1::uuid[]) AS id),
           contact AS (DELETE FROM ${contact} USING ids WHERE ${contact}.id = ids.id),
           quote AS (DELETE FROM ${quote} USING ids WHERE ${quote}.id = ids.id)
           DELETE FROM payload_jobs USING ids WHERE input->>'submission' = ids.id::text`,
    values: [ids],
  });
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
  const { rows } = await connection.query<{ id: string }>({
    // The times are of two clocks.
    text: `SELECT id FROM unnest($1::text[], $2::timestamptz[]) AS waiting (id, submitted_at)
           WHERE EXISTS (
             SELECT FROM audit_entries
             WHERE at > submitted_at - interval '1 minute' AND action = 'erased'
               AND submissions ? waiting.id
           )`,
    values: [waiting.map(({ id }) => id), waiting.map(({ submittedAt }) => submittedAt)],
  });
  return new Set(rows.map(({ id }) => id));
}
