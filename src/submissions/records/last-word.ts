import { sql, type SQL } from 'drizzle-orm';

import type { FormDefinition } from '@/forms';

import { tableOf } from './tables';

/** A place in the order of last words; the time in ISO 8601. */
export interface LastWordPlace {
  readonly value: string;
  readonly id: string;
}

/**
 * When its sender or we last wrote. Not what staff did about it: to assign one moves no row. The index of
 * last words has the same expression.
 */
export function lastWordOf(form: Pick<FormDefinition, 'name'>): SQL {
  const { submittedAt, askedAt, answeredAt } = tableOf(form);
  return sql`greatest(${submittedAt}, ${askedAt}, ${answeredAt})`;
}

/** What stands after a row in the order of last words. */
export const afterWord = (
  form: Pick<FormDefinition, 'name'>,
  { value, id }: LastWordPlace,
  descending: boolean,
): SQL => {
  const beyond = descending ? sql`<` : sql`>`;
  return sql`(${lastWordOf(form)}, ${tableOf(form).id}) ${beyond} (${value}::timestamptz, ${id}::uuid)`;
};
