import 'server-only';

import config from '@payload-config';
import { getPayload, type TypedUser } from 'payload';

import { byteOrderMark, csvRow } from '@/platform/csv';
import { amountText } from '@/platform/place/money';
import type { ContactKind } from '@/submissions/records/people/enter';
import {
  companyWhere,
  listCompanies,
  listPeople,
  peopleIdsOf,
  personWhere,
  type CompanyRow,
  type PersonRow,
} from '@/submissions/records/people/list';
import { listDetailsOf, type DetailOf } from '@/submissions/records/people/details-of-many';

import type { Total } from '../../pipeline/sums';
import { contactWords } from '../contact-view';
import { openValues, readerOfContacts, seesOpenValues } from '../looking';
import { noted } from '../noted';
import { wordsOf } from './known-words';

/** One line of a file. */
interface Line<Row> {
  readonly row: Row;
  readonly details: readonly DetailOf[];
  /** What is open; null for whoever may not know. */
  readonly open: Total | null;
}

interface Column<Row> {
  readonly label: string;
  readonly value: (line: Line<Row>) => string | null;
}

/** `12,500.00 GBP`, of each currency. */
const openText = (open: Total | null): string | null =>
  (open?.money ?? []).map(({ whole }) => `${amountText(whole)} ${whole.currency}`).join(', ') ||
  null;

/** All of one kind, in one cell. */
const all =
  (kind: DetailOf['kind'], between = ', ') =>
  ({ details }: Line<unknown>): string | null =>
    wordsOf(details, kind).join(between) || null;

const shared = (seesValues: boolean): Column<PersonRow | CompanyRow>[] => [
  { label: 'Telephones', value: all('telephone') },
  { label: 'Postal addresses', value: all('postal-address', '\n\n') },
  { label: 'Conversations', value: ({ row }) => String(row.conversations) },
  ...(seesValues
    ? [{ label: 'Open value', value: ({ open }: Line<unknown>) => openText(open) }]
    : []),
  { label: 'Last heard of (UTC)', value: ({ row }) => row.lastAt },
  { label: 'Notes', value: all('note', '\n\n') },
  { label: 'Id', value: ({ row }) => row.id },
];

const peopleColumns: readonly Column<PersonRow>[] = [
  { label: 'Name', value: ({ row }) => row.name },
  { label: 'Roles', value: all('role') },
  { label: 'Company', value: ({ row }) => row.company?.name ?? null },
  { label: 'Emails', value: all('address') },
];

const companyColumns: readonly Column<CompanyRow>[] = [
  { label: 'Name', value: ({ row }) => row.name },
  { label: 'Domains', value: ({ row }) => row.domains.join(', ') || null },
  { label: 'People', value: ({ row }) => String(row.people) },
];

const batch = 500;

/** All people that a search finds, as a CSV. Access control applies; the audit log names each conversation. */
export const peopleFile = (user: TypedUser, search: string | null): AsyncGenerator<string> =>
  fileOf<PersonRow>(user, 'person', peopleColumns, async (reader, place) => {
    const where = personWhere({ words: contactWords(search), reader });
    return listPeople(where, reader, place);
  });

export const companiesFile = (user: TypedUser, search: string | null): AsyncGenerator<string> =>
  fileOf<CompanyRow>(user, 'company', companyColumns, async (reader, place) => {
    const where = companyWhere({ words: contactWords(search), reader });
    return listCompanies(where, reader, place);
  });

type Reader = Awaited<ReturnType<typeof readerOfContacts>>;
type Place = Parameters<typeof listPeople>[2];

async function* fileOf<Row extends PersonRow | CompanyRow>(
  user: TypedUser,
  kind: ContactKind,
  first: readonly Column<Row>[],
  read: (reader: Reader, place: Place) => Promise<readonly Row[]>,
): AsyncGenerator<string> {
  const reader = await readerOfContacts(await getPayload({ config }), user);
  const columns: readonly Column<Row>[] = [...first, ...shared(seesOpenValues(user))];
  yield byteOrderMark + csvRow(columns.map(({ label }) => label));
  for (let offset = 0; ; offset += batch) {
    const rows = await read(reader, { limit: batch, offset });
    if (rows.length === 0) return;
    const ids = rows.map(({ id }) => id);
    const people = kind === 'person' ? ids : await peopleIdsOf(ids);
    const detail = kind === 'person' ? 'people' : 'companies';
    await noted(user, people, reader, { action: 'exported', detail });
    const [details, values] = await Promise.all([
      listDetailsOf(kind, ids, reader),
      openValues(user, kind, ids),
    ]);
    const lines = rows.map((row) => ({
      row,
      details: details.filter(({ of }) => of === row.id),
      open: values?.get(row.id) ?? null,
    }));
    yield lines.map((line) => csvRow(columns.map(({ value }) => value(line)))).join('');
  }
}
