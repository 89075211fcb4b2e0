import { sql, type SQL } from 'drizzle-orm';

import { livingStatuses, openStatuses, type FormDefinition, type Status } from '@/forms';

import { tableOf } from '../tables';
import type { OverdueSince } from './due';

const literals = (states: readonly Status[]): SQL =>
  sql.raw(states.map((status) => `'${status}'`).join(', '));

/** For `status IN (…)`: as literals, so that the indexes of open work answer (`withWorkIndexes`). */
export const openStates = literals(openStatuses);
export const livingStates = literals(livingStatuses);

/** When its sender last asked for something: by the form, or by mail since. */
export const lastAsked = (form: FormDefinition): SQL => {
  const { submittedAt, askedAt } = tableOf(form);
  return sql`COALESCE(${askedAt}, ${submittedAt})`;
};

/** Whether that waits for an answer for longer than it may. */
export const isOverdueSince = (form: FormDefinition, since: readonly OverdueSince[]): SQL => {
  const { answeredAt, replyHours } = tableOf(form);
  const instants = since.map(({ replyHours: hours, before }) =>
    hours === null
      ? sql`ELSE ${before}::timestamptz`
      : sql`WHEN ${hours}::numeric THEN ${before}::timestamptz`,
  );
  // What is there for all others comes last.
  const inOrder = sql.join(instants.toReversed(), sql` `);
  return sql`(${answeredAt} IS NULL AND ${lastAsked(form)} < CASE ${replyHours} ${inOrder} END)`;
};
