import { sql, type SQL } from 'drizzle-orm';

import type { FormDefinition } from '@/forms';
import { quote_submissions } from '@/platform/database/schema';
import { staffConnection } from '@/platform/database/staff-connection';
import { run } from '@/platform/database/statement';

import { tableOf } from './tables';

/** As in the indexes of the first migration, which must say the same. */
const withoutAccents = (text: SQL): SQL =>
  sql`translate(lower(${text}), 'àáâãäåāăąçćčďđèéêëēėęěğìíîïīįıłľñńňòóôõöøőŕřśšşșťțùúûüūůűųýÿžźż', 'aaaaaaaaacccddeeeeeeeegiiiiiiillnnnooooooorrssssttuuuuuuuuyyzzz')`;

/** Enough for a search that somebody reads. */
const most = 1000;

/** Whose name has accents and reads like this without: `Zoe` finds `Zoë`. A part of a name will do. */
export async function idsByPlainName(form: FormDefinition, pattern: string): Promise<string[]> {
  const { id, name } = tableOf(form);
  const { rows } = await run(
    staffConnection,
    sql<{ id: string }>`
      SELECT ${id} FROM ${tableOf(form)}
      WHERE ${withoutAccents(sql`${name}`)} LIKE ${pattern} AND ${name} ~ '[^ -~]' LIMIT ${most}`,
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
  const occursIn = (text: SQL): SQL => sql`${withoutAccents(text)} LIKE ANY (${all}::text[])`;
  // The form of the contact page asks for no company.
  const inCompany =
    form.name === 'quote' ? sql`OR ${occursIn(sql`${quote_submissions.company}`)}` : sql``;
  const { rows } = await run(
    staffConnection,
    sql<{ id: string }>`
      SELECT ${id} FROM ${tableOf(form)} WHERE ${occursIn(sql`${name}`)} ${inCompany} LIMIT ${most}`,
  );
  return rows.map((row) => row.id);
}

/** Who gave a telephone number with these digits, however it was written. */
export async function idsByDigits(form: FormDefinition, digits: string): Promise<string[]> {
  // The form of the contact page asks for none.
  if (form.name !== 'quote') return [];
  const { id, phone } = quote_submissions;
  const { rows } = await run(
    staffConnection,
    sql<{ id: string }>`
      SELECT ${id} FROM ${quote_submissions}
      WHERE regexp_replace(${phone}, '\\D', '', 'g') LIKE ${`%${digits}%`} LIMIT ${most}`,
  );
  return rows.map((row) => row.id);
}
