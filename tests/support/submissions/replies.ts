import { randomUUID } from 'node:crypto';

import { sql } from '@payloadcms/db-postgres';

import { sendReplies } from '@/submissions/replies/send-replies';

import { payload } from '../payload';

/** As a form would send it. */
export const written = (submission: string, changes: object = {}) => ({
  id: randomUUID(),
  submission,
  text: 'Hello Ada,\n\nnine systems can become one.',
  seen: 0,
  ...changes,
});

/** Ends the wait of all that waits, and sends what is due. */
export async function sendNow(isOurs = () => true) {
  await payload.db.drizzle.execute(sql`UPDATE thread_entries SET due_at = now()`);
  await sendDue(isOurs);
}

export const sendDue = (isOurs = () => true) => sendReplies({ payload, isOurs });

export async function entries() {
  const { rows } = await payload.db.drizzle.execute(
    sql`SELECT state, text, tried::integer AS tried, problem, position::integer AS position
        FROM thread_entries ORDER BY written_at, position`,
  );
  return rows;
}

export async function statusOf(id: string) {
  const { rows } = await payload.db.drizzle.execute(
    sql`SELECT status, replied_at IS NOT NULL AS replied FROM contact_submissions WHERE id = ${id}`,
  );
  return rows[0];
}
