import { sql, type SQL } from 'drizzle-orm';
import { index } from 'drizzle-orm/pg-core';

import { indexForms } from '../index-forms';
import { livingStates, openStates } from './open-work';

/** In the order of the lists; what follows the id answers their conditions from the index alone. */
const indexed = [
  ...['submittedAt', 'id', 'quarantinedFor', 'snoozedUntil', 'assignee'],
  ...['askedAt', 'answeredAt', 'replyHours'],
];

/** A notice that nobody will try again, on the rows of whichever form. */
export const isUnsent = sql`(owner_notice_state = 'failed' OR confirmation_state = 'failed')`;

/** Lets the inbox list and count what is still to be done, and what waits for its sender, without reading what is done. */
export const withWorkIndexes = indexForms(({ name, columns }) => {
  const isKept = sql`${sql.identifier('deleted_at')} IS NULL`;
  const isIn = (states: SQL) => sql`${isKept} AND ${sql.identifier('status')} IN (${states})`;
  const inOrder = (what: string, where: SQL) =>
    index(`${name}_${what}_idx`)
      .on(sql`greatest(submitted_at, asked_at, answered_at)`, ...columns(['id']))
      .where(where);
  return {
    work: index(`${name}_work_idx`)
      .on(...columns(indexed))
      .where(isIn(openStates)),
    words: inOrder('words', isKept),
    // Few, so that whoever looks for them need not walk through all others.
    noted: inOrder('noted', sql`${isKept} AND notes_text IS NOT NULL`),
    replied: inOrder('replied', sql`${isKept} AND replied_at IS NOT NULL`),
    unsent: inOrder('unsent', sql`${isKept} AND ${isUnsent}`),
    // Most have the usual one, and are found in the order of their list.
    priority: index(`${name}_priority_idx`)
      .on(...columns(['priority', 'submittedAt', 'id']))
      .where(sql`${isKept} AND priority <> 'normal'`),
    answered: index(`${name}_answered_idx`)
      .on(...columns(indexed))
      .where(sql`${isIn(livingStates)} AND ${sql.identifier('answered_at')} IS NOT NULL`),
  };
});
