import { sql, type SQL } from 'drizzle-orm';

import { staffConnection } from '@/platform/database/staff-connection';
import { run } from '@/platform/database/statement';

import { parentReadableBy, type Reader } from '../made/readers';
import { joinParents, ofParent, submissions, type Parent } from '../parent';
import { contactDetails, type DetailKind, type Origin } from './details-table';
import {
  companyName,
  companyVisible,
  detailReadableBy,
  domainsOf,
  groupOf,
  lastHeard,
  peopleOfCompany,
  personVisible,
} from './list';
import { companies, people } from './people-table';

/** Something that is known, with who said it. */
export interface KnownDetail {
  readonly id: string;
  /** Whose it is: of those who were merged, one. */
  readonly of: string;
  readonly kind: DetailKind;
  readonly value: string;
  readonly key: string;
  readonly origin: Origin;
  /** The id of a user. */
  readonly by: string | null;
  /** In ISO 8601. */
  readonly at: string;
}

interface Known {
  readonly id: string;
  /** Those who were merged into it; they come after its own id. */
  readonly ids: readonly string[];
  /** What staff said first, then the newest first. */
  readonly details: readonly KnownDetail[];
  readonly lastAt: string;
}

export interface KnownPerson extends Known {
  readonly company: { readonly id: string; readonly name: string } | null;
  /** Of its row: another one where that company was merged. */
  readonly ownCompany: string | null;
}

export interface KnownCompany extends Known {
  readonly name: string;
  readonly domains: readonly string[];
}

type Raw<Row extends Known> = Omit<Row, 'details' | 'lastAt'> & { lastAt: Date };

/** Who a person stands with now, or themselves; null where there is no such one. It checks no access. */
export const standingAs = (kind: 'person' | 'company', id: string): Promise<string | null> => {
  const table = kind === 'person' ? people : companies;
  return run(
    staffConnection,
    sql<{
      id: string;
    }>`SELECT coalesce(merged_into, id) AS id FROM ${table} WHERE id = ${id}::uuid`,
  ).then(({ rows }) => rows[0]?.id ?? null);
};

/** A person as far as a reader may know them; null where they may not. */
export async function getPerson(id: string, reader: Reader): Promise<KnownPerson | null> {
  const { rows } = await run(
    staffConnection,
    sql<Raw<KnownPerson>>`
      SELECT ${people.id} AS id, ${groupOf(sql`${people.id}`)} AS ids,
             ${lastHeard(groupOf(sql`${people.id}`), sql`${people.lastAt}`, reader)} AS "lastAt",
             ${people.company} AS "ownCompany",
             CASE WHEN root.id IS NOT NULL THEN jsonb_build_object(
               'id', root.id, 'name', ${companyName(sql`root.id`, reader)}) END AS company
      FROM ${people}
      LEFT JOIN ${companies} AS own ON own.id = ${people.company}
      LEFT JOIN ${companies} AS root ON root.id = coalesce(own.merged_into, own.id)
      WHERE ${people.id} = ${id}::uuid AND ${people.mergedInto} IS NULL AND ${personVisible(reader)}`,
  );
  const [found] = rows;
  return found ? { ...found, ...(await detailsOf('person', found, reader)) } : null;
}

export async function getCompany(id: string, reader: Reader): Promise<KnownCompany | null> {
  const { rows } = await run(
    staffConnection,
    sql<Raw<KnownCompany>>`
      SELECT ${companies.id} AS id, ${lastHeard(
        sql`ARRAY(${peopleOfCompany(sql`${companies.id}`)})`,
        sql`${companies.lastAt}`,
        reader,
      )} AS "lastAt",
             ARRAY(SELECT ${companies.id} UNION ALL
               SELECT member.id FROM ${companies} AS member WHERE member.merged_into = ${companies.id}) AS ids,
             ${companyName(sql`${companies.id}`, reader)} AS name,
             ${domainsOf(sql`${companies.id}`, reader)} AS domains
      FROM ${companies}
      WHERE ${companies.id} = ${id}::uuid AND ${companies.mergedInto} IS NULL AND ${companyVisible(reader)}`,
  );
  const [found] = rows;
  return found ? { ...found, ...(await detailsOf('company', found, reader)) } : null;
}

/** What a row lacks to be whole. */
async function detailsOf(
  kind: 'person' | 'company',
  { ids, lastAt }: Raw<Known>,
  reader: Reader,
): Promise<Pick<Known, 'details' | 'lastAt'>> {
  return { details: await listDetails(kind, ids, reader), lastAt: lastAt.toISOString() };
}

/** All that is known of those, as far as a reader may know it. */
export async function listDetails(
  kind: 'person' | 'company',
  ids: readonly string[],
  reader: Reader,
): Promise<readonly KnownDetail[]> {
  const own = sql.identifier(kind);
  const { rows } = await run(
    staffConnection,
    sql<Omit<KnownDetail, 'at'> & { at: Date }>`
      SELECT said.id, said.${own} AS of, said.kind, said.value, said.key, said.origin, said.by, said.at
      FROM ${contactDetails} AS said
      WHERE said.${own} = ANY(${sql.param(ids)}::uuid[]) AND ${detailReadableBy(sql`said`, reader)}
      ORDER BY said.origin = 'staff' DESC, said.at DESC, said.id`,
  );
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

/** What somebody sent, without what lies in the trash. */
export interface SentByThem {
  /** The newest first. */
  readonly sent: readonly Parent[];
  /** How many there are in all. */
  readonly total: number;
}

const sentBy = async (theirs: SQL, reader: Reader, limit: number): Promise<SentByThem> => {
  const { rows } = await run(
    staffConnection,
    sql<Parent & { total: number }>`
      WITH sent AS MATERIALIZED (
        SELECT ${submissions.id} AS id, ${submissions.form} AS form FROM ${submissions}
        WHERE ${submissions.person} IN (${theirs}) AND ${parentReadableBy(submissions.id, reader)}
      )
      SELECT sent.form, sent.id, count(*) OVER ()::int AS total FROM sent ${joinParents(sql`sent.id`)}
      WHERE ${ofParent('deletedAt')} IS NULL
      ORDER BY ${ofParent('submittedAt')} DESC, sent.id LIMIT ${limit}`,
  );
  return { sent: rows.map(({ form, id }) => ({ form, id })), total: rows[0]?.total ?? 0 };
};

export const sentByPeople = (ids: readonly string[], reader: Reader, limit: number) =>
  sentBy(sql`SELECT unnest(${sql.param(ids)}::uuid[])`, reader, limit);

export const sentByCompany = (id: string, reader: Reader, limit: number) =>
  sentBy(peopleOfCompany(sql`${id}::uuid`), reader, limit);

/** What these people, and those who stand with them, sent. */
export const sentByStanding = (ids: readonly string[], reader: Reader, limit: number) =>
  sentBy(
    sql`SELECT member.id FROM ${people} AS member
        WHERE member.merged_into = ANY(${sql.param(ids)}::uuid[])
           OR member.merged_into IS NULL AND member.id = ANY(${sql.param(ids)}::uuid[])`,
    reader,
    limit,
  );

/** The person, and their company, who sent a submission. It checks no access. */
export async function senderAsPerson(submission: string): Promise<string | null> {
  const { rows } = await run(
    staffConnection,
    sql<{ id: string }>`
      SELECT coalesce(${people.mergedInto}, ${people.id}) AS id FROM ${submissions}
      JOIN ${people} ON ${people.id} = ${submissions.person} WHERE ${submissions.id} = ${submission}::uuid`,
  );
  return rows[0]?.id ?? null;
}

/** Of somebody's numbers so many digits are compared: what stands before is a country's, or a trunk's. */
const comparedDigits = 8;

/** Somebody who may be the same. */
export interface AlikeContact {
  readonly id: string;
  readonly why: 'name' | 'telephone';
}

/** Others who have the same name, of two words at least, or the same telephone number, in any notation. */
export async function peopleAlike(
  { ids, details }: Pick<KnownPerson, 'ids' | 'details'>,
  reader: Reader,
): Promise<readonly AlikeContact[]> {
  return alike('person', ids, {
    names: keysOf(details, 'name').filter((key) => key.includes(' ')),
    numbers: keysOf(details, 'telephone'),
    reader,
  });
}

/** Other companies that are called the same, also by their people, or have the same telephone number. */
export async function companiesAlike(
  { ids, details }: Pick<KnownCompany, 'ids' | 'details'>,
  words: readonly string[],
  reader: Reader,
): Promise<readonly AlikeContact[]> {
  return alike('company', ids, {
    names: [...keysOf(details, 'name'), ...words],
    numbers: keysOf(details, 'telephone'),
    reader,
  });
}

const keysOf = (details: readonly KnownDetail[], kind: DetailKind): readonly string[] => [
  ...new Set(details.filter((each) => each.kind === kind).map(({ key }) => key)),
];

const mostAlike = 5;

interface Compared {
  readonly names: readonly string[];
  readonly numbers: readonly string[];
  readonly reader: Reader;
}

async function alike(
  kind: 'person' | 'company',
  ids: readonly string[],
  { names, numbers, reader }: Compared,
): Promise<readonly AlikeContact[]> {
  const endings = numbers
    .filter((number) => number.length >= comparedDigits)
    .map((number) => `%${number.slice(-comparedDigits)}`);
  const table = kind === 'person' ? people : companies;
  const visible = kind === 'person' ? personVisible(reader) : companyVisible(reader);
  const names_ = sql.param(names);
  const byPeople =
    kind === 'person'
      ? sql``
      : sql`UNION ALL
          SELECT own.company, 'name' FROM ${contactDetails} AS said JOIN ${people} AS own ON own.id = said.person
          WHERE said.kind = 'company' AND said.key = ANY(${names_}::text[]) AND own.company IS NOT NULL
            AND ${detailReadableBy(sql`said`, reader)}`;
  const own = sql.identifier(kind);
  const { rows } = await run(
    staffConnection,
    sql<AlikeContact>`
      WITH found (id, why) AS (
        SELECT said.${own}, 'name' FROM ${contactDetails} AS said
        WHERE said.kind = 'name' AND said.key = ANY(${names_}::text[]) AND said.${own} IS NOT NULL
          AND ${detailReadableBy(sql`said`, reader)}
        UNION ALL
        SELECT said.${own}, 'telephone' FROM ${contactDetails} AS said
        WHERE said.kind = 'telephone' AND said.key LIKE ANY(${sql.param(endings)}::text[])
          AND said.kind <> 'note' AND said.${own} IS NOT NULL AND ${detailReadableBy(sql`said`, reader)}
        ${byPeople}
      )
      SELECT ${table.id} AS id, min(found.why) AS why FROM found
      JOIN ${table} AS one ON one.id = found.id
      JOIN ${table} ON ${table.id} = coalesce(one.merged_into, one.id)
      WHERE ${table.id} <> ALL(${sql.param(ids)}::uuid[]) AND ${visible}
      GROUP BY ${table.id}, ${table.lastAt} ORDER BY ${table.lastAt} DESC, ${table.id} LIMIT ${mostAlike}`,
  );
  return rows;
}
