import { signedAddress } from '../submissions/thread-address';
import { ask } from '../sites/load';

/** So many people were answered; gives the mail in which each writes back. */
export async function answersOf(databaseUrl: string, count: number): Promise<readonly Buffer[]> {
  const sent = await ask<{ id: string }>(
    databaseUrl,
    `INSERT INTO contact_submissions (id, reference, submitted_at, name, email, message, status)
     SELECT gen_random_uuid(), 'C-' || n, now(), 'N', 'n' || n || '@load.example', 'M', 'replied'
     FROM generate_series(1, ${count}) AS n RETURNING id`,
  );
  return sent.map(({ id }, n) =>
    Buffer.from(
      `From: n${n}@load.example\r\nTo: ${signedAddress('contact', id)}\r\nMessage-ID: <${n}@load.example>\r\n\r\nThank you.\r\n`,
    ),
  );
}

/** What came in of them, on how many threads, and how many of those are open again. */
export async function answersIn(databaseUrl: string) {
  const [found] = await ask<{ mails: number; threads: number; reopened: number }>(
    databaseUrl,
    `SELECT count(*)::int AS mails, count(DISTINCT submission)::int AS threads,
            count(*) FILTER (WHERE status = 'in-progress')::int AS reopened
     FROM thread_entries JOIN contact_submissions ON contact_submissions.id = submission
     WHERE kind = 'answer'`,
  );
  return found ?? { mails: 0, threads: 0, reopened: 0 };
}
