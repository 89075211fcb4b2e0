import { sql, type SQL } from 'drizzle-orm';

import type { FormDefinition } from '@/forms';
import { spellingsOf } from '@/platform/address-spellings';
import { staffConnection } from '@/platform/database/staff-connection';
import { run } from '@/platform/database/statement';

import { submissions } from '../parent';
import { formerAddresses } from './former-addresses-table';

const { submission, address, correctedAt } = formerAddresses;

/** The ids of submissions of which one of these was the address, as a part of a statement. */
export const formerlyOf = (addresses: readonly string[]): SQL => sql`
  SELECT ${submission} FROM ${formerAddresses}
  WHERE lower(${address}) = ANY(${sql.param(spellingsOf(addresses))}::text[])`;

/** A condition on a mail of a thread: it came from, or went to, a former address of its submission. */
export const isFormer = (submissionOf: SQL, addressOf: SQL): SQL => sql`EXISTS (
  SELECT FROM ${formerAddresses}
  WHERE ${submission} = ${submissionOf} AND lower(${address}) = lower(${addressOf}))`;

/** The former addresses of submissions, by their ids, the last one first. It checks no access. */
export async function listFormerAddresses(
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (ids.length === 0) return new Map();
  const { rows } = await run(
    staffConnection,
    sql<{ id: string; addresses: string[] }>`
      SELECT ${submission} AS id, array_agg(${address} ORDER BY ${correctedAt} DESC) AS addresses
      FROM ${formerAddresses} WHERE ${submission} = ANY(${sql.param(ids)}::uuid[])
      GROUP BY ${submission}`,
  );
  return new Map(rows.map(({ id, addresses }) => [id, addresses]));
}

/** Enough for a search that somebody reads. */
const most = 1000;

/**
 * Which submissions of a form had an address like this before it was corrected.
 * @param pattern as `ILIKE` takes it
 */
export async function idsByFormerAddress(
  { name }: Pick<FormDefinition, 'name'>,
  pattern: string,
): Promise<string[]> {
  const { rows } = await run(
    staffConnection,
    sql<{ id: string }>`
      SELECT ${submission} AS id FROM ${formerAddresses}
      JOIN ${submissions} ON ${submissions.id} = ${submission}
      WHERE ${submissions.form} = ${name} AND ${address} ILIKE ${pattern} LIMIT ${most}`,
  );
  return rows.map(({ id }) => id);
}
