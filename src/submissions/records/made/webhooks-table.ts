import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/**
 * The webhook of a form that editors made: its secret, and what came of the last calls. Apart from the
 * form, whose document has versions, copies and exports. No API knows this table.
 */
export const formWebhooks = pgTable('form_webhooks', {
  form: uuid('form').primaryKey(),
  /** Encrypted. Null until somebody has set one. */
  secret: text('secret'),
  /** When the receiver last took one. */
  toldAt: moment('told_at'),
  /** When it last did not, and why. */
  failedAt: moment('failed_at'),
  problem: text('problem'),
});
