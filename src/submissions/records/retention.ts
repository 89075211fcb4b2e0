import type { FormDefinition } from '@/forms';

import { staffConnection } from '@/platform/database/staff-connection';
import { snakeCase } from '@/platform/database/names';

/** The days of retention, as a statement names them: `$1`. */
const old = (column: string) => `${column} < now() - $1 * interval '1 day'`;

const note = (form: FormDefinition, action: 'trashed' | 'erased', detail: string) =>
  `INSERT INTO audit_entries (at, action, actor, collection, submissions, detail)
   SELECT now(), '${action}', 'the site', '${form.collection}', jsonb_agg(id), '${detail}'
   FROM gone HAVING count(*) > 0
   RETURNING jsonb_array_length(submissions) AS count`;

/**
 * Puts the oldest that were kept for so many days into the trash, and notes it in the same statement.
 * @returns how many
 */
export async function auditedTrash(
  form: FormDefinition,
  { days, limit }: { days: number; limit: number },
): Promise<number> {
  const table = snakeCase(form.collection);
  const { rows } = await staffConnection.query<{ count: number }>({
    text: `WITH gone AS (
             UPDATE ${table} SET deleted_at = now(), updated_at = now()
             WHERE id IN (
               SELECT id FROM ${table}
               WHERE deleted_at IS NULL AND ${old('submitted_at')}
               ORDER BY submitted_at LIMIT $2 FOR UPDATE SKIP LOCKED
             )
             RETURNING id
           )
           ${note(form, 'trashed', 'kept as long as the settings say')}`,
    values: [days, limit],
  });
  return rows[0]?.count ?? 0;
}

/**
 * Erases those that were in the trash for so many days, with the jobs that name them and, by the
 * database, the notes; and notes it in the same statement.
 * @returns how many
 */
export async function auditedErasure(
  form: FormDefinition,
  { trashDays, limit }: { trashDays: number; limit: number },
): Promise<number> {
  const table = snakeCase(form.collection);
  const { rows } = await staffConnection.query<{ count: number }>({
    text: `WITH gone AS (
             DELETE FROM ${table}
             WHERE id IN (
               SELECT id FROM ${table} WHERE ${old('deleted_at')}
               ORDER BY deleted_at LIMIT $2 FOR UPDATE SKIP LOCKED
             )
             RETURNING id
           ),
           jobs AS (
             DELETE FROM payload_jobs USING gone WHERE input->>'submission' = gone.id::text
           )
           ${note(form, 'erased', 'long enough in the trash')}`,
    values: [trashDays, limit],
  });
  return rows[0]?.count ?? 0;
}
