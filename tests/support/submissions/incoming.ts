import { createTransport, type SendMailOptions } from 'nodemailer';

import { sql } from '@payloadcms/db-postgres';

import { threadAddress, type ThreadOf } from '@/submissions/records/incoming/thread-address';

import { payload } from '../payload';
import { contact, emptyTables } from './sent-submissions';

const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

/** A mail as it comes over the wire. */
export async function rawMail(mail: SendMailOptions): Promise<Buffer> {
  const { message } = await composer.sendMail({
    from: 'Ada Byron <ada@analytical.example>',
    subject: 'Re: your message to OneLayer (C-1)',
    text: 'Thank you, that helps.',
    ...mail,
  });
  return Buffer.isBuffer(message) ? message : Buffer.alloc(0);
}

export const contactThread = (submission: string): ThreadOf => ({ form: 'contact', submission });

/** The address whose mails land on the thread of a contact message. */
export const addressOf = (submission: string): string =>
  threadAddress(contactThread(submission)) ?? '';

/** What came in, in its order. */
export async function cameIn() {
  const { rows } = await payload.db.drizzle.execute(
    sql`SELECT kind, state, address, sender, subject, text, quoted, problem, position::int AS position,
               submission
        FROM thread_entries WHERE kind <> 'reply' ORDER BY written_at, position`,
  );
  return rows;
}

export async function stateOf(id: string) {
  const { rows } = await payload.db.drizzle.execute(
    sql`SELECT status, read_at IS NULL AS unread, snoozed_until IS NULL AS awake,
               deleted_at IS NULL AS kept
        FROM contact_submissions WHERE id = ${id}`,
  );
  return rows[0];
}

/** Read, answered, snoozed and whatever else is said. */
export const settle = (id: string, status = 'replied', isTrashed = false) =>
  payload.db.drizzle.execute(
    sql`UPDATE contact_submissions
        SET status = ${status}, read_at = now(), replied_at = now(),
            snoozed_until = now() + interval '1 day',
            deleted_at = CASE WHEN ${isTrashed} THEN now() END
        WHERE id = ${id}`,
  );

export const emptyThreads = () =>
  payload.db.drizzle.execute(
    sql`DELETE FROM thread_entries; DELETE FROM attachments; DELETE FROM waiting_mails`,
  );

/** Leaves no submission, no thread and no mail. */
export async function emptyInbox(): Promise<void> {
  await emptyTables();
  await emptyThreads();
}

/** Leaves one message, of Ada's. @returns its id */
export async function onlyAda(reference = 'C-1'): Promise<string> {
  await emptyInbox();
  return contact({ reference, email: 'ada@analytical.example' });
}
