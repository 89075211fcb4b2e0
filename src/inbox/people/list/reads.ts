import 'server-only';

import type { Payload, TypedUser } from 'payload';

import { countUnfiled } from '@/submissions/records/people/file';
import {
  companyWhere,
  countCompanies,
  countPeople,
  listCompanies,
  listPeople,
  personWhere,
  type CompanyRow,
  type PersonRow,
} from '@/submissions/records/people/list';

import { reading } from '../../list/reads/reading';
import { inSearchTurn } from '../../list/reads/search-turn';
import type { Total } from '../../pipeline/sums';
import { contactWords, listPage, type ContactView } from '../contact-view';
import { openValues, readerOfContacts } from '../looking';
import { noted } from '../noted';

/** A page of a list, who wrote last first. */
export interface ContactPage<Row> {
  readonly rows: readonly Row[];
  /** Of all pages. */
  readonly count: number;
  /** What is open of each, by its id; null for whoever may not know. */
  readonly values: ReadonlyMap<string, Total> | null;
  /** How many submissions are still to be filed under who sent them: on the first day there may be many. */
  readonly waiting: number;
}

type Found<Row> = Pick<ContactPage<Row>, 'rows' | 'count'>;

/** Null where they could not be read. */
export const readPeople = (user: TypedUser, view: ContactView) =>
  reading('list people', async (payload): Promise<ContactPage<PersonRow>> => {
    const found = await findPeople(payload, user, view);
    const ids = found.rows.map(({ id }) => id);
    return {
      ...found,
      values: await openValues(user, 'person', ids),
      waiting: await countUnfiled(),
    };
  });

export const readCompanies = (user: TypedUser, view: ContactView) =>
  reading('list companies', async (payload): Promise<ContactPage<CompanyRow>> => {
    const found = await findCompanies(payload, user, view);
    const ids = found.rows.map(({ id }) => id);
    return {
      ...found,
      values: await openValues(user, 'company', ids),
      waiting: await countUnfiled(),
    };
  });

/** Whom a search finds. Access control applies. */
export async function findPeople(
  payload: Payload,
  user: TypedUser,
  { search, page }: ContactView,
  limit = listPage,
): Promise<Found<PersonRow>> {
  const reader = await readerOfContacts(payload, user);
  const where = personWhere({ words: contactWords(search), reader });
  const place = { limit, offset: page * limit };
  const found = await inSearchTurn(search && user.id, async () => {
    const [rows, count] = await Promise.all([listPeople(where, reader, place), countPeople(where)]);
    return { rows, count };
  });
  const ids = found.rows.map(({ id }) => id);
  await noted(user, ids, reader, { action: 'listed', detail: 'people' });
  return found;
}

export async function findCompanies(
  payload: Payload,
  user: TypedUser,
  { search, page }: ContactView,
  limit = listPage,
): Promise<Found<CompanyRow>> {
  const reader = await readerOfContacts(payload, user);
  const where = companyWhere({ words: contactWords(search), reader });
  const place = { limit, offset: page * limit };
  return inSearchTurn(search && user.id, async () => {
    const [rows, count] = await Promise.all([
      listCompanies(where, reader, place),
      countCompanies(where),
    ]);
    return { rows, count };
  });
}
