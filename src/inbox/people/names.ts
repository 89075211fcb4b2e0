import 'server-only';

import { sql } from 'drizzle-orm';

import type { Reader } from '@/submissions/records/made/readers';
import {
  companyKnown,
  countPeople,
  listCompanies,
  listPeople,
  peopleOfCompany,
  personKnown,
  personVisible,
  type PersonRow,
} from '@/submissions/records/people/list';
import { sentByCompany, sentByPeople } from '@/submissions/records/people/contact';
import type { ContactKind } from '@/submissions/records/people/enter';
import { companies, people } from '@/submissions/records/people/people-table';

import { personName } from './contact-words';
import type { KnownContact } from './looking';

const idsOf = (ids: readonly string[]) => sql`ANY(${sql.param([...new Set(ids)])}::uuid[])`;

/** What people, or companies, are called as far as a reader may know; also those that were merged. */
export async function namesOf(
  kind: ContactKind,
  ids: readonly string[],
  reader: Reader,
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const page = { limit: ids.length, offset: 0 };
  const rows =
    kind === 'person'
      ? await listPeople(sql`${people.id} = ${idsOf(ids)} AND ${personKnown(reader)}`, reader, page)
      : await listCompanies(
          sql`${companies.id} = ${idsOf(ids)} AND ${companyKnown(reader)}`,
          reader,
          page,
        );
  return new Map(rows.map((row) => [row.id, 'domains' in row ? row.name : personName(row)]));
}

/** One person as a list has them; null where there is no such one. The caller has asked for access. */
export async function personRow(id: string, reader: Reader): Promise<PersonRow | null> {
  const where = sql`${people.id} = ${id}::uuid AND ${personVisible(reader)}`;
  const [row] = await listPeople(where, reader, { limit: 1, offset: 0 });
  return row ?? null;
}

/** Who is of a company. */
export interface CompanysPeople {
  /** Those who wrote last. */
  readonly rows: readonly PersonRow[];
  /** How many there are in all. */
  readonly count: number;
}

const mostPeople = 50;

export async function peopleIn(company: string, reader: Reader): Promise<CompanysPeople> {
  const where = sql`${people.mergedInto} IS NULL AND ${people.id} IN (${peopleOfCompany(sql`${company}::uuid`)})
    AND ${personVisible(reader)}`;
  const [rows, count] = await Promise.all([
    listPeople(where, reader, { limit: mostPeople, offset: 0 }),
    countPeople(where),
  ]);
  return { rows, count };
}

/** How many conversations there are with somebody, or with the people of a company. */
export async function conversationsOf(
  { kind, known }: KnownContact,
  reader: Reader,
): Promise<number> {
  const { total } =
    kind === 'person'
      ? await sentByPeople(known.ids, reader, 1)
      : await sentByCompany(known.id, reader, 1);
  return total;
}
