import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Where } from 'payload';
import { cache } from 'react';

import { formList, forms, type FormDefinition, type FormName } from '@/forms';
import {
  custom_forms,
  custom_forms_rels,
  custom_submissions,
  users,
  users_rels,
  users_seen_forms,
} from '@/platform/database/schema';
import { staffConnection } from '@/platform/database/staff-connection';
import { run } from '@/platform/database/statement';

import { submissions } from '../parent';
import { tableOf } from '../tables';

/** What somebody of staff may read of submissions, for statements of our own: those check no access. */
export interface Reader {
  /** The ids of made forms whose answers others read. */
  readonly hidden: readonly string[];
  /** The forms to which their account is bound; null for one that sees all. */
  readonly only: BoundTo | null;
}

interface BoundTo {
  /** Those of the site. */
  readonly written: readonly FormName[];
  /** The ids of those that editors made. */
  readonly made: readonly string[];
}

/** Whoever nothing is hidden from. */
export const seesAll: Reader = { hidden: [], only: null };

/** Whether a form, by its id as the answers have it, is read by named people and not by this one. */
const isHiddenFrom = (user: SQL): SQL => sql`
  ${custom_forms.readers} = 'named' AND NOT EXISTS (
    SELECT FROM ${custom_forms_rels}
    WHERE ${custom_forms_rels.parent} = ${custom_forms.id}
      AND ${custom_forms_rels.path} = 'namedReaders' AND ${custom_forms_rels.usersID} = ${user}
  )`;

/** By the form as it is published, or as it lies in the trash. While a page is made it is asked once. */
export const readerOf = cache(async (user: string): Promise<Reader> => {
  const own = (ids: SQL) => sql`coalesce((SELECT jsonb_agg(id) FROM (${ids}) AS own (id)), '[]')`;
  const { rows } = await run(
    staffConnection,
    sql<BoundTo & Pick<Reader, 'hidden'> & { isBound: boolean }>`
      SELECT ${own(sql`
          SELECT ${custom_forms.id}::text FROM ${custom_forms}
          WHERE ${isHiddenFrom(sql`${user}::uuid`)}`)} AS hidden,
        EXISTS (
          SELECT FROM ${users} WHERE ${users.id} = ${user}::uuid AND ${users.sees} = 'chosen'
        ) AS "isBound",
        ${own(sql`
          SELECT ${users_seen_forms.value}::text FROM ${users_seen_forms}
          WHERE ${users_seen_forms.parent} = ${user}::uuid`)} AS written,
        ${own(sql`
          SELECT ${users_rels['custom-formsID']}::text FROM ${users_rels}
          WHERE ${users_rels.parent} = ${user}::uuid AND ${users_rels.path} = 'seenMadeForms'`)} AS made`,
  );
  const [row] = rows;
  if (!row) return seesAll;
  const { hidden, isBound, written, made } = row;
  return { hidden, only: isBound ? { written, made } : null };
});

/** Whether anything is hidden from somebody. */
export const isRestricted = ({ hidden, only }: Reader): boolean =>
  hidden.length > 0 || only !== null;

/** Whether somebody may see none of what a form of the site was sent, or of what all made forms were. */
export const isClosed = ({ name }: Pick<FormDefinition, 'name'>, { only }: Reader): boolean => {
  if (only === null) return false;
  return forms[name].isMade ? only.made.length === 0 : !only.written.includes(name);
};

/** Whether somebody may not see what a made form was sent. */
export const isMadeHidden = (form: string, { hidden, only }: Reader): boolean =>
  hidden.includes(form) || (only !== null && !only.made.includes(form));

/** Whether somebody may see mail that belongs to no submission: what becomes of it is a contact message. */
export const seesUnmatched = (reader: Reader): boolean => !isClosed(forms.contact, reader);

/**
 * The same of what any form was sent.
 * @param made the id of the made form that it came by
 */
export const isHiddenOf = (
  form: Pick<FormDefinition, 'name'>,
  made: string | null | undefined,
  reader: Reader,
): boolean => (forms[form.name].isMade ? isMadeHidden(made ?? '', reader) : isClosed(form, reader));

const isHidden = ({ hidden, only }: Reader): SQL => {
  const { formId } = custom_submissions;
  const named = sql`${formId} = ANY(${sql.param(hidden)}::text[])`;
  return only === null
    ? named
    : sql`(${named} OR ${formId} IS NULL OR ${formId} <> ALL(${sql.param(only.made)}::text[]))`;
};

/** A condition on the rows of a form's table: what somebody may read. */
export const readableBy = ({ name }: Pick<FormDefinition, 'name'>, reader: Reader): SQL => {
  if (!isRestricted(reader)) return sql`true`;
  if (forms[name].isMade) return sql`NOT ${isHidden(reader)}`;
  return isClosed({ name }, reader) ? sql`false` : sql`true`;
};

/** The same of a row that names a submission, or none: that is unmatched mail. */
export const parentReadableBy = (key: PgColumn | SQL, reader: Reader): SQL => {
  if (!isRestricted(reader)) return sql`true`;
  const closed = formList.filter((form) => isClosed(form, reader)).map(({ name }) => name);
  return sql`(${seesUnmatched(reader) ? sql`true` : sql`${key} IS NOT NULL`} AND NOT EXISTS (
      SELECT FROM ${custom_submissions} WHERE ${custom_submissions.id} = ${key} AND ${isHidden(reader)}
    ) AND NOT EXISTS (
      -- By another name: the key may be that of a row of this table.
      SELECT FROM ${submissions} AS parent
      WHERE parent.id = ${key} AND parent.form = ANY(${sql.param(closed)}::text[])
    ))`;
};

/** The same as a filter of Payload's; true where all may be read. */
export function readableWhere(form: FormDefinition, reader: Reader): Where | true {
  if (!isRestricted(reader)) return true;
  if (isClosed(form, reader)) return { id: { exists: false } };
  if (!form.isMade) return true;
  const { hidden, only } = reader;
  return {
    and: [
      { formId: { not_in: [...hidden] } },
      ...(only === null ? [] : [{ formId: { in: [...only.made] } }]),
    ],
  };
}

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
  if (!isRestricted(reader)) return true;
  const { rows } = await run(
    staffConnection,
    sql`SELECT FROM ${tableOf(form)}
        WHERE ${tableOf(form).id} = ${id} AND ${readableBy(form, reader)}`,
  );
  return rows.length > 0;
}
