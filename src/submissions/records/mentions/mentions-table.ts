import { index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

import { users } from '@/platform/database/schema';

import { parentKey } from '../parent';

/** Whom a note names. Its words stand with the note alone. No API knows this table. */
export const mentions = pgTable(
  'mentions',
  {
    person: uuid('person')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The id of the note. */
    note: text('note').notNull(),
    submission: parentKey().notNull(),
    at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
    /** When they opened the submission. */
    readAt: timestamp('read_at', { withTimezone: true }),
  },
  ({ person, note, submission, at }) => [
    primaryKey({ name: 'mentions_key', columns: [person, note] }),
    index('mentions_newest_idx').on(person, at),
    index('mentions_submission_idx').on(submission),
  ],
);
