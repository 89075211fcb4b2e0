import {
  bigint,
  boolean,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

/**
 * Mails that lie in the mailbox and did not come in at once: how often that failed, why, and when the
 * next try is due. A row goes with its mail. There is nothing in it of what somebody wrote.
 */
export const waitingMails = pgTable(
  'waiting_mails',
  {
    /** The mailbox's own numbers: of this generation of it, and of the mail. */
    generation: text('generation').notNull(),
    uid: bigint('uid', { mode: 'number' }).notNull(),
    /** How often the mail itself was at fault; an outage counts nothing. */
    tries: integer('tries').notNull().default(0),
    /** For who runs the site. */
    reason: text('reason').notNull(),
    /** It was given up, and lies there flagged: not even the mail as it came could be stored. */
    isLeft: boolean('is_left').notNull().default(false),
    dueAt: timestamp('due_at', { withTimezone: true }).notNull(),
    since: timestamp('since', { withTimezone: true }).notNull(),
  },
  (mail) => [uniqueIndex('waiting_mails_place_idx').on(mail.generation, mail.uid)],
);
