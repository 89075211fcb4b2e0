import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

import { storedFields } from '@/forms/made/document';
import type { Queryable } from '@/platform/database/statement';
import { run } from '@/platform/database/statement';
import {
  _custom_forms_v,
  _custom_forms_v_version_questions,
  custom_forms,
  custom_forms_questions,
  custom_submissions,
} from '@/platform/database/schema';

/**
 * Changes with whatever editors publish, take back or erase. A form may be seen after another that was
 * saved later, so the time of the last change is not enough.
 */
export async function madeFormsRevision(connection: Queryable): Promise<string> {
  const { id, updatedAt } = custom_forms;
  const { rows } = await run(
    connection,
    sql<{ revision: string | null }>`
      SELECT md5(string_agg(concat(${id}, ' ', ${updatedAt}), ' ' ORDER BY ${id})) AS revision
      FROM ${custom_forms}`,
  );
  return rows[0]?.revision ?? '';
}

/** The published forms, as their documents are. */
export async function listMadeForms(connection: Queryable): Promise<readonly unknown[]> {
  const { rows } = await run(
    connection,
    sql<{ form: unknown }>`
      SELECT ${documentIn(custom_forms, custom_forms.id, custom_forms_questions)} AS form
      FROM ${custom_forms}
      WHERE ${custom_forms._status} = 'published' AND ${custom_forms.deletedAt} IS NULL`,
  );
  return rows.map(({ form }) => form);
}

/** A form as an editor last wrote it, published or not. */
export async function findLastWritten(connection: Queryable, id: string): Promise<unknown> {
  const [table, asked] = [_custom_forms_v, _custom_forms_v_version_questions];
  const { rows } = await run(
    connection,
    sql<{ form: unknown }>`
      SELECT ${documentIn(table, table.parent, asked, 'version_')} AS form
      FROM ${table} WHERE ${table.parent}::text = ${id} AND ${table.latest}
        AND ${table.version_deletedAt} IS NULL`,
  );
  return rows[0]?.form;
}

/** A form by its id or by any slug that it had, published or not, in the trash or not. */
export async function findByFormerName(connection: Queryable, name: string): Promise<unknown> {
  const { parent, version_slug: slug } = _custom_forms_v;
  const { rows } = await run(
    connection,
    sql<{ form: unknown }>`
      SELECT ${documentIn(custom_forms, custom_forms.id, custom_forms_questions)} AS form
      FROM ${custom_forms}
      WHERE ${custom_forms.id}::text = ${name}
        OR ${custom_forms.id} IN (SELECT ${parent} FROM ${_custom_forms_v} WHERE ${slug} = ${name})
      ORDER BY ${custom_forms.updatedAt} DESC LIMIT 1`,
  );
  return rows[0]?.form;
}

/** @param prefix of the columns of its fields: the versions of a document have one */
function documentIn(
  table: PgTable & { readonly id: PgColumn },
  id: PgColumn,
  asked: PgTable & { readonly _order: PgColumn; readonly _parentID: PgColumn },
  prefix = '',
): SQL {
  const opening = pairs(table, storedFields.opening, `${prefix}opening_`);
  return sql`jsonb_build_object(
    'id', ${id}, ${pairs(table, storedFields.document, prefix)},
    'opening', jsonb_build_object(${opening}),
    'questions', (
      SELECT jsonb_agg(jsonb_build_object(${pairs(asked, storedFields.question)}) ORDER BY ${asked._order})
      FROM ${asked} WHERE ${asked._parentID} = ${table.id}
    ))`;
}

function pairs(table: PgTable, names: readonly string[], prefix = ''): SQL {
  const columns: Record<string, PgColumn> = getTableColumns(table);
  return sql.join(
    names.map((name) => {
      const column = columns[prefix + name];
      if (!column) throw new Error(`There is no column for ${prefix}${name}`);
      return sql`${name}::text, ${column}`;
    }),
    sql`, `,
  );
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
