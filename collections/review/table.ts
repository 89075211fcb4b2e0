import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

import { users } from '@/platform/database/schema';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/**
 * Links by which somebody without an account sees one document before it is published
 * (docs/decisions/69-review-links.md). The database erases them with the account that made them. No API
 * knows this table.
 */
export const reviewLinks = pgTable(
  'review_links',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** SHA-256 in hex: of 256 random bits, which nobody can try out. */
    hash: text('hash').notNull().unique(),
    /** The slug of a collection, or of a global. */
    owner: text('owner').notNull(),
    /** Of a document of a collection. */
    document: uuid('document'),
    /** As the document was then, as the database holds it; without it, the link shows the newest draft. */
    kept: jsonb('kept'),
    maker: uuid('maker')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    madeAt: moment('made_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    lastOpenedAt: moment('last_opened_at'),
  },
  ({ owner, document, maker }) => [
    index('review_links_of_idx').on(owner, document),
    index('review_links_maker_idx').on(maker),
  ],
);
