import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

import { bytes } from '../attachments/table';

/**
 * The file that a form mails to its senders. It lies in the database, as files of mails do, and not
 * among the pictures of the site: those are public by their addresses. No API knows this table.
 */
export const formFiles = pgTable('form_files', {
  form: uuid('form').primaryKey(),
  /** Safe on any disk. */
  name: text('name').notNull(),
  size: integer('size').notNull(),
  content: bytes('content').notNull(),
  addedAt: timestamp('added_at', { withTimezone: true }).notNull(),
});
