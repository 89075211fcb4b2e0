import { boolean, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

import { users } from '@/platform/database/schema';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Views of the inbox that somebody gave a name. No API knows this table. */
export const savedViews = pgTable(
  'saved_views',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Null once the account is gone: what it shared stays. */
    owner: uuid('owner').references(() => users.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    /** As it stands in the address, `view=open&assignee=nobody`, of parameters that the inbox knows. */
    query: text('query').notNull(),
    isShared: boolean('is_shared').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** It can be taken back for a while. */
    removedAt: moment('removed_at'),
  },
  ({ owner }) => [index('saved_views_owner_idx').on(owner)],
);
