import { sql, type SQL } from 'drizzle-orm';

import { livingStatuses, openStatuses, type FormDefinition, type Status } from '@/forms';

import { tableOf } from '../tables';

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

/** Whether that was before an instant, and waits for an answer. */
export const askedBefore = (form: FormDefinition, instant: string): SQL =>
  sql`(${tableOf(form).answeredAt} IS NULL AND ${lastAsked(form)} < ${instant}::timestamptz)`;
