import { randomUUID } from 'node:crypto';

import { sql, type SQL } from 'drizzle-orm';

import { staffConnection } from '@/platform/database/staff-connection';
import { insertSelect, toQuery } from '@/platform/database/statement';

import type { Staff } from '../work';
import {
  contactChanges,
  contactDetails,
  contactKeys,
  type DetailKind,
  type Origin,
} from './details-table';
import { keyOf } from './keys';
import { companies, contactsLock, people } from './people-table';

/** Whose a detail is. */
export type ContactKind = 'person' | 'company';
export interface Contact {
  readonly kind: ContactKind;
  readonly id: string;
}

/** What staff or a file say of a person or a company. */
export interface Told {
  readonly kind: DetailKind;
  readonly value: string;
}

export interface Entry {
  readonly details: readonly Told[];
  readonly origin: Exclude<Origin, 'enquiry'>;
  /** Of a person: their company, where it is not to follow from an address. */
  readonly company?: string;
}

/** `taken`: an address or a domain of it is somebody's already, who is named. */
export type Entered = { readonly id: string } | { readonly taken: Contact };

/** What belongs to one alone. */
export const isUnique = (kind: DetailKind): boolean => kind === 'address' || kind === 'domain';

/** A row of `contact_details` as it is stored, in JSON. */
export interface StoredDetail extends Told {
  readonly id: string;
  readonly key: string;
  readonly origin: Origin;
  /** In ISO 8601. */
  readonly at: string;
}

export const storedDetail = ({ kind, value }: Told, origin: Origin): StoredDetail => ({
  ...{ id: randomUUID(), kind, value, key: keyOf(kind, value).slice(0, 300), origin },
  at: new Date().toISOString(),
});

/**
 * Enters a person or a company whom nobody has heard of, with all that is said of them, in one statement. It
 * checks no access: the caller has to.
 */
export async function enterContact(
  user: Staff,
  kind: ContactKind,
  { details, origin, company }: Entry,
): Promise<Entered> {
  const id = randomUUID();
  const stored = details.map((each) => storedDetail(each, origin));
  const keys = stored.filter((each) => isUnique(each.kind)).map(({ key }) => key);
  const table = kind === 'person' ? people : companies;
  const made =
    kind === 'person'
      ? sql`INSERT INTO ${people} (id, company, is_company_set)
            SELECT ${id}::uuid, ${company ?? null}::uuid, ${company !== undefined}
            WHERE NOT EXISTS (SELECT FROM taken) RETURNING id`
      : sql`INSERT INTO ${table} (id) SELECT ${id}::uuid
            WHERE NOT EXISTS (SELECT FROM taken) RETURNING id`;
  const { rows } = await staffConnection.queryLocked<{ isMade: boolean; taken: Contact | null }>(
    contactsLock,
    toQuery(sql`
      WITH taken AS (
        SELECT ${contactKeys.person} AS person, ${contactKeys.company} AS company FROM ${contactKeys}
        WHERE ${contactKeys.key} = ANY(${sql.param(keys)}::text[]) LIMIT 1
      ),
      made AS (${made}),
      told AS (${insertDetails({ kind, id }, JSON.stringify(stored), user, sql`made`)}),
      keyed AS (
        INSERT INTO ${contactKeys} (key, ${sql.identifier(kind)})
        SELECT DISTINCT key, made.id FROM unnest(${sql.param(keys)}::text[]) AS key, made
      ),
      noted AS (${noteChange(user, { kind, id }, 'entered', { key: sql`gen_random_uuid()`, about: sql`${JSON.stringify({ origin })}::jsonb` }, sql`made`)})
      SELECT EXISTS (SELECT FROM made) AS "isMade", (
        SELECT CASE WHEN person IS NULL
               THEN jsonb_build_object('kind', 'company', 'id', company)
               ELSE jsonb_build_object('kind', 'person', 'id', person) END FROM taken
      ) AS taken`),
  );
  const [met] = rows;
  return met?.taken ? { taken: met.taken } : { id };
}

/** Adds details to one contact, as a part of a statement. @param when a part with a row where it is to be done */
export const insertDetails = (
  { kind, id }: Contact,
  stored: string,
  user: Staff,
  when: SQL,
): SQL => sql`
  INSERT INTO ${contactDetails} (id, ${sql.identifier(kind)}, kind, value, key, origin, by, at)
  SELECT told.id, ${id}::uuid, told.kind, told.value, told.key, told.origin, ${user.id}::uuid, told.at
  FROM jsonb_to_recordset(${stored}::jsonb)
    AS told (id uuid, kind text, value text, key text, origin text, at timestamptz), ${when}`;

type Deed = (typeof contactChanges.$inferSelect)['deed'];

/** Notes who did what, as a part of the statement that does it. */
export const noteChange = (
  user: Staff,
  { kind, id }: Contact,
  deed: Deed,
  { key, about }: { readonly key: SQL; readonly about: SQL },
  when: SQL,
): SQL =>
  insertSelect(
    contactChanges,
    {
      id: key,
      ...(kind === 'person' ? { person: id } : { company: id }),
      ...{ by: user.id, deed, about, at: sql`clock_timestamp()` },
    },
    sql`FROM ${when}`,
  );
