import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

import { forms, type FormDefinition } from '@/forms';
import { custom_forms, custom_forms_rels, custom_submissions } from '@/platform/database/schema';
import { staffConnection } from '@/platform/database/staff-connection';
import { run } from '@/platform/database/statement';

import { tableOf } from '../tables';

/** What somebody of staff may read of submissions, for statements of our own: those check no access. */
export interface Reader {
  /** The ids of made forms whose answers others read. */
  readonly hidden: readonly string[];
}

/** Whether a form, by its id as the answers have it, is read by named people and not by this one. */
const isHiddenFrom = (user: SQL): SQL => sql`
  ${custom_forms.readers} = 'named' AND NOT EXISTS (
    SELECT FROM ${custom_forms_rels}
    WHERE ${custom_forms_rels.parent} = ${custom_forms.id}
      AND ${custom_forms_rels.path} = 'namedReaders' AND ${custom_forms_rels.usersID} = ${user}
  )`;

/** By the form as it is published, or as it lies in the trash. */
export async function readerOf(user: string): Promise<Reader> {
  const { rows } = await run(
    staffConnection,
    sql<{ id: string }>`
      SELECT ${custom_forms.id}::text AS id FROM ${custom_forms}
      WHERE ${isHiddenFrom(sql`${user}::uuid`)}`,
  );
  return { hidden: rows.map(({ id }) => id) };
}

const isHidden = ({ hidden }: Reader): SQL =>
  sql`${custom_submissions.formId} = ANY(${sql.param(hidden)}::text[])`;

/** A condition on the rows of a form's table: what somebody may read. */
export const readableBy = ({ name }: Pick<FormDefinition, 'name'>, reader: Reader): SQL =>
  forms[name].isMade && reader.hidden.length > 0 ? sql`NOT ${isHidden(reader)}` : sql`true`;

/** The same of a row that names a submission. */
export const parentReadableBy = (key: PgColumn, reader: Reader): SQL =>
  reader.hidden.length === 0
    ? sql`true`
    : sql`NOT EXISTS (
        SELECT FROM ${custom_submissions} WHERE ${custom_submissions.id} = ${key} AND ${isHidden(reader)}
      )`;

/** Whether named people alone read the answers to a form. */
export async function isForNamed(form: string): Promise<boolean> {
  const { rows } = await run(
    staffConnection,
    sql`SELECT FROM ${custom_forms}
        WHERE ${custom_forms.id}::text = ${form} AND ${custom_forms.readers} = 'named'`,
  );
  return rows.length > 0;
}

/** The same of each row of a form's table. */
export const isKeptForNamed = ({ name }: Pick<FormDefinition, 'name'>): SQL =>
  forms[name].isMade
    ? sql`EXISTS (
        SELECT FROM ${custom_forms}
        WHERE ${custom_forms.id}::text = ${custom_submissions.formId} AND ${custom_forms.readers} = 'named'
      )`
    : sql`false`;

/** Whether somebody of staff may read a submission. */
export async function mayRead(
  user: string,
  form: Pick<FormDefinition, 'name'>,
  id: string,
): Promise<boolean> {
  const reader = await readerOf(user);
  if (reader.hidden.length === 0) return true;
  const { rows } = await run(
    staffConnection,
    sql`SELECT FROM ${tableOf(form)}
        WHERE ${tableOf(form).id} = ${id} AND ${readableBy(form, reader)}`,
  );
  return rows.length > 0;
}
