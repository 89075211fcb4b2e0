import { sql, type SQL } from 'drizzle-orm';

import { spellingsOf } from '@/platform/address-spellings';
import { staffConnection } from '@/platform/database/staff-connection';
import { run, toQuery } from '@/platform/database/statement';

import { submissions } from '../parent';
import { contactChanges, contactDetails, contactKeys } from './details-table';
import { companies, contactsLock, people } from './people-table';

/** Whoever stands together: none of them has anything left. @param own the table of the outer row */
const groupHasNone = (table: typeof people | typeof companies, has: SQL): SQL => sql`NOT EXISTS (
  SELECT FROM ${table} AS member
  WHERE coalesce(member.merged_into, member.id) = coalesce(${table.mergedInto}, ${table.id}) AND ${has}
)`;

const personHas = sql`(
  EXISTS (SELECT FROM ${submissions} WHERE ${submissions.person} = member.id)
  OR EXISTS (
    SELECT FROM ${contactDetails}
    WHERE ${contactDetails.person} = member.id AND ${contactDetails.origin} <> 'enquiry'
  ))`;

const companyHas = sql`(
  EXISTS (SELECT FROM ${people} AS theirs WHERE theirs.company = member.id)
  OR EXISTS (SELECT FROM ${contactDetails} WHERE ${contactDetails.company} = member.id)
)`;

/**
 * Forgets people who have no submission left, and about whom nobody of staff and no file said anything; then
 * companies of which the same is true.
 * @param ids of people; without them, all
 */
export async function eraseIdlePeople(ids?: readonly string[]): Promise<void> {
  if (ids?.length === 0) return;
  const those = ids ? sql`${people.id} = ANY(${sql.param(ids)}::uuid[]) AND` : sql``;
  const { rows } = await run(
    staffConnection,
    sql<{ company: string | null }>`
      DELETE FROM ${people} WHERE ${those} ${groupHasNone(people, personHas)}
      RETURNING ${people.company} AS company`,
  );
  const left = rows.flatMap(({ company }) => company ?? []);
  await eraseIdleCompanies(ids ? left : undefined);
}

async function eraseIdleCompanies(ids?: readonly string[]): Promise<void> {
  if (ids?.length === 0) return;
  const those = ids ? sql`${companies.id} = ANY(${sql.param(ids)}::uuid[]) AND` : sql``;
  await run(
    staffConnection,
    sql`DELETE FROM ${companies} WHERE ${those} ${groupHasNone(companies, companyHas)}`,
  );
}

/** Forgets an address that no submission and nobody else says any more, and who is left without anything. */
export async function forgetIdlePeople(): Promise<void> {
  await run(
    staffConnection,
    sql`DELETE FROM ${contactKeys}
        WHERE ${contactKeys.person} IS NOT NULL
          AND NOT EXISTS (
            SELECT FROM ${contactDetails}
            WHERE ${contactDetails.person} = ${contactKeys.person}
              AND ${contactDetails.kind} = 'address' AND ${contactDetails.key} = ${contactKeys.key}
          )
          -- Made for what is just being filed.
          AND EXISTS (SELECT FROM ${contactDetails} WHERE ${contactDetails.person} = ${contactKeys.person})`,
  );
  await eraseIdlePeople();
}

/** Something that is newer than so many days, of the row or about it. */
const isKnownSince = (kind: 'person' | 'company', since: SQL): SQL => {
  const own = sql.identifier(kind);
  return sql`(
    member.last_at >= ${since}
    OR EXISTS (SELECT FROM ${contactDetails} AS said WHERE said.${own} = member.id AND said.at >= ${since})
    OR EXISTS (SELECT FROM ${contactChanges} AS did WHERE did.${own} = member.id AND did.at >= ${since}))`;
};

/**
 * Forgets people of whom nothing that they sent is left, also what staff or a file said of them, and companies
 * without people, once nobody did anything about them for so many days.
 */
export async function forgetContactsAfter(days: number): Promise<void> {
  const since = sql`now() - ${days}::integer * interval '1 day'`;
  const personLives = sql`(
    EXISTS (SELECT FROM ${submissions} WHERE ${submissions.person} = member.id)
    OR ${isKnownSince('person', since)})`;
  await run(staffConnection, sql`DELETE FROM ${people} WHERE ${groupHasNone(people, personLives)}`);
  const companyLives = sql`(
    EXISTS (SELECT FROM ${people} AS theirs WHERE theirs.company = member.id)
    OR ${isKnownSince('company', since)})`;
  await run(
    staffConnection,
    sql`DELETE FROM ${companies} WHERE ${groupHasNone(companies, companyLives)}`,
  );
}

/** The people of these addresses, with all who stand together with them. */
export const peopleOf = (addresses: readonly string[]): SQL => {
  const known = sql.param(spellingsOf(addresses));
  return sql`
    SELECT member.id FROM ${people} AS member WHERE coalesce(member.merged_into, member.id) IN (
      SELECT coalesce(one.merged_into, one.id) FROM ${people} AS one WHERE one.id IN (
        SELECT ${contactKeys.person} FROM ${contactKeys} WHERE ${contactKeys.key} = ANY(${known}::text[])
        UNION ALL SELECT ${contactDetails.person} FROM ${contactDetails}
        WHERE ${contactDetails.kind} = 'address' AND ${contactDetails.key} = ANY(${known}::text[])
      )
    )`;
};

/** All addresses of whoever has one of these, also of those who stand together with them. */
export async function addressesOfPeople(addresses: readonly string[]): Promise<readonly string[]> {
  const { rows } = await run(
    staffConnection,
    sql<{ key: string }>`
      SELECT ${contactKeys.key} AS key FROM ${contactKeys}
      WHERE ${contactKeys.person} IN (${peopleOf(addresses)}) ORDER BY ${contactKeys.key}`,
  );
  return rows.map(({ key }) => key);
}

/**
 * Erases whoever has one of these addresses: their rows, what staff wrote about them, those merged with them,
 * and what an undo would bring back. What others of them sent, and is not erased, is filed anew.
 * @returns how many rows of people
 */
export async function erasePeopleOf(addresses: readonly string[]): Promise<number> {
  const result = await staffConnection.queryLocked<{ company: string | null }>(
    contactsLock,
    toQuery(sql`
      WITH theirs AS MATERIALIZED (${peopleOf(addresses)}),
      anew AS (
        UPDATE ${submissions} SET to_file = clock_timestamp()
        FROM theirs WHERE ${submissions.person} = theirs.id
      )
      DELETE FROM ${people} USING theirs WHERE ${people.id} = theirs.id
      RETURNING ${people.company} AS company`),
  );
  await eraseIdleCompanies(result.rows.flatMap(({ company }) => company ?? []));
  return result.rows.length;
}
