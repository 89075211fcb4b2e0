import { interrupted } from '@/submissions/records/failed-mail';

import { ask } from '../sites/load';

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
       (id, submission, position, state, address, text, written_at, due_at, status_before)
     SELECT gen_random_uuid(), id, 1, 'waiting', email, 'Hello.', now(), now(), 'new' FROM sent`,
  );
}

interface Reply {
  readonly id: string;
  readonly state: string;
  readonly status: string;
  readonly problem: string | null;
}

/** What became of the replies, and of the mails with these numbers. */
export async function repliesFor(databaseUrl: string, numbers: readonly string[]) {
  const replies = await ask<Reply>(
    databaseUrl,
    `SELECT thread_entries.id, state, status::text AS status, problem
     FROM thread_entries JOIN contact_submissions ON contact_submissions.id = submission`,
  );
  const came = (id: string) => numbers.filter((number) => number.includes(id)).length;
  const open = replies.filter(({ state }) => state !== 'sent');
  return {
    /** On their way still. */
    waiting: open.filter(({ state }) => state !== 'failed').length,
    /** Nobody knows whether they arrived: a person decides. */
    handedOver: open.filter(({ problem }) => problem === interrupted).length,
    lost: replies.filter(
      ({ id, state, problem }) => came(id) === 0 && (state === 'sent' || problem !== interrupted),
    ).length,
    doubled: replies.filter(({ id }) => came(id) > 1).length,
    /** Sent, and what they answer is not marked as replied. */
    unmarked: replies.filter(({ state, status }) => (state === 'sent') !== (status === 'replied'))
      .length,
  };
}
