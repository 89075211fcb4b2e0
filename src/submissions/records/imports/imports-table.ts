import {
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

/** What a file says as a whole. */
export interface ImportFound {
  /** By what was read of the columns. */
  readonly columns: Readonly<Partial<Record<string, readonly string[]>>>;
  /** Each once, as the file names them. */
  readonly stages: readonly string[];
  readonly owners: readonly string[];
  /** Some days, or amounts, may mean two things. */
  readonly hasTwoDays: boolean;
  readonly hasTwoAmounts: boolean;
  /** Some amounts name no currency. */
  readonly hasNoCurrency: boolean;
}

/** A row that does not come in, and why: no word of the row stands here. */
export interface RefusedRow {
  readonly line: number;
  readonly problem: string;
}

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** A file that another program handed out (docs/decisions/54-imports.md). No API knows this table. */
export const imports = pgTable('imports', {
  id: uuid('id').primaryKey(),
  by: uuid('by').references(() => users.id, { onDelete: 'set null' }),
  at: moment('at').notNull().defaultNow(),
  kind: text('kind').notNull(),
  source: text('source').notNull(),
  /** As it was called. */
  name: text('name').notNull(),
  state: text('state', { enum: importStates }).notNull(),
  found: jsonb('found').$type<ImportFound>().notNull(),
  /** As `importChoices` has them. */
  choices: jsonb('choices').notNull(),
  rows: integer('rows').notNull().default(0),
  /** How many of its rows came in, changed what was here, were here already, and did not come in. */
  made: integer('made').notNull().default(0),
  changed: integer('changed').notNull().default(0),
  there: integer('there').notNull().default(0),
  refused: integer('refused').notNull().default(0),
  problems: jsonb('problems').$type<readonly RefusedRow[]>().notNull().default([]),
  settledAt: moment('settled_at'),
});

/** What its rows say, until they are in: then they are nowhere but where they came in. */
export const importRows = pgTable(
  'import_rows',
  {
    import: uuid('import')
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    place: integer('place').notNull(),
    line: integer('line').notNull(),
    /** Not as jsonb, which has an order of its own. */
    cells: json('cells').$type<Readonly<Record<string, string>>>().notNull(),
  },
  (row) => [primaryKey({ columns: [row.import, row.place] })],
);
