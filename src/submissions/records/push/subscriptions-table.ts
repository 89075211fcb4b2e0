import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

import { users } from '@/platform/database/schema';

/** What a browser can tell its owner of. */
export const browserEvents = ['enquiry', 'assignment', 'mention', 'answered', 'watched'] as const;
export type BrowserEvent = (typeof browserEvents)[number];

/**
 * Browsers in which staff want to be told. The database erases them with their account. No API knows
 * this table.
 */
export const pushSubscriptions = pgTable('push_subscriptions', {
  id: uuid('id').primaryKey().defaultRandom(),
  person: uuid('person')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Where the browser's maker takes messages for it. Whoever knows it can write there. */
  endpoint: text('endpoint').notNull().unique(),
  /** What messages are encrypted with, in base64url. */
  p256dh: text('p256dh').notNull(),
  auth: text('auth').notNull(),
  events: text('events', { enum: browserEvents }).array().notNull(),
  /** As its owner is told of it: `Firefox on Linux`. */
  browser: text('browser').notNull(),
  since: timestamp('since', { withTimezone: true }).notNull().defaultNow(),
});
