import { index, jsonb, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';

import { users } from '@/platform/database/schema';

import { parentKey, submissions } from '../parent';
import type { Changed } from '../work';

/**
 * Submissions that staff took for one conversation. Nothing moves: what was merged keeps its rows, is
 * shown with the other, and can be taken apart again. No API knows this table.
 */
export const merges = pgTable(
  'merges',
  {
    /** What was merged, once at most. */
    submission: parentKey().primaryKey(),
    /** What it stands with now. */
    target: uuid('target')
      .notNull()
      .references(() => submissions.id, { onDelete: 'cascade' }),
    /** What it was until then. */
    before: jsonb('before').$type<Changed>().notNull(),
    mergedBy: uuid('merged_by').references(() => users.id, { onDelete: 'set null' }),
    mergedAt: timestamp('merged_at', { withTimezone: true }).notNull().defaultNow(),
  },
  ({ target }) => [index('merges_target_idx').on(target)],
);
