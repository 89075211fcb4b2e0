import { sql, type SQL } from 'drizzle-orm';
import { index, pgTable, text, timestamp, uuid, type PgColumn } from 'drizzle-orm/pg-core';

import { formList, type FormName } from '@/forms';

import { people } from './people/people-table';
import { tableOf } from './tables';

/**
 * All submissions, by whichever form: what belongs to one names it here and needs no column for each
 * form. Triggers of the forms' tables add its rows and erase them (docs/decisions/36-forms-are-data.md).
 */
export const submissions = pgTable(
  'submissions',
  {
    /** The same as in the table of the form. */
    id: uuid('id').primaryKey(),
    form: text('form').$type<FormName>().notNull(),
    /** Who sent it, as soon as it is filed (`people/file.ts`); null of spam and of what has no address. */
    person: uuid('person').references(() => people.id, { onDelete: 'set null' }),
    /** Since when it waits to be filed; null once it is. A trigger sets it anew where its sender changes. */
    toFile: timestamp('to_file', { withTimezone: true }).defaultNow(),
  },
  ({ person, toFile }) => [
    index('submissions_person_idx')
      .on(person)
      .where(sql`person IS NOT NULL`),
    index('submissions_to_file_idx')
      .on(toFile)
      .where(sql`to_file IS NOT NULL`),
  ],
);

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
