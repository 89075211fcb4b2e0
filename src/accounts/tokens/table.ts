import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

import { users } from '@/platform/database/schema';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/**
 * Tokens by which programs act as the account that made them (docs/decisions/52-tokens-api-and-mcp.md). The
 * database erases them with it. No API knows this table.
 */
export const apiTokens = pgTable(
  'api_tokens',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    owner: uuid('owner')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** As its maker calls it. */
    name: text('name').notNull(),
    /** How it begins, to be recognised by. */
    prefix: text('prefix').notNull(),
    /** SHA-256 in hex: of 256 random bits, which nobody can try out. */
    hash: text('hash').notNull().unique(),
    scopes: text('scopes').array().notNull(),
    madeAt: moment('made_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    lastUsedAt: moment('last_used_at'),
  },
  ({ owner }) => [index('api_tokens_owner_idx').on(owner)],
);
