import { index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

import { users } from '@/platform/database/schema';

import { parentKey } from '../parent';

/** What somebody who watches a submission is told of. */
export const watchedEvents = ['answer', 'note', 'assignee'] as const;
export type WatchedEvent = (typeof watchedEvents)[number];

/** Who watches which submission. No API knows this table. */
export const watches = pgTable(
  'watches',
  {
    person: uuid('person')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    submission: parentKey().notNull(),
    since: timestamp('since', { withTimezone: true }).notNull().defaultNow(),
    /** The last that came since they had it open; null for nothing. */
    news: text('news', { enum: watchedEvents }),
  },
  ({ person, submission }) => [
    primaryKey({ name: 'watches_key', columns: [person, submission] }),
    index('watches_submission_idx').on(submission),
  ],
);
