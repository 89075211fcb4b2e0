import {
  boolean,
  customType,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';

import { users } from '@/platform/database/schema';

/** `tried`: nothing is written yet. `stopped`: somebody ended it before all was in. */
export const importStates = ['tried', 'running', 'done', 'stopped'] as const;

export const itemKinds = ['picture', 'post', 'redirect'] as const;
export type ItemKind = (typeof itemKinds)[number];

/** `made`: it came in. `there`: it was here already. `refused`: it did not come in. */
export type Outcome = 'made' | 'there' | 'refused';

/** How many of each kind became what: `{ 'post-made': 12 }`. */
export type Counts = Readonly<Partial<Record<`${ItemKind}-${Outcome}`, number>>>;

/** What a file would bring, for its dry run. */
export interface Found {
  readonly posts: number;
  readonly published: number;
  /** Posts that are here since an earlier import. */
  readonly here: number;
  readonly authors: readonly Named[];
  readonly categories: readonly Named[];
  readonly tags: number;
  readonly pictures: Readonly<{ wanted: number; here: number; given: number }>;
  /** Posts whose cover the export does not hold. */
  readonly coversLost: number;
  readonly redirects: number;
  /** Posts whose address is taken, and where they would stand. */
  readonly moved: readonly { readonly title: string; readonly slug: string; readonly to: string }[];
  readonly leftOut: Readonly<{
    pages: number;
    closed: number;
    trashed: number;
    comments: number;
    others: number;
  }>;
  /** Short codes that nobody knows here. */
  readonly shortcodes: readonly string[];
  /** Files given beside it that no post shows. */
  readonly unused: number;
}

export interface Named {
  readonly name: string;
  /** It would be made. */
  readonly isNew: boolean;
}

/** What somebody has to look at: of which post or picture, and what to do. */
export interface Note {
  readonly of: string;
  readonly problem: string;
}

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** An export of WordPress (docs/decisions/59-import-from-wordpress.md). No API knows these tables. */
export const articleImports = pgTable('article_imports', {
  id: uuid('id').primaryKey(),
  by: uuid('by').references(() => users.id, { onDelete: 'set null' }),
  at: moment('at').notNull().defaultNow(),
  /** As the file was called. */
  name: text('name').notNull(),
  /** Of which WordPress. */
  site: text('site').notNull(),
  state: text('state', { enum: importStates }).notNull(),
  found: jsonb('found').$type<Found>().notNull(),
  /** Where posts stood there, without host and last slash, and where they stand here. */
  paths: jsonb('paths').$type<Readonly<Record<string, string>>>().notNull(),
  /** What was published there is to be so here. */
  publishes: boolean('publishes').notNull().default(false),
  /** Pictures that nobody gave are asked for where they are. */
  fetches: boolean('fetches').notNull().default(false),
  items: integer('items').notNull().default(0),
  counts: jsonb('counts').$type<Counts>().notNull().default({}),
  notes: jsonb('notes').$type<readonly Note[]>().notNull().default([]),
  settledAt: moment('settled_at'),
});

/** What waits of it, in its order: pictures, posts, redirects. */
export const articleImportItems = pgTable(
  'article_import_items',
  {
    import: uuid('import')
      .notNull()
      .references(() => articleImports.id, { onDelete: 'cascade' }),
    place: integer('place').notNull(),
    kind: text('kind', { enum: itemKinds }).notNull(),
    /** Which one it is, of all that come from WordPress: `old.example post 7`. */
    key: text('key').notNull(),
    data: json('data').notNull(),
  },
  (item) => [primaryKey({ columns: [item.import, item.place] })],
);

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Files of pictures that were given beside it, until these are in. */
export const articleImportFiles = pgTable(
  'article_import_files',
  {
    import: uuid('import')
      .notNull()
      .references(() => articleImports.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    bytes: bytea('bytes').notNull(),
  },
  (file) => [primaryKey({ columns: [file.import, file.key] })],
);

/** What came in once, so that it does not come in twice. */
export const importedDocuments = pgTable('imported_documents', {
  key: text('key').primaryKey(),
  document: uuid('document').notNull(),
});
