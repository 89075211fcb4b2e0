import { sql } from 'drizzle-orm';

import { customForm } from '@/forms';
import { staffConnection } from '@/platform/database/staff-connection';
import { custom_submissions } from '@/platform/database/schema';
import { run } from '@/platform/database/statement';

import { readableBy, type Reader } from './readers';

/** A question as it was asked at some time. */
export interface AskedQuestion {
  readonly form: string;
  readonly title: string;
  readonly key: string;
  readonly label: string;
}

/**
 * All questions that were ever asked, each in each of its wordings, in the order of the forms.
 * @param only the id of a form
 */
export async function listAskedQuestions(
  only: string | null,
  reader: Reader,
): Promise<readonly AskedQuestion[]> {
  const { formId, form, record, submittedAt } = custom_submissions;
  const { rows } = await run(
    staffConnection,
    sql<AskedQuestion>`
      SELECT ${formId} AS form, (array_agg(${form} ORDER BY ${submittedAt} DESC))[1] AS title,
             asked.item ->> 'key' AS key, asked.item ->> 'label' AS label
      FROM ${custom_submissions},
           jsonb_array_elements(${record} -> 'asked') WITH ORDINALITY AS asked (item, place)
      WHERE (${only}::text IS NULL OR ${formId} = ${only}) AND ${readableBy(customForm, reader)}
      GROUP BY ${formId}, key, label
      ORDER BY title, form, min(asked.place), max(${submittedAt}) DESC, key, label`,
  );
  return rows;
}
