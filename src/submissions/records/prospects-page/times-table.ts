import { index, integer, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';

import { parentKey } from '../parent';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Times that a reply proposes; its reader chooses one. No API knows this table. */
export const proposedTimes = pgTable(
  'proposed_times',
  {
    id: uuid('id').primaryKey(),
    submission: parentKey().notNull(),
    /** Nobody sees a time before the reply has gone out, or after it was taken back. */
    reply: uuid('reply').notNull(),
    startsAt: moment('starts_at').notNull(),
    minutes: integer('minutes').notNull(),
    chosenAt: moment('chosen_at'),
  },
  ({ submission, reply }) => [
    index('proposed_times_submission_idx').on(submission),
    index('proposed_times_reply_idx').on(reply),
  ],
);
