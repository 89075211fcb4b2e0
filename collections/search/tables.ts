import {
  boolean,
  customType,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';

import type { Place } from './entry';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/**
 * What visitors may find of each document, as it is published: written with the document, in one
 * transaction. It can be made anew of the documents at any time (fill.ts).
 */
export const searchEntries = pgTable(
  'search_entries',
  {
    collection: text('collection').notNull(),
    document: text('document').notNull(),
    /** Where its page is; empty where other documents say so. */
    path: text('path').notNull(),
    title: text('title').notNull(),
    text: text('text').notNull(),
    /** The headings in the text to which a link leads. */
    places: jsonb('places').$type<readonly Place[]>().notNull(),
    /** The title weighs most, then headings, then all else. */
    words: tsvector('words').notNull(),
    /** Of the title alone: short enough to be looked at in thousands of rows. */
    titleWords: tsvector('title_words').notNull(),
    /** From when on nobody finds it, though it is published still: a position that closes. */
    until: timestamp('until', { withTimezone: true }),
    /** The `updatedAt` of the document that it was made of. */
    madeOf: text('made_of').notNull(),
    /** In which language, and by which rules. */
    madeBy: text('made_by').notNull(),
    /** Whether its words stand in `search_words`. */
    isSpelt: boolean('is_spelt').notNull().default(false),
  },
  ({ collection, document, words, isSpelt }) => [
    primaryKey({ columns: [collection, document] }),
    index('search_entries_words_idx').using('gin', words),
    index('search_entries_unspelt_idx')
      .on(document)
      .where(sql`NOT ${isSpelt}`),
  ],
);

/** How words are spelt on the site, for those who mistype one. It may hold words that are gone. */
export const searchWords = pgTable(
  'search_words',
  { word: text('word').primaryKey() },
  ({ word }) => [index('search_words_trigram_idx').using('gin', word.op('gin_trgm_ops'))],
);
