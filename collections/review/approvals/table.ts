import { index, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';

import { users } from '@/platform/database/schema';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/**
 * Who is asked to look at a draft before it is published, and what came of it: one row for each document
 * (docs/decisions/72-ready-for-review.md). It goes with the accounts that it names. No API knows this table.
 */
export const approvals = pgTable(
  'content_approvals',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** The slug of a collection, or of a global. */
    owner: text('owner').notNull(),
    /** Of a document of a collection. */
    document: uuid('document'),
    asker: uuid('asker')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    approver: uuid('approver')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    state: text('state', { enum: ['waiting', 'approved', 'returned'] }).notNull(),
    /** Of who asks. */
    note: text('note').notNull(),
    /** Of who was asked. */
    answer: text('answer').notNull().default(''),
    /** Of the words that were approved (open-approvals.ts): with others it holds no more. */
    approvedWords: text('approved_words'),
    askedAt: moment('asked_at').notNull().defaultNow(),
    answeredAt: moment('answered_at'),
  },
  ({ owner, document, approver, asker }) => [
    unique('content_approvals_of').on(owner, document).nullsNotDistinct(),
    index('content_approvals_approver_idx').on(approver),
    index('content_approvals_asker_idx').on(asker),
  ],
);
