import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

import { contact_submissions, quote_submissions } from '@/platform/database/schema';

/** Where a reply stands. One that was taken back keeps its number alone. */
export const replyStates = ['waiting', 'sending', 'sent', 'failed', 'taken-back'] as const;

const moment = (name: string) => timestamp(name, { withTimezone: true });

/**
 * What staff wrote to who sent a submission; at the same time the queue of what is to be sent. No
 * API knows this table. The database erases a thread with its submission, whoever erases that.
 */
export const threadEntries = pgTable(
  'thread_entries',
  {
    /** Made with the form, so that a form stores one entry however often it is sent. */
    id: uuid('id').primaryKey(),
    contactId: uuid('contact_id').references(() => contact_submissions.id, { onDelete: 'cascade' }),
    quoteId: uuid('quote_id').references(() => quote_submissions.id, { onDelete: 'cascade' }),
    /** In its thread. Of two who answer the same, one is first, and the other is told. */
    position: integer('position'),
    state: text('state', { enum: replyStates }).notNull(),
    /** Whom it goes to. */
    address: text('address').notNull(),
    text: text('text').notNull(),
    author: uuid('author'),
    writtenAt: moment('written_at').notNull(),
    /** Not sent before. */
    dueAt: moment('due_at').notNull(),
    settledAt: moment('settled_at'),
    tried: integer('tried').notNull().default(0),
    problem: text('problem'),
    /** The submission's status as it was written: another one since is a colleague's. */
    statusBefore: text('status_before'),
  },
  (entry) => [
    uniqueIndex('thread_entries_contact_idx').on(entry.contactId, entry.position),
    uniqueIndex('thread_entries_quote_idx').on(entry.quoteId, entry.position),
    index('thread_entries_due_idx')
      .on(entry.dueAt)
      .where(sql`state IN ('waiting', 'sending')`),
    check('thread_entries_one_submission', sql`num_nonnulls(contact_id, quote_id) = 1`),
  ],
);
