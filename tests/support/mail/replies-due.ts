import { begunByUs } from '@/forms/source/fields';
import { interrupted } from '@/submissions/records/failed-mail';

import { ask } from '../sites/load';
import type { MailServer } from './mail-server';
import { dot } from './pictures';

/** Whom forwards go to: they have written nothing. */
const colleague = "'colleague.' || email";

/**
 * So many people wrote, and a mail to each is due now: some with copies, some with a file or a picture that
 * stands in the words; every fifth is a forward to somebody else, every seventh begins its conversation.
 */
export async function queueReplies(databaseUrl: string, count: number): Promise<void> {
  await ask(
    databaseUrl,
    `WITH sent AS (
       INSERT INTO contact_submissions (id, reference, submitted_at, name, email, message, source_utm_source)
       SELECT gen_random_uuid(), 'C-' || n, now(), 'N', 'n' || n || '@load.example', 'M',
              CASE WHEN n % 5 > 0 AND n % 7 = 0 THEN '${begunByUs}' END
       FROM generate_series(1, ${count}) AS n RETURNING id, reference, email
     ),
     replies AS (
       INSERT INTO thread_entries
         (id, submission, position, state, address, cc, bcc, subject, text, quoted, is_forward,
          written_at, due_at, status_before)
       SELECT gen_random_uuid(), id, 1, 'waiting', CASE WHEN n % 5 = 0 THEN ${colleague} ELSE email END,
              CASE WHEN n % 2 = 0 THEN 'cc.' || email || ', second.' || email END,
              CASE WHEN n % 3 = 0 THEN 'bcc.' || email END,
              CASE WHEN n % 5 = 0 OR n % 7 = 0 THEN 'About ' || reference END,
              CASE WHEN n % 4 = 0 THEN E'Look:\n[Picture: Dot](dot.png)\nSo it is.' ELSE 'Hello.' END,
              CASE WHEN n % 5 = 0 THEN 'They wrote: M' END, n % 5 = 0, now(), now(), 'new'
       FROM sent, LATERAL (SELECT substr(reference, 3)::int AS n) AS numbered
       RETURNING id, submission, text, hashtext(address) AS hash
     )
     INSERT INTO attachments (id, entry, submission, name, size, content, added_at, scan)
     SELECT gen_random_uuid(), id, submission, 'plan.txt', 4, 'plan', now(), 'clean'
     FROM replies WHERE hash % 2 = 0
     UNION ALL
     SELECT gen_random_uuid(), id, submission, 'dot.png', ${dot.length}, decode('${dot.toString('hex')}', 'hex'),
            now(), 'clean'
     FROM replies WHERE text LIKE '%dot.png%'`,
  );
}

interface Reply {
  readonly id: string;
  readonly state: string;
  readonly status: string;
  readonly problem: string | null;
  readonly recipients: readonly string[];
  readonly files: number;
  readonly isForward: boolean;
  readonly hasPicture: boolean;
}

type Received = MailServer['received'][number];

/** What became of the replies, and of the mails that came of them. */
export async function repliesFor(databaseUrl: string, mails: MailServer['received']) {
  const replies = await ask<Reply>(
    databaseUrl,
    `SELECT thread_entries.id, state, status::text AS status, thread_entries.problem,
            is_forward AS "isForward", text LIKE '%dot.png%' AS "hasPicture",
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
    /** The words were sent without the picture that stands in them. */
    withoutPictures: replies.filter(({ id, hasPicture }) =>
      cameOf(id).some(({ mail }) => showsPicture(mail) !== hasPicture),
    ).length,
    /** Sent, and what they answer is not marked as replied; or marked by a forward, which answers nothing. */
    unmarked: replies.filter(
      ({ state, status, isForward }) => (state === 'sent' && !isForward) !== (status === 'replied'),
    ).length,
  };
}

const showsPicture = ({ html, attachments }: Received['mail']): boolean =>
  attachments.some(({ contentId }) => contentId && html?.includes(`cid:${contentId.slice(1, -1)}`));
