import type {
  companyKinds,
  DetailKind,
  personKinds,
} from '@/submissions/records/people/details-table';
import type { ContactKind } from '@/submissions/records/people/enter';
import type { PersonRow } from '@/submissions/records/people/list';

/** What there are several of, and one. */
export const contactNouns: Readonly<Record<ContactKind, { one: string; many: string }>> = {
  person: { one: 'person', many: 'people' },
  company: { one: 'company', many: 'companies' },
};

export const kindLabels: Readonly<Record<DetailKind, string>> = {
  name: 'Name',
  role: 'Role',
  address: 'Email',
  telephone: 'Telephone',
  'postal-address': 'Postal address',
  company: 'Company, as written',
  domain: 'Domain',
  note: 'Note',
};

type Shown = Exclude<(typeof personKinds)[number] | (typeof companyKinds)[number], 'note'>;

/** What the facts of each say, in their order. */
export const shownKinds: Readonly<Record<ContactKind, readonly Shown[]>> = {
  person: ['name', 'role', 'address', 'telephone', 'postal-address', 'company'],
  company: ['name', 'domain', 'telephone', 'postal-address'],
};

/** What staff can add of each: which company somebody is of, they choose. */
export const addedKinds: Readonly<Record<ContactKind, readonly Shown[]>> = {
  person: ['role', 'telephone', 'address', 'postal-address', 'name'],
  company: ['name', 'telephone', 'postal-address', 'domain'],
};

/** What is asked of somebody who is entered, or of a company, in the order of the form. */
export const enteredKinds = {
  person: ['name', 'address', 'telephone', 'role'],
  company: ['name', 'domain', 'telephone'],
} as const satisfies Readonly<Record<ContactKind, readonly Shown[]>>;

/** What a person is called, who may have given no name. */
export const personName = ({ name, address }: Pick<PersonRow, 'name' | 'address'>): string =>
  name ?? address ?? 'Somebody without a name';
