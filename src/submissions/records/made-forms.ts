import { sql } from 'drizzle-orm';

import type { Queryable } from '@/platform/database/statement';
import { run } from '@/platform/database/statement';
import {
  custom_forms,
  custom_forms_questions,
  custom_submissions,
} from '@/platform/database/schema';

/** Changes with whatever editors publish, take back or erase. */
export async function madeFormsRevision(connection: Queryable): Promise<string> {
  const { rows } = await run(
    connection,
    sql<{ revision: string }>`
      SELECT concat(count(*), ' ', max(${custom_forms.updatedAt})) AS revision FROM ${custom_forms}`,
  );
  return rows[0]?.revision ?? '';
}

/** The published forms, as their documents are. */
export async function listMadeForms(connection: Queryable): Promise<readonly unknown[]> {
  const { id, slug, title, submit, thanksTitle, thanksText, updatedAt } = custom_forms;
  const { thanksLink, confirms, sendsFile, asksToConfirm } = custom_forms;
  const { opening_opensAt, opening_closesAt, opening_most } = custom_forms;
  const { opening_earlyTitle, opening_earlyText, opening_closedTitle } = custom_forms;
  const { opening_closedText, opening_fullTitle, opening_fullText } = custom_forms;
  const asked = custom_forms_questions;
  const { rows } = await run(
    connection,
    sql<{ form: unknown }>`
      SELECT jsonb_build_object(
        'id', ${id}, 'slug', ${slug}, 'title', ${title}, 'submit', ${submit},
        'thanksTitle', ${thanksTitle}, 'thanksText', ${thanksText}, 'updatedAt', ${updatedAt},
        'thanksLink', ${thanksLink}, 'confirms', ${confirms}, 'sendsFile', ${sendsFile},
        'asksToConfirm', ${asksToConfirm},
        'opening', jsonb_build_object(
          'opensAt', ${opening_opensAt}, 'closesAt', ${opening_closesAt}, 'most', ${opening_most},
          'earlyTitle', ${opening_earlyTitle}, 'earlyText', ${opening_earlyText},
          'closedTitle', ${opening_closedTitle}, 'closedText', ${opening_closedText},
          'fullTitle', ${opening_fullTitle}, 'fullText', ${opening_fullText}
        ),
        'questions', (
          SELECT jsonb_agg(jsonb_build_object(
            'key', ${asked.key}, 'kind', ${asked.kind}, 'label', ${asked.label}, 'text', ${asked.text},
            'hint', ${asked.hint}, 'required', ${asked.required}, 'options', ${asked.options},
            'longest', ${asked.longest}, 'least', ${asked.least}, 'most', ${asked.most}, 'decimals', ${asked.decimals},
            'earliest', ${asked.earliest}, 'latest', ${asked.latest},
            'mostFiles', ${asked.mostFiles}, 'files', ${asked.files},
            'width', ${asked.width}, 'missing', ${asked.missing}, 'invalid', ${asked.invalid},
            'parameter', ${asked.parameter}, 'onlyIf', ${asked.onlyIf}, 'onlyIfIs', ${asked.onlyIfIs},
            'onlyIfAnswer', ${asked.onlyIfAnswer}
          ) ORDER BY ${asked._order})
          FROM ${asked} WHERE ${asked._parentID} = ${id}
        )) AS form
      FROM ${custom_forms}
      WHERE ${custom_forms._status} = 'published'`,
  );
  return rows.map(({ form }) => form);
}

/** What takes one of the places of a form: neither spam, nor what is set aside or in the trash. */
export const takesPlace = sql`${custom_submissions.deletedAt} IS NULL
  AND ${custom_submissions.quarantinedFor} IS NULL AND ${custom_submissions.status} <> 'spam'`;

/** How many places are taken of these forms, by their ids. */
export async function countTaken(
  connection: Queryable,
  forms: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (forms.length === 0) return new Map();
  const { formId } = custom_submissions;
  const { rows } = await run(
    connection,
    sql<{ form: string; taken: string }>`
      SELECT ${formId} AS form, count(*) AS taken FROM ${custom_submissions}
      WHERE ${formId} = ANY(${sql.param(forms)}::text[]) AND ${takesPlace} GROUP BY ${formId}`,
  );
  return new Map(rows.map(({ form, taken }) => [form, Number(taken)]));
}
