import { sql } from 'drizzle-orm';

import { staffConnection } from '@/platform/database/staff-connection';
import { run } from '@/platform/database/statement';

import { erasedAmong } from '../erasure/erasure';
import { contactDetails, contactKeys, type DetailKind } from '../people/details-table';
import type { Contact, ContactKind } from '../people/enter';
import { companies, people } from '../people/people-table';

/** Somebody who is here, with those who stand with them. */
export interface ContactHere extends Contact {
  /** Of a person: the id of a company. */
  readonly company: string | null;
  readonly isCompanySet: boolean;
  /** Their addresses or domains, as `keyOf` has them. */
  readonly keys: readonly string[];
  readonly details: readonly {
    readonly kind: DetailKind;
    readonly value: string;
    readonly key: string;
  }[];
}

/** By what contacts are looked for, as `keyOf` has it. */
interface LookedFor {
  /** Addresses or domains. */
  readonly keys: readonly string[];
  readonly names: readonly string[];
}

/** Whoever has one of these addresses, domains or names. It checks no access: the caller has to. */
export async function listContactsHere(
  kind: ContactKind,
  { keys, names }: LookedFor,
): Promise<readonly ContactHere[]> {
  const table = kind === 'person' ? people : companies;
  const own = sql.identifier(kind);
  const place =
    kind === 'person'
      ? sql`root.company AS company, root.is_company_set AS "isCompanySet"`
      : sql`NULL::uuid AS company, false AS "isCompanySet"`;
  const members = sql`SELECT member.id FROM ${table} AS member WHERE member.id = root.id OR member.merged_into = root.id`;
  const { rows } = await run(
    staffConnection,
    sql<Omit<ContactHere, 'kind'>>`
      WITH found AS (
        SELECT ${contactKeys}.${own} AS id FROM ${contactKeys}
        WHERE ${contactKeys.key} = ANY(${sql.param(keys)}::text[])
        UNION SELECT ${contactDetails}.${own} FROM ${contactDetails}
        WHERE ${contactDetails.kind} = 'name' AND ${contactDetails.key} = ANY(${sql.param(names)}::text[])
      ),
      roots AS (
        SELECT DISTINCT coalesce(one.merged_into, one.id) AS id
        FROM ${table} AS one JOIN found ON found.id = one.id
      )
      SELECT root.id AS id, ${place},
        ARRAY(SELECT known.key FROM ${contactKeys} AS known WHERE known.${own} IN (${members})) AS keys,
        coalesce((
          SELECT jsonb_agg(jsonb_build_object('kind', said.kind, 'value', said.value, 'key', said.key))
          FROM ${contactDetails} AS said WHERE said.${own} IN (${members})
        ), '[]') AS details
      FROM ${table} AS root JOIN roots ON roots.id = root.id ORDER BY root.id`,
  );
  return rows.map((row) => ({ ...row, kind }));
}

interface PerhapsErased {
  readonly address: string;
  /** A day on which they were known there; null where that is not known: then whoever was ever erased is. */
  readonly since: string | null;
}

/** Which of these addresses were erased. */
export const listErasedAddresses = (
  asked: readonly PerhapsErased[],
): Promise<ReadonlySet<string>> =>
  erasedAmong(
    staffConnection,
    asked.map(({ address, since }) => ({
      ...{ form: 'contact', id: address, reference: '', quarantinedFor: null },
      submittedAt: `${since ?? '2000-01-01'}T00:00:00.000Z`,
      values: { email: address },
    })),
  );
