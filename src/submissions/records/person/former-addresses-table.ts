import { sql } from 'drizzle-orm';
import { index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

import { users } from '@/platform/database/schema';

import { parentKey } from '../parent';

/**
 * What stood as the address of a submission before staff corrected it. Mails may still come from there,
 * and whoever asks for all that is kept of it is told of the submission. No API knows this table.
 */
export const formerAddresses = pgTable(
  'former_addresses',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    submission: parentKey().notNull(),
    /** As it was typed. */
    address: text('address').notNull(),
    correctedBy: uuid('corrected_by').references(() => users.id, { onDelete: 'set null' }),
    correctedAt: timestamp('corrected_at', { withTimezone: true }).notNull().defaultNow(),
  },
  ({ submission, address }) => [
    uniqueIndex('former_addresses_of_idx').on(submission, sql`lower(${address})`),
    index('former_addresses_address_idx').on(sql`lower(${address})`),
  ],
);
