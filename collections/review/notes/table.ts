import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

import { reviewLinks } from '../table';

/**
 * What somebody without an account wrote to a draft that they saw by a link. It is personal data: it goes with the
 * link, or when somebody asks (docs/decisions/73-notes-of-reviewers.md). No API of Payload knows this table.
 */
export const reviewerNotes = pgTable(
  'reviewer_notes',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    link: uuid('link')
      .notNull()
      .references(() => reviewLinks.id, { onDelete: 'cascade' }),
    /** As they call themselves: nobody has checked it. */
    name: text('name').notNull(),
    words: text('words').notNull(),
    writtenAt: timestamp('written_at', { withTimezone: true }).notNull().defaultNow(),
  },
  ({ link }) => [index('reviewer_notes_link_idx').on(link)],
);
