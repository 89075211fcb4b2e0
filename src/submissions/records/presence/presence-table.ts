import { boolean, index, pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core';

import { users } from '@/platform/database/schema';

import { parentKey } from '../parent';

/** Who has a submission open, as long as their page says so. No API knows this table. */
export const presences = pgTable(
  'presences',
  {
    person: uuid('person')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    submission: parentKey().notNull(),
    /** A reply or a note. */
    isWriting: boolean('is_writing').notNull(),
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull().defaultNow(),
  },
  ({ person, submission }) => [
    primaryKey({ name: 'presences_key', columns: [person, submission] }),
    index('presences_submission_idx').on(submission),
  ],
);
