import { sql, type SQL } from 'drizzle-orm';
import { index } from 'drizzle-orm/pg-core';

import { indexForms } from '../index-forms';
import { livingStates, openStates } from './open-work';

/** In the order of the lists; what follows the id answers their conditions from the index alone. */
const indexed = [
  ...['submittedAt', 'id', 'quarantinedFor', 'snoozedUntil', 'assignee'],
  ...['askedAt', 'answeredAt'],
];

/** Lets the inbox list and count what is still to be done, and what waits for its sender, without reading what is done. */
export const withWorkIndexes = indexForms(({ name, columns }) => {
  const isKept = sql`${sql.identifier('deleted_at')} IS NULL`;
  const isIn = (states: SQL) => sql`${isKept} AND ${sql.identifier('status')} IN (${states})`;
  return {
    work: index(`${name}_work_idx`)
      .on(...columns(indexed))
      .where(isIn(openStates)),
    words: index(`${name}_words_idx`)
      .on(sql`greatest(submitted_at, asked_at, answered_at)`, ...columns(['id']))
      .where(isKept),
    answered: index(`${name}_answered_idx`)
      .on(...columns(indexed))
      .where(sql`${isIn(livingStates)} AND ${sql.identifier('answered_at')} IS NOT NULL`),
  };
});
