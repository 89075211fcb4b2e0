import { sql, type SQL } from 'drizzle-orm';

import type { FormDefinition, FormField } from '@/forms';
import { staffConnection } from '@/platform/database/staff-connection';
import { run } from '@/platform/database/statement';

import { columnsOf } from './column-names';
import { hasAccents, withoutAccents } from './search-indexes';
import { tableOf } from './tables';

const namesOf = (fields: readonly FormField[]): string[] => fields.map(({ name }) => name);

/** The names of its fields for a company: not every form asks for one, or for a telephone number. */
export const companyFields = ({ fields }: FormDefinition): string[] =>
  namesOf(fields.filter((field) => field.kind === 'text' && field.autoComplete === 'organization'));
export const telephoneFields = ({ fields }: FormDefinition): string[] =>
  namesOf(fields.filter(({ kind }) => kind === 'tel'));

/** Enough for a search that somebody reads. */
const most = 1000;

/** A condition on the rows of a form's table: the name has accents and reads like this without. */
export function isNamedLike(form: FormDefinition, pattern: string): SQL {
  const { name } = tableOf(form);
  return sql`(${withoutAccents(sql`${name}`)} LIKE ${pattern} AND ${hasAccents(sql`${name}`)})`;
}

/** Whose name has accents and reads like this without: `Zoe` finds `Zoë`. A part of a name will do. */
export async function idsByPlainName(form: FormDefinition, pattern: string): Promise<string[]> {
  const { id } = tableOf(form);
  const { rows } = await run(
    staffConnection,
    sql<{ id: string }>`
      SELECT ${id} FROM ${tableOf(form)} WHERE ${isNamedLike(form, pattern)} LIMIT ${most}`,
  );
  return rows.map((row) => row.id);
}

/**
 * In whose name or company one of these patterns occurs, accents or not.
 * @param patterns as `LIKE` takes them
 */
export async function idsByPatterns(
  form: FormDefinition,
  patterns: readonly string[],
): Promise<string[]> {
  const { id, name } = tableOf(form);
  const all = sql.param(patterns);
  const names = [name, ...columnsOf(form, companyFields(form))];
  const occur = names.map((text) => sql`${withoutAccents(sql`${text}`)} LIKE ANY (${all}::text[])`);
  const { rows } = await run(
    staffConnection,
    sql<{ id: string }>`
      SELECT ${id} FROM ${tableOf(form)} WHERE ${sql.join(occur, sql` OR `)} LIMIT ${most}`,
  );
  return rows.map((row) => row.id);
}

/** Who gave a telephone number with these digits, however it was written. */
export async function idsByDigits(form: FormDefinition, digits: string): Promise<string[]> {
  const numbers = columnsOf(form, telephoneFields(form));
  if (numbers.length === 0) return [];
  const { id } = tableOf(form);
  const occur = numbers.map(
    (number) => sql`regexp_replace(${number}, '\\D', '', 'g') LIKE ${`%${digits}%`}`,
  );
  const { rows } = await run(
    staffConnection,
    sql<{ id: string }>`
      SELECT ${id} FROM ${tableOf(form)} WHERE ${sql.join(occur, sql` OR `)} LIMIT ${most}`,
  );
  return rows.map((row) => row.id);
}
