import { sql } from 'drizzle-orm';

import { staffConnection } from '@/platform/database/staff-connection';
import { run } from '@/platform/database/statement';

import type { Reader } from '../made/readers';
import { contactDetails, type DetailKind } from './details-table';
import type { ContactKind } from './enter';
import { detailReadableBy } from './list';
import { companies, people } from './people-table';

/** Something that is known of somebody, in short. */
export interface DetailOf {
  /** With whom they stand. */
  readonly of: string;
  readonly kind: DetailKind;
  readonly value: string;
  readonly key: string;
}

/**
 * All that is known of these people, or companies, and of those that stand with them, as far as a reader may
 * know it: what staff said first, then the newest first.
 */
export async function listDetailsOf(
  kind: ContactKind,
  ids: readonly string[],
  reader: Reader,
): Promise<readonly DetailOf[]> {
  const table = kind === 'person' ? people : companies;
  const { rows } = await run(
    staffConnection,
    sql<DetailOf>`
      SELECT coalesce(own.merged_into, own.id) AS of, said.kind, said.value, said.key
      FROM ${table} AS own JOIN ${contactDetails} AS said ON said.${sql.identifier(kind)} = own.id
      WHERE (own.id = ANY(${sql.param(ids)}::uuid[]) OR own.merged_into = ANY(${sql.param(ids)}::uuid[]))
        AND ${detailReadableBy(sql`said`, reader)}
      ORDER BY said.origin = 'staff' DESC, said.at DESC, said.id`,
  );
  return rows;
}
