import { sql, type SQL } from 'drizzle-orm';

import type { FormDefinition } from '@/forms';

import { attachments } from '../attachments/table';
import { tableOf } from '../tables';
import { threadEntries } from './thread-table';

/**
 * A condition on the rows of a form's table: the server keeps a reply that somebody has not sent, in words that
 * they took back or in files that they added. What is typed stands in their browser alone.
 * @param author the id of a user
 */
export function hasDraftOf(form: Pick<FormDefinition, 'name'>, author: string): SQL {
  const { submission, state, text } = threadEntries;
  return sql`${tableOf(form).id} IN (
    SELECT ${submission} FROM ${threadEntries}
    WHERE ${state} = 'taken-back' AND ${text} <> '' AND ${threadEntries.author} = ${author}
    UNION ALL
    SELECT ${attachments.submission} FROM ${attachments}
    WHERE ${attachments.entry} IS NULL AND ${attachments.author} = ${author}
  )`;
}
