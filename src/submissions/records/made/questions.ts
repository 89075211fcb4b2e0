import { sql } from 'drizzle-orm';

import { asksNothing, hasOptions, optionsOf } from '@/forms/made/document';
import { readRecord } from '@/forms/made/record';
import { custom_forms_questions, custom_submissions } from '@/platform/database/schema';
import { staffConnection } from '@/platform/database/staff-connection';
import { run } from '@/platform/database/statement';

/** A question of a form that editors made, as the inbox needs it. */
export interface FormQuestion {
  readonly key: string;
  readonly kind: string;
  readonly label: string;
  readonly options: readonly string[];
  /** An editor wants it to be a column of the table. */
  readonly isColumn: boolean;
}

/** What a form asks; of one that is gone, what it asked last. */
export async function listQuestions(form: string): Promise<readonly FormQuestion[]> {
  const { key, kind, label, options, isColumn, _parentID, _order } = custom_forms_questions;
  const { rows } = await run(
    staffConnection,
    sql<Omit<FormQuestion, 'options'> & { options: string }>`
      SELECT ${key} AS key, ${kind} AS kind, COALESCE(${label}, '') AS label,
             COALESCE(${options}, '') AS options, COALESCE(${isColumn}, false) AS "isColumn"
      FROM ${custom_forms_questions}
      WHERE ${_parentID} = ${form}::uuid AND ${key} IS NOT NULL
      ORDER BY ${_order}`,
  );
  if (rows.length === 0) return questionsOfNewest(form);
  return rows
    .filter((row) => !asksNothing(row.kind))
    .map((row) => ({ ...row, options: hasOptions(row.kind) ? optionsOf(row) : [] }));
}

async function questionsOfNewest(form: string): Promise<readonly FormQuestion[]> {
  const { id, formId, record, submittedAt } = custom_submissions;
  const { rows } = await run(
    staffConnection,
    sql<{ record: unknown }>`
      SELECT ${record} AS record FROM ${custom_submissions} WHERE ${formId} = ${form}
      ORDER BY ${submittedAt} DESC, ${id} DESC LIMIT 1`,
  );
  const asked = readRecord(rows[0]?.record)?.asked ?? [];
  return asked.map(({ key, kind, label }) => ({ key, kind, label, options: [], isColumn: false }));
}
