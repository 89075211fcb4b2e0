import { sql, type SQL } from 'drizzle-orm';

import type { FormDefinition } from '@/forms';

import { attachments } from '../attachments/table';
import { sharedDrafts } from '../drafts/shared-drafts-table';
import { tableOf } from '../tables';
import { threadEntries } from './thread-table';

/**
 * A condition on the rows of a form's table: the server keeps a reply that is not sent, which is one that a colleague
 * shared, words that somebody took back, or files that they added. What is only typed stands in their browser alone.
 * @param author the id of a user, of what is not shared
 */
export function hasDraftOf(form: Pick<FormDefinition, 'name'>, author: string): SQL {
  const { submission, state, text } = threadEntries;
  return sql`${tableOf(form).id} IN (
    SELECT ${submission} FROM ${threadEntries}
    WHERE ${state} = 'taken-back' AND ${text} <> '' AND ${threadEntries.author} = ${author}
    UNION ALL
    SELECT ${sharedDrafts.submission} FROM ${sharedDrafts}
    UNION ALL
    SELECT ${attachments.submission} FROM ${attachments}
    WHERE ${attachments.entry} IS NULL AND ${attachments.author} = ${author}
      AND ${attachments.submission} IS NOT NULL
  )`;
}
