import { sql } from 'drizzle-orm';

import { forms } from '@/forms';
import { begunByUs } from '@/forms/source/fields';
import { auditOf } from '@/platform/audit';
import { contact_submissions } from '@/platform/database/schema';
import { staffConnection } from '@/platform/database/staff-connection';
import { insertSelect, run } from '@/platform/database/statement';

import { filesBegin } from '../attachments/draft-files';
import type { Staff } from '../work';
import { undoSeconds } from './replies';
import { threadEntries } from './thread-table';

/** A mail to somebody who has not written to us. */
export interface NewMail {
  /** Of the mail, made with its form. */
  readonly id: string;
  /** Of its submission; it follows from that of the mail. */
  readonly submission: string;
  readonly reference: string;
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly text: string;
  readonly signature: string;
  /** The mailbox of ours that it goes out from, in lower case, where there are several. */
  readonly mailbox: string | null;
  /** What a list shows of it, as much as the form takes. */
  readonly message: string;
}

/**
 * Begins a conversation: a contact message of which we wrote the first mail, which goes out as every reply
 * does, with the files that wait for it. One statement, noted; a second time it does nothing.
 */
export async function beginConversation(user: Staff, mail: NewMail): Promise<void> {
  const { id, submission, reference, name, email, subject, text, signature, mailbox, message } =
    mail;
  const { collection } = forms.contact;
  const stored = insertSelect(
    contact_submissions,
    {
      ...{ id: submission, reference, name, email, message, assignee: user.id },
      ...{ submittedAt: sql`now()`, readAt: sql`now()`, activeAt: sql`now()` },
      source_utmSource: begunByUs,
      // Nobody is told of what we wrote ourselves.
      ...{ confirmation_state: null, ownerNotice_state: null },
    },
    sql`ON CONFLICT DO NOTHING RETURNING id`,
  );
  const entry = insertSelect(
    threadEntries,
    {
      ...{ id, text, subject, mailbox, state: 'waiting', position: 1, address: email },
      submission: sql`stored.id`,
      signature: signature || null,
      author: user.id,
      writtenAt: sql`now()`,
      dueAt: sql`now() + ${undoSeconds}::integer * interval '1 second'`,
      statusBefore: 'new',
    },
    sql`FROM stored RETURNING id, submission`,
  );
  const deed = { action: 'changed', user, collection, detail: 'conversation begun' } as const;
  await run(
    staffConnection,
    sql`WITH stored AS (${stored}), noted AS (${auditOf(deed, sql`stored`)}), queued AS (${entry})
        ${filesBegin(user.id, sql`queued`)}`,
  );
}
