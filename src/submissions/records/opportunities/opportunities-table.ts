import { sql } from 'drizzle-orm';
import {
  bigint,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';

import { users } from '@/platform/database/schema';

import { parentKey } from '../parent';
import type { OpportunityState } from './opportunity';

/** How one ends. */
export const outcomes = ['won', 'lost'] as const;

/**
 * What a conversation is worth, what comes next and how it ended (docs/decisions/49-pipeline.md). Who has
 * it is who has the submission. No API knows this table.
 */
export const opportunities = pgTable(
  'opportunities',
  {
    submission: parentKey().primaryKey(),
    /** The key of a stage (globals/pipeline.ts); of what has ended, the last one that it was in. */
    stage: text('stage').notNull(),
    outcome: text('outcome', { enum: outcomes }),
    /** In the smallest unit of the currency; both or none. */
    value: bigint('value', { mode: 'bigint' }),
    currency: text('currency'),
    /** 0 to 100; null is that of the stage. */
    probability: smallint('probability'),
    /** Days where the place is. */
    expectedClose: date('expected_close', { mode: 'string' }),
    nextStep: text('next_step'),
    nextStepDay: date('next_step_day', { mode: 'string' }),
    /** Of a call, when it begins on that day, where the place is: `14:30`. */
    nextStepTime: text('next_step_time'),
    nextStepOwner: uuid('next_step_owner').references(() => users.id, { onDelete: 'set null' }),
    /** Why it ended so: one of the reasons as they were called then, and words. */
    reason: text('reason'),
    remark: text('remark'),
    closedOn: date('closed_on', { mode: 'string' }),
    /** Since when it is in its stage, or has ended. */
    stageSince: timestamp('stage_since', { withTimezone: true }).notNull().defaultNow(),
    /** Counts its changes: who changes an older one is told of the newer. */
    version: integer('version').notNull().default(1),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  ({ stage, outcome, closedOn, nextStepDay, expectedClose }) => [
    index('opportunities_open_idx')
      .on(stage, nextStepDay)
      .where(sql`outcome IS NULL`),
    index('opportunities_due_idx')
      .on(nextStepDay)
      .where(sql`outcome IS NULL`),
    index('opportunities_close_idx')
      .on(expectedClose)
      .where(sql`outcome IS NULL`),
    index('opportunities_closed_idx')
      .on(outcome, closedOn)
      .where(sql`outcome IS NOT NULL`),
  ],
);

/** What was done about opportunities: what, from, to, who, when. */
export const opportunityChanges = pgTable(
  'opportunity_changes',
  {
    id: uuid('id').primaryKey(),
    submission: parentKey().notNull(),
    at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
    by: uuid('by').references(() => users.id, { onDelete: 'set null' }),
    /** What of it was changed, as it was; null as it is made. */
    before: jsonb('before').$type<Partial<OpportunityState>>(),
    /** … and as it is since; null as it is taken away. */
    after: jsonb('after').$type<Partial<OpportunityState>>(),
    /** That it has since. */
    version: integer('version').notNull(),
  },
  ({ submission, at }) => [index('opportunity_changes_submission_idx').on(submission, at)],
);
