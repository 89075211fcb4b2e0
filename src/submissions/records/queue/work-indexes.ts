import { sql } from 'drizzle-orm';
import { index } from 'drizzle-orm/pg-core';

import { indexForms } from '../index-forms';
import { openStates } from './open-work';

/** In the order of the lists; what follows the id answers their conditions from the index alone. */
const indexed = [
  ...['submittedAt', 'id', 'quarantinedFor', 'snoozedUntil', 'assignee'],
  ...['askedAt', 'answeredAt'],
];

/** Lets the inbox list and count what is still to be done without reading what is done. */
export const withWorkIndexes = indexForms(({ name, columns }) => {
  const isToDo = sql`${sql.identifier('deleted_at')} IS NULL AND ${sql.identifier('status')} IN (${openStates})`;
  return {
    work: index(`${name}_work_idx`)
      .on(...columns(indexed))
      .where(isToDo),
  };
});
