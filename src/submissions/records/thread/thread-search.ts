import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

import type { FormDefinition } from '@/forms';
import { staffConnection } from '@/platform/database/staff-connection';
import { run } from '@/platform/database/statement';

import { submissions } from '../parent';
import { tableOf } from '../tables';
import { threadEntries } from './thread-table';

/** Enough for a search that somebody reads. */
const most = 1000;

/** A condition on the rows of a form's table: a mail of its thread says this. */
export function hasMailWith(form: Pick<FormDefinition, 'name'>, pattern: string): SQL {
  const { submission, text, sender, state } = threadEntries;
  return sql`EXISTS (
    SELECT FROM ${threadEntries} WHERE ${submission} = ${tableOf(form).id}
    AND ${state} <> 'taken-back' AND (${text} ILIKE ${pattern} OR ${sender} ILIKE ${pattern}))`;
}

/**
 * Which submissions have a mail that says this, whoever wrote it. What a mail repeats of earlier ones
 * is not looked at: those are found by themselves.
 * @param pattern as `ILIKE` takes it
 */
export async function idsByThread(form: FormDefinition, pattern: string): Promise<string[]> {
  const { text, sender, state } = threadEntries;
  // Apart: of a name that is in many mails the first ones are found soon, while a text that has it
  // nowhere is known by the index alone.
  const where = (column: PgColumn) => sql`(
    SELECT ${submissions.id} FROM ${threadEntries}
    JOIN ${submissions} ON ${submissions.id} = ${threadEntries.submission}
    WHERE ${column} ILIKE ${pattern} AND ${submissions.form} = ${form.name}
      AND ${state} <> 'taken-back' LIMIT ${most})`;
  const { rows } = await run(
    staffConnection,
    sql<{ id: string }>`${where(text)} UNION ${where(sender)}`,
  );
  return rows.map(({ id }) => id);
}
