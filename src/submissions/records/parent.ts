import { sql, type SQL } from 'drizzle-orm';
import { pgTable, text, uuid, type PgColumn } from 'drizzle-orm/pg-core';

import { formList, type FormName } from '@/forms';

import { tableOf } from './tables';

/**
 * All submissions, by whichever form: what belongs to one names it here and needs no column for each
 * form. Triggers of the forms' tables add its rows and erase them (docs/decisions/36-forms-are-data.md).
 */
export const submissions = pgTable('submissions', {
  /** The same as in the table of the form. */
  id: uuid('id').primaryKey(),
  form: text('form').$type<FormName>().notNull(),
});

/** A column for the definition of a table. The database erases such a row with its submission. */
export const parentKey = () =>
  uuid('submission').references(() => submissions.id, { onDelete: 'cascade' });

/** A submission, such as the one that a mail or a file belongs to. */
export interface Parent {
  readonly form: FormName;
  readonly id: string;
}

/** A `Parent` as JSON; NULL for a row without one. */
export const parentOf = (key: PgColumn): SQL => sql`(
  SELECT jsonb_build_object('form', ${submissions.form}, 'id', ${submissions.id})
  FROM ${submissions} WHERE ${submissions.id} = ${key})`;

/** The submission of each row, also in the tables of all forms: of them, `ofParent` takes its columns. */
export const joinParents = (key: PgColumn | SQL): SQL => {
  const tables = [submissions, ...formList.map(tableOf)];
  return sql.join(
    tables.map((table) => sql`LEFT JOIN ${table} ON ${table.id} = ${key}`),
    sql` `,
  );
};

/** A column of a submission that `joinParents` has joined. */
export const ofParent = (
  column:
    | ('reference' | 'name' | 'email' | 'deletedAt' | 'submittedAt' | 'assignee' | 'repliedAt')
    | ('source_landingPage' | 'source_utmSource' | 'source_referrer'),
): SQL => {
  const columns = formList.map((form) => sql`${tableOf(form)[column]}`);
  return sql`coalesce(${sql.join(columns, sql`, `)})`;
};
