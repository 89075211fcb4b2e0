import { sql } from 'drizzle-orm';

import type { Queryable } from '@/platform/database/statement';
import { run } from '@/platform/database/statement';
import { custom_forms, custom_forms_questions } from '@/platform/database/schema';

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
  const { thanksLink, confirms } = custom_forms;
  const asked = custom_forms_questions;
  const { rows } = await run(
    connection,
    sql<{ form: unknown }>`
      SELECT jsonb_build_object(
        'id', ${id}, 'slug', ${slug}, 'title', ${title}, 'submit', ${submit},
        'thanksTitle', ${thanksTitle}, 'thanksText', ${thanksText}, 'updatedAt', ${updatedAt},
        'thanksLink', ${thanksLink}, 'confirms', ${confirms},
        'questions', (
          SELECT jsonb_agg(jsonb_build_object(
            'key', ${asked.key}, 'kind', ${asked.kind}, 'label', ${asked.label}, 'text', ${asked.text},
            'hint', ${asked.hint}, 'required', ${asked.required}, 'options', ${asked.options},
            'longest', ${asked.longest}, 'least', ${asked.least}, 'most', ${asked.most},
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
