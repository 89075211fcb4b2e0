import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';

import { parentKey } from '../parent';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** What staff want done with what comes in, in its order. No API knows this table. */
export const inboxRules = pgTable('inbox_rules', {
  id: uuid('id').primaryKey().defaultRandom(),
  position: integer('position').notNull(),
  name: text('name').notNull(),
  isOn: boolean('is_on').notNull(),
  /** When it acts and what it does, as `ruleBody` reads it. */
  body: jsonb('body').notNull(),
  /** Whom it assigned last, where several take turns. */
  lastTurn: uuid('last_turn'),
  /** By which its webhook is signed, encrypted. */
  webhookSecret: text('webhook_secret'),
  /** Why the last call of its webhook failed; null where it did not. */
  webhookProblem: text('webhook_problem'),
});

/** How something came in that rules look at. What a program wrote is none. */
export const arrivalKinds = ['submission', 'answer', 'bounce'] as const;

/**
 * What came in and no rule has looked at yet. A row is written by the statement that stores what came,
 * and goes when all rules have.
 */
export const ruleArrivals = pgTable(
  'rule_arrivals',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    submission: parentKey().notNull(),
    kind: text('kind', { enum: arrivalKinds }).notNull(),
    /** Of a mail, in its thread. */
    entry: uuid('entry'),
    at: moment('at').notNull().defaultNow(),
    /** The ids of the rules that have looked at it: none acts twice. */
    done: jsonb('done').notNull().default([]),
  },
  ({ at, submission }) => [
    index('rule_arrivals_at_idx').on(at),
    index('rule_arrivals_submission_idx').on(submission),
  ],
);
