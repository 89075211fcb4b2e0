import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

import { users } from '@/platform/database/schema';

/**
 * Two addresses of one person, in lower case, the lesser first. Each join stands for itself, so that
 * to undo one leaves the others as they are. No API knows this table.
 */
export const addressJoins = pgTable(
  'address_joins',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    one: text('one').notNull(),
    other: text('other').notNull(),
    joinedBy: uuid('joined_by').references(() => users.id, { onDelete: 'set null' }),
    joinedAt: timestamp('joined_at', { withTimezone: true }).notNull().defaultNow(),
  },
  ({ one, other }) => [
    uniqueIndex('address_joins_pair_idx').on(one, other),
    index('address_joins_other_idx').on(other),
    check('address_joins_in_order', sql`one < other`),
  ],
);
