import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

import { users } from '@/platform/database/schema';

import { parentKey } from '../parent';

/** A reply that is being written and that colleagues can read: one for each submission. No API knows it. */
export const sharedDrafts = pgTable(
  'shared_drafts',
  {
    submission: parentKey().primaryKey(),
    /** Who wrote it, or took it over; null for a rule, and once the account is gone. */
    author: uuid('author').references(() => users.id, { onDelete: 'set null' }),
    /** The name of the rule that wrote it; null once somebody has it. */
    rule: text('rule'),
    /** Another one with each save: whoever saves names the one that they began from. */
    version: uuid('version').notNull().defaultRandom(),
    text: text('text').notNull(),
    cc: text('cc'),
    bcc: text('bcc'),
    /** Null where it is as usual. */
    subject: text('subject'),
    savedAt: timestamp('saved_at', { withTimezone: true }).notNull().defaultNow(),
  },
  ({ author }) => [index('shared_drafts_author_idx').on(author)],
);
