import { boolean, integer, pgTable, timestamp } from 'drizzle-orm/pg-core';

import { parentKey } from '../parent';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/**
 * What is to be known of the page on which somebody sees what became of what they sent; a page of which
 * nothing is to be known has no row. It holds no secret: a link is made anew from the generation
 * (docs/decisions/50-the-prospects-page.md). No API knows this table.
 */
export const prospectPages = pgTable('prospect_pages', {
  submission: parentKey().primaryKey(),
  /** Links of any other generation are dead. */
  generation: integer('generation').notNull().default(0),
  isOff: boolean('is_off').notNull().default(false),
  /** The generation that a reply of ours carried to its reader. */
  mailed: integer('mailed'),
  /** When its sender took back what they sent. */
  withdrawnAt: moment('withdrawn_at'),
  /** When they confirmed, from their own address, that all of it is to be erased. */
  erasureConfirmedAt: moment('erasure_confirmed_at'),
});
