import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Mailboxes that could not be read when last tried: by what people call them, never with a password. */
export const unreadMailboxes = pgTable('unread_mailboxes', {
  name: text('name').primaryKey(),
  /** For who runs the site, without a word of a mail. */
  reason: text('reason').notNull(),
  /** How often in a row. */
  rounds: integer('rounds').notNull(),
  since: timestamp('since', { withTimezone: true }).notNull(),
});
