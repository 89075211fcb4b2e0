import { sql, type SQL } from 'drizzle-orm';

import type { FormDefinition } from '@/forms';

import { tableOf } from '../tables';
import { attachments } from './table';

/** Files that stand for themselves, and not those of a reply that somebody still writes. */
export const isShownFile: SQL = sql`${attachments.kind} IN ('plain', 'dangerous')
  AND (${attachments.entry} IS NOT NULL OR ${attachments.author} IS NULL)`;

/** A condition on the rows of a form's table: a file came or went with it. */
export const hasFiles = (form: Pick<FormDefinition, 'name'>): SQL => sql`EXISTS (
  SELECT FROM ${attachments}
  WHERE ${attachments.submission} = ${tableOf(form).id} AND ${isShownFile})`;
