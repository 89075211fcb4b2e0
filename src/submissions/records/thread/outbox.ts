import { sql } from 'drizzle-orm';

import type { FormDefinition } from '@/forms';
import { staffConnection } from '@/platform/database/staff-connection';
import { run } from '@/platform/database/statement';

import { joinParents, ofParent, submissions } from '../parent';
import { filesOfEntry, type MailFile } from './thread';
import { threadEntries } from './thread-table';

/** A reply that lies in the outbox. */
export interface HeldReply {
  readonly id: string;
  readonly form: FormDefinition['name'];
  readonly submission: string;
  readonly reference: string;
  readonly address: string;
  readonly cc: string | null;
  readonly bcc: string | null;
  /** Null where it is as usual. */
  readonly subject: string | null;
  readonly text: string;
  readonly signature: string | null;
  /** The mailbox of ours that somebody chose for it. */
  readonly mailbox: string | null;
  /** What is forwarded; null where nothing is. */
  readonly quoted: string | null;
  readonly files: readonly MailFile[];
  /** When it would have gone out, in ISO 8601. */
  readonly at: string;
}

/**
 * What lies in the outbox, the newest first. It checks no access: the caller has to.
 * @param one the only one that is asked for
 */
export async function listHeldReplies(most: number, one?: string): Promise<readonly HeldReply[]> {
  const { id, submission, address, cc, bcc, subject, text, signature, quoted, settledAt } =
    threadEntries;
  const { kind, state, outbox, mailbox } = threadEntries;
  const { rows } = await run(
    staffConnection,
    sql<Omit<HeldReply, 'at'> & { at: Date }>`
      SELECT ${id}, ${submissions.form}, ${submission}, ${ofParent('reference')} AS reference,
             ${address}, ${cc}, ${bcc}, ${subject}, ${text}, ${signature}, ${mailbox}, ${quoted}, ${filesOfEntry} AS files, ${settledAt} AS at
      FROM ${threadEntries} ${joinParents(submission)}
      WHERE ${outbox} AND ${kind} = 'reply' AND ${state} = 'sent'
        ${one === undefined ? sql`` : sql`AND ${id} = ${one}`}
      ORDER BY ${settledAt} DESC, ${id} LIMIT ${most}`,
  );
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}
