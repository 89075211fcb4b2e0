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
 * Mails that did not come in at once, from the mailbox or by the webhook: how often that failed, why,
 * and when the next try is due. A row of the mailbox goes with its mail; the webhook's mails lie with
 * whoever sends them on, and their rows go as they come in, or with time. There is nothing in it of
 * what somebody wrote.
 */
export const waitingMails = pgTable(
  'waiting_mails',
  {
    /** The mailbox's own numbers: of this generation of it, and of the mail; `webhook`, and a hash. */
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
