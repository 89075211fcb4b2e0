import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * Who asked to be erased, and when: an address as a hash under the site's secret, and nothing else.
 * What this person sent may still wait in the spool of a machine that is away.
 */
export const erasures = pgTable('erasures', {
  sender: text('sender').primaryKey(),
  at: timestamp('at', { withTimezone: true }).notNull(),
});
