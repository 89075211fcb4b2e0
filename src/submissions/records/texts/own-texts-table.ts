import { sql } from 'drizzle-orm';
import { pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

import { users } from '@/platform/database/schema';

/**
 * What somebody of staff writes again and again in replies. Those that all have are an array of the
 * inbox settings. No API knows this table.
 */
export const ownTexts = pgTable(
  'own_texts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    owner: uuid('owner')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    text: text('text').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  ({ owner }) => [uniqueIndex('own_texts_name_idx').on(owner, sql`lower(name)`)],
);
