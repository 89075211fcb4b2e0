import { ask } from './load';

/** So many people wrote, and a reply to each is due now. */
export async function queueReplies(databaseUrl: string, count: number): Promise<void> {
  await ask(
    databaseUrl,
    `WITH sent AS (
       INSERT INTO contact_submissions (id, reference, submitted_at, name, email, message)
       SELECT gen_random_uuid(), 'C-' || n, now(), 'N', 'n' || n || '@load.example', 'M'
       FROM generate_series(1, ${count}) AS n RETURNING id, email
     )
     INSERT INTO thread_entries
       (id, contact_id, position, state, address, text, written_at, due_at, status_before)
     SELECT gen_random_uuid(), id, 1, 'waiting', email, 'Hello.', now(), now(), 'new' FROM sent`,
  );
}

/** How many replies stand where, with the status of what they answer. */
export const replyStates = (databaseUrl: string) =>
  ask<{ state: string; status: string; count: number }>(
    databaseUrl,
    `SELECT state, status::text AS status, count(*)::int AS count
     FROM thread_entries JOIN contact_submissions ON contact_submissions.id = contact_id
     GROUP BY 1, 2`,
  );
