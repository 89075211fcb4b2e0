import { interrupted } from '@/submissions/records/failed-mail';

import { ask } from '../sites/load';
import type { MailServer } from './mail-server';

/** So many people wrote, and a reply to each is due now: some with copies, some with a file. */
export async function queueReplies(databaseUrl: string, count: number): Promise<void> {
  await ask(
    databaseUrl,
    `WITH sent AS (
       INSERT INTO contact_submissions (id, reference, submitted_at, name, email, message)
       SELECT gen_random_uuid(), 'C-' || n, now(), 'N', 'n' || n || '@load.example', 'M'
       FROM generate_series(1, ${count}) AS n RETURNING id, email
     ),
     replies AS (
       INSERT INTO thread_entries
         (id, submission, position, state, address, cc, bcc, text, written_at, due_at, status_before)
       SELECT gen_random_uuid(), id, 1, 'waiting', email,
              CASE WHEN hash % 2 = 0 THEN 'cc.' || email || ', second.' || email END,
              CASE WHEN hash % 3 = 0 THEN 'bcc.' || email END, 'Hello.', now(), now(), 'new'
       FROM sent, LATERAL (SELECT abs(hashtext(email)) AS hash) AS hashed RETURNING id, submission
     )
     INSERT INTO attachments (id, entry, submission, name, size, content, added_at, scan)
     SELECT gen_random_uuid(), id, submission, 'plan.txt', 4, 'plan', now(), 'clean'
     FROM replies WHERE abs(hashtext(id::text)) % 2 = 0`,
  );
}

interface Reply {
  readonly id: string;
  readonly state: string;
  readonly status: string;
  readonly problem: string | null;
  readonly recipients: readonly string[];
  readonly files: number;
}

/** What became of the replies, and of the mails that came of them. */
export async function repliesFor(databaseUrl: string, mails: MailServer['received']) {
  const replies = await ask<Reply>(
    databaseUrl,
    `SELECT thread_entries.id, state, status::text AS status, thread_entries.problem,
            string_to_array(concat_ws(', ', address, cc, bcc), ', ') AS recipients,
            (SELECT count(*)::int FROM attachments WHERE entry = thread_entries.id) AS files
     FROM thread_entries JOIN contact_submissions ON contact_submissions.id = submission`,
  );
  const cameOf = (id: string) => mails.filter(({ mail }) => mail.messageId?.includes(id));
  /** How often each of its recipients got it. */
  const came = ({ id, recipients }: Reply) =>
    recipients.map((one) => cameOf(id).filter(({ to }) => to.includes(one)).length);
  const open = replies.filter(({ state }) => state !== 'sent');
  return {
    /** On their way still. */
    waiting: open.filter(({ state }) => state !== 'failed').length,
    /** Nobody knows whether they arrived: a person decides. */
    handedOver: open.filter(({ problem }) => problem === interrupted).length,
    lost: replies.filter(
      (reply) =>
        came(reply).includes(0) && (reply.state === 'sent' || reply.problem !== interrupted),
    ).length,
    doubled: replies.filter((reply) => came(reply).some((times) => times > 1)).length,
    withoutFiles: replies.filter(({ id, files }) =>
      cameOf(id).some(({ mail }) => mail.attachments.length !== files),
    ).length,
    /** Sent, and what they answer is not marked as replied. */
    unmarked: replies.filter(({ state, status }) => (state === 'sent') !== (status === 'replied'))
      .length,
  };
}
