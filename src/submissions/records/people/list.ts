import { sql, type SQL } from 'drizzle-orm';

import { staffConnection } from '@/platform/database/staff-connection';
import { run } from '@/platform/database/statement';
import { literal } from '@/platform/plain-text';

import { isRestricted, parentReadableBy, type Reader } from '../made/readers';
import { joinParents, ofParent, submissions } from '../parent';
import { contactDetails, contactKeys } from './details-table';
import { companies, people } from './people-table';

/** A word that has to occur: without accents and capitals, or the digits of a number. */
export interface ContactWord {
  readonly text: string;
  readonly digits: string | null;
}

/** Whether a detail may be read: what a submission says is for those who may read that. */
export const detailReadableBy = (detail: SQL, reader: Reader): SQL =>
  isRestricted(reader)
    ? sql`(${detail}.submission IS NULL OR ${parentReadableBy(sql`${detail}.submission`, reader)})`
    : sql`true`;

/** Whoever wrote on what a reader may read. All are, of one who may read everything. */
const visiblePeople = (reader: Reader): SQL => sql`
  SELECT coalesce(own.merged_into, own.id) FROM ${submissions} AS sent
  JOIN ${people} AS own ON own.id = sent.person WHERE ${parentReadableBy(sql`sent.id`, reader)}`;

const visibleCompanies = (reader: Reader): SQL => sql`
  SELECT coalesce(whole.merged_into, whole.id) FROM ${submissions} AS sent
  JOIN ${people} AS own ON own.id = sent.person
  LEFT JOIN ${people} AS root ON root.id = own.merged_into
  JOIN ${companies} AS whole
    ON whole.id = CASE WHEN root.id IS NULL THEN own.company ELSE root.company END
  WHERE ${parentReadableBy(sql`sent.id`, reader)}`;

export const personVisible = (reader: Reader): SQL =>
  isRestricted(reader) ? sql`${people.id} IN (${visiblePeople(reader)})` : sql`true`;

export const companyVisible = (reader: Reader): SQL =>
  isRestricted(reader) ? sql`${companies.id} IN (${visibleCompanies(reader)})` : sql`true`;

/** The same of one that stands with another: as far as that one is. */
export const personKnown = (reader: Reader): SQL =>
  isRestricted(reader)
    ? sql`coalesce(${people.mergedInto}, ${people.id}) IN (${visiblePeople(reader)})`
    : sql`true`;

export const companyKnown = (reader: Reader): SQL =>
  isRestricted(reader)
    ? sql`coalesce(${companies.mergedInto}, ${companies.id}) IN (${visibleCompanies(reader)})`
    : sql`true`;

/**
 * Whether a domain of a company may be known: staff or a file said it, or somebody of it has an address there
 * that may be read.
 * @param known a row of `contact_keys`
 */
const domainReadable = (known: SQL, reader: Reader): SQL =>
  isRestricted(reader)
    ? sql`(EXISTS (
        SELECT FROM ${contactDetails} AS told
        WHERE told.company = ${known}.company AND told.kind = 'domain' AND told.key = ${known}.key
      ) OR EXISTS (
        SELECT FROM ${people} AS own JOIN ${contactDetails} AS written ON written.person = own.id
        WHERE own.company = ${known}.company AND written.kind = 'address'
          AND right(written.key, length(${known}.key) + 1) = '@' || ${known}.key
          AND ${detailReadableBy(sql`written`, reader)}
      ))`
    : sql`true`;

/** The domains of a company, and of those that stand with it. */
export const domainsOf = (company: SQL, reader: Reader): SQL => sql`ARRAY(
  SELECT known.key FROM ${contactKeys} AS known JOIN ${companies} AS member ON member.id = known.company
  WHERE (member.id = ${company} OR member.merged_into = ${company}) AND ${domainReadable(sql`known`, reader)}
  ORDER BY known.key)`;

/**
 * When somebody was last heard of, as far as a reader may know.
 * @param people an array of their ids
 * @param last of the row
 */
export const lastHeard = (people: SQL, last: SQL, reader: Reader): SQL =>
  isRestricted(reader)
    ? sql`coalesce((
        SELECT max(heard.at) FROM ${contactDetails} AS heard
        WHERE heard.person = ANY(${people}) AND ${detailReadableBy(sql`heard`, reader)}
      ), ${last})`
    : last;

const occurs = ({ text, digits }: ContactWord): SQL => {
  const word = sql`found.key LIKE ${`%${literal(text)}%`}`;
  return digits === null
    ? word
    : sql`(${word} OR found.kind = 'telephone' AND found.key LIKE ${`%${digits}%`})`;
};

/** The companies in whose names or domains a word occurs, in one row each, those merged among them. */
const companiesWith = (word: ContactWord, reader: Reader): SQL => sql`
  SELECT coalesce(whole.merged_into, whole.id) AS id FROM ${companies} AS whole WHERE whole.id IN (
    SELECT found.company FROM ${contactDetails} AS found
    WHERE found.company IS NOT NULL AND found.kind <> 'note' AND ${occurs(word)}
    UNION ALL SELECT found.company FROM (
      SELECT company, key FROM ${contactKeys}
      WHERE company IS NOT NULL AND key LIKE ${`%${literal(word.text)}%`} OFFSET 0
    ) AS found WHERE ${domainReadable(sql`found`, reader)}
  )`;

const peopleWith = (word: ContactWord, reader: Reader): SQL => sql`
  ${people.id} IN (
    SELECT coalesce(own.merged_into, own.id) FROM ${contactDetails} AS found
    JOIN ${people} AS own ON own.id = found.person
    WHERE found.kind <> 'note' AND ${occurs(word)} AND ${detailReadableBy(sql`found`, reader)}
    UNION ALL
    SELECT own.id FROM ${people} AS own
    WHERE own.merged_into IS NULL AND own.company IN (
      SELECT member.id FROM ${companies} AS member
      WHERE coalesce(member.merged_into, member.id) IN (${companiesWith(word, reader)})
    )
  )`;

const all = (conditions: readonly SQL[]): SQL => sql.join([...conditions], sql` AND `);

export interface ListAsked {
  readonly words: readonly ContactWord[];
  readonly reader: Reader;
}

export const personWhere = ({ words, reader }: ListAsked): SQL =>
  all([
    sql`${people.mergedInto} IS NULL`,
    personVisible(reader),
    ...words.map((word) => peopleWith(word, reader)),
  ]);

export const companyWhere = ({ words, reader }: ListAsked): SQL =>
  all([
    sql`${companies.mergedInto} IS NULL`,
    companyVisible(reader),
    ...words.map((word) => sql`${companies.id} IN (${companiesWith(word, reader)})`),
  ]);

/** Somebody in a list, as far as a reader may know. */
export interface PersonRow {
  readonly id: string;
  /** Null where nobody gave one: the address stands for it. */
  readonly name: string | null;
  readonly address: string | null;
  readonly telephone: string | null;
  readonly role: string | null;
  readonly company: { readonly id: string; readonly name: string } | null;
  readonly conversations: number;
  /** In ISO 8601. */
  readonly lastAt: string;
}

export interface CompanyRow {
  readonly id: string;
  readonly name: string;
  readonly domains: readonly string[];
  readonly people: number;
  readonly conversations: number;
  readonly lastAt: string;
}

interface Page {
  readonly limit: number;
  readonly offset: number;
}

/** The ids of a person and of those who stand with them. */
export const groupOf = (id: SQL): SQL => sql`ARRAY(
  SELECT ${id} UNION ALL SELECT member.id FROM ${people} AS member WHERE member.merged_into = ${id})`;

/** What staff said last, else what came last. */
const best = (kind: string, group: SQL, reader: Reader): SQL => sql`(
  SELECT said.value FROM ${contactDetails} AS said
  WHERE said.person = ANY(${group}) AND said.kind = ${kind} AND ${detailReadableBy(sql`said`, reader)}
  ORDER BY said.origin = 'staff' DESC, said.at DESC, said.id LIMIT 1)`;

/** What a company is called: by staff or a file, else as its people wrote it, else its domain. */
export const companyName = (company: SQL, reader: Reader): SQL => sql`coalesce(
  (
    SELECT said.value FROM ${contactDetails} AS said
    JOIN ${companies} AS member ON member.id = said.company
    WHERE (member.id = ${company} OR member.merged_into = ${company}) AND said.kind = 'name'
    ORDER BY member.id = ${company} DESC, said.origin = 'staff' DESC, said.at DESC, said.id LIMIT 1
  ),
  (
    SELECT said.value FROM ${people} AS own JOIN ${contactDetails} AS said ON said.person = own.id
    WHERE own.company = ${company} AND said.kind = 'company' AND ${detailReadableBy(sql`said`, reader)}
    ORDER BY said.at DESC, said.id LIMIT 1
  ),
  (
    SELECT known.key FROM ${contactKeys} AS known
    WHERE known.company = ${company} AND ${domainReadable(sql`known`, reader)} ORDER BY known.key LIMIT 1
  ),
  'A company'
)`;

/** Without what lies in the trash. */
const countSent = (people: SQL, reader: Reader): SQL => sql`(
  SELECT count(*)::int FROM ${submissions} AS sent ${joinParents(sql`sent.id`)}
  WHERE sent.person = ANY(${people}) AND ${ofParent('deletedAt')} IS NULL
    AND ${parentReadableBy(sql`sent.id`, reader)})`;

/** Those who wrote last, first. It checks no access but that of the reader to forms. */
export async function listPeople(
  where: SQL,
  reader: Reader,
  { limit, offset }: Page,
): Promise<readonly PersonRow[]> {
  const { rows } = await run(
    staffConnection,
    sql<Omit<PersonRow, 'lastAt'> & { lastAt: Date }>`
      WITH shown AS MATERIALIZED (
        SELECT ${people.id} AS id, ${people.company} AS company, ${people.lastAt} AS last_at
        FROM ${people} WHERE ${where}
        ORDER BY ${people.lastAt} DESC, ${people.id} DESC LIMIT ${limit} OFFSET ${offset}
      ),
      employers AS MATERIALIZED (
        SELECT own.id AS id, coalesce(own.merged_into, own.id) AS root
        FROM ${companies} AS own WHERE own.id IN (SELECT shown.company FROM shown)
      ),
      -- Many may be of one: what that is called is found once.
      named AS MATERIALIZED (
        SELECT each.root AS id, ${companyName(sql`each.root`, reader)} AS name
        FROM (SELECT DISTINCT root FROM employers) AS each
      )
      SELECT shown.id AS id, ${lastHeard(sql`theirs.ids`, sql`shown.last_at`, reader)} AS "lastAt",
             ${best('name', sql`theirs.ids`, reader)} AS name,
             ${best('address', sql`theirs.ids`, reader)} AS address,
             ${best('telephone', sql`theirs.ids`, reader)} AS telephone,
             ${best('role', sql`theirs.ids`, reader)} AS role,
             CASE WHEN named.id IS NOT NULL
               THEN jsonb_build_object('id', named.id, 'name', named.name) END AS company,
             ${countSent(sql`theirs.ids`, reader)} AS conversations
      FROM shown
      CROSS JOIN LATERAL (SELECT ${groupOf(sql`shown.id`)} AS ids) AS theirs
      LEFT JOIN employers ON employers.id = shown.company
      LEFT JOIN named ON named.id = employers.root
      ORDER BY shown.last_at DESC, shown.id DESC`,
  );
  return rows.map((row) => ({ ...row, lastAt: row.lastAt.toISOString() }));
}

export const countPeople = (where: SQL): Promise<number> => countOf(people, where);
export const countCompanies = (where: SQL): Promise<number> => countOf(companies, where);

async function countOf(table: typeof people | typeof companies, where: SQL): Promise<number> {
  const { rows } = await run(
    staffConnection,
    sql<{ count: number }>`SELECT count(*)::int AS count FROM ${table} WHERE ${where}`,
  );
  return rows[0]?.count ?? 0;
}

const withMerged = (company: SQL): SQL => sql`ARRAY(
  SELECT ${company} UNION ALL SELECT member.id FROM ${companies} AS member WHERE member.merged_into = ${company})`;

/** The people of a company and of those that stand with it; who stands with one of them is there, too. */
export const peopleOfCompany = (company: SQL): SQL => sql`
  SELECT own.id FROM ${people} AS own
  WHERE own.company = ANY(${withMerged(company)}) AND own.merged_into IS NULL
  UNION ALL
  SELECT member.id FROM ${people} AS own JOIN ${people} AS member ON member.merged_into = own.id
  WHERE own.company = ANY(${withMerged(company)}) AND own.merged_into IS NULL`;

/** The people of these companies, without those who stand with another. */
export async function peopleIdsOf(ids: readonly string[]): Promise<readonly string[]> {
  const { rows } = await run(
    staffConnection,
    sql<{ id: string }>`
      SELECT own.id FROM ${people} AS own JOIN ${companies} AS whole ON whole.id = own.company
      WHERE coalesce(whole.merged_into, whole.id) = ANY(${sql.param(ids)}::uuid[])
        AND own.merged_into IS NULL`,
  );
  return rows.map(({ id }) => id);
}

export async function listCompanies(
  where: SQL,
  reader: Reader,
  { limit, offset }: Page,
): Promise<readonly CompanyRow[]> {
  // Of the few people of a page's companies each is asked for alone.
  const visible = isRestricted(reader)
    ? sql`AND EXISTS (
        SELECT FROM ${submissions} AS sent
        WHERE sent.person = ANY(${groupOf(sql`${people.id}`)}) AND ${parentReadableBy(sql`sent.id`, reader)})`
    : sql``;
  const { rows } = await run(
    staffConnection,
    sql<Omit<CompanyRow, 'lastAt'> & { lastAt: Date }>`
      WITH shown AS MATERIALIZED (
        SELECT ${companies.id} AS id, ${companies.lastAt} AS last_at FROM ${companies} WHERE ${where}
        ORDER BY ${companies.lastAt} DESC, ${companies.id} DESC LIMIT ${limit} OFFSET ${offset}
      )
      SELECT shown.id AS id, ${lastHeard(sql`theirs.ids`, sql`shown.last_at`, reader)} AS "lastAt",
             ${companyName(sql`shown.id`, reader)} AS name,
             ${domainsOf(sql`shown.id`, reader)} AS domains,
             (
               SELECT count(*)::int FROM ${people}
               WHERE ${people.mergedInto} IS NULL AND ${people.id} = ANY(theirs.ids) ${visible}
             ) AS people,
             ${countSent(sql`theirs.ids`, reader)} AS conversations
      FROM shown
      CROSS JOIN LATERAL (SELECT ARRAY(${peopleOfCompany(sql`shown.id`)}) AS ids) AS theirs
      ORDER BY shown.last_at DESC, shown.id DESC`,
  );
  return rows.map((row) => ({ ...row, lastAt: row.lastAt.toISOString() }));
}
