import { sql } from 'drizzle-orm';

import { staffConnection } from '@/platform/database/staff-connection';
import { run } from '@/platform/database/statement';

import type { Reader } from '../made/readers';
import { contactChanges, contactDetails, type DetailKind, type Origin } from './details-table';
import { peopleOf } from './leave';
import { companyName, detailReadableBy, personVisible } from './list';
import { people } from './people-table';

/** All that is kept of one person beside their submissions. */
export interface KeptPerson {
  /** What their company is called. */
  readonly company: string | null;
  /** The newest last. */
  readonly details: readonly {
    readonly kind: DetailKind;
    readonly value: string;
    readonly origin: Origin;
    readonly at: string;
  }[];
  /** What staff did about them. */
  readonly changes: readonly {
    readonly at: string;
    readonly deed: string;
    readonly about: unknown;
  }[];
}

/** Of these addresses, with whoever stands together with them. It checks no access but that of the reader to forms. */
export async function listKeptPeople(
  addresses: readonly string[],
  reader: Reader,
): Promise<readonly KeptPerson[]> {
  const { rows } = await run(
    staffConnection,
    sql<KeptPerson>`
      SELECT CASE WHEN ${people.company} IS NOT NULL
               THEN ${companyName(sql`${people.company}`, reader)} END AS company,
        coalesce((
          SELECT jsonb_agg(jsonb_build_object(
            'kind', said.kind, 'value', said.value, 'origin', said.origin, 'at', said.at
          ) ORDER BY said.at, said.id) FROM ${contactDetails} AS said
          WHERE said.person = ${people.id} AND ${detailReadableBy(sql`said`, reader)}
        ), '[]') AS details,
        coalesce((
          SELECT jsonb_agg(jsonb_build_object('at', did.at, 'deed', did.deed, 'about', did.about)
            ORDER BY did.at, did.id) FROM ${contactChanges} AS did WHERE did.person = ${people.id}
        ), '[]') AS changes
      FROM ${people} WHERE ${people.id} IN (${peopleOf(addresses)}) AND ${personVisible(reader)}
      ORDER BY ${people.lastAt}, ${people.id}`,
  );
  return rows;
}
