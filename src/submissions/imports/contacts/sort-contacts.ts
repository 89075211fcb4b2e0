import type { RefusedPlace, WaitingRow } from '../../records/imports/imports';
import {
  listContactsHere,
  listErasedAddresses,
  type ContactHere,
} from '../../records/imports/contacts-here';
import { isUnique, type Contact, type Told } from '../../records/people/enter';
import { companyDomainOf, keyOf } from '../../records/people/keys';
import { readContact, type ContactReading, type ImportedContact } from './read-contact';

interface OfRow {
  readonly place: number;
  readonly line: number;
  /** Of a person: the id of a company that is here. */
  readonly company: string | null;
}

/** Somebody of whom nobody has heard. */
export interface FreshContact extends OfRow {
  readonly details: readonly Told[];
}

/** Somebody who is here, with what the file knows beside that; their company, where they have none. */
export interface FullerContact extends OfRow {
  readonly contact: Contact;
  readonly missing: readonly Told[];
}

/** What becomes of some rows. */
export interface SortedContacts {
  readonly fresh: readonly FreshContact[];
  readonly fuller: readonly FullerContact[];
  readonly problems: readonly RefusedPlace[];
  /** How many say nothing that is not here. */
  readonly there: number;
  /** Places of rows that may be of somebody whom an earlier one brings: they can be sorted when that is in. */
  readonly later: readonly number[];
}

interface ReadContact extends ImportedContact {
  readonly place: number;
  readonly line: number;
  /** Addresses or domains, as they are compared. */
  readonly keys: readonly string[];
  readonly name: string;
  readonly telephones: readonly string[];
}

const keysOf = ({ details }: Pick<ImportedContact, 'details'>, kind: Told['kind']): string[] =>
  details.filter((each) => each.kind === kind).map(({ value }) => keyOf(kind, value).slice(0, 300));

/**
 * By what a row is `found` to be of somebody whom an earlier one brings, and what it has `left` for later ones, as
 * `isSame` has it: no two people are one by their name alone, and no two companies of different domains.
 */
function tracesOf({ kind }: ContactReading, { keys, name, telephones, mark }: ReadContact) {
  if (kind === 'person') {
    const marked = mark === null ? telephones : [...telephones, mark];
    const named = name === '' ? [] : marked.map((trace) => `${name} ${trace}`);
    return { found: keys.length > 0 ? keys : named, left: [...keys, ...named] };
  }
  const named = name === '' ? [] : [name];
  const alone = named.map((each) => `${each} without a domain`);
  return keys.length > 0
    ? { found: [...keys, ...alone], left: [...keys, ...named] }
    : { found: named, left: [...named, ...alone] };
}

/**
 * Says what becomes of some rows, and writes nothing.
 * @param seen what the rows before are found by, to which it adds these
 */
export async function sortContacts(
  reading: ContactReading,
  rows: readonly WaitingRow[],
  seen: Set<string>,
): Promise<SortedContacts> {
  const { read, problems } = readAll(reading, rows);
  const erased = await listErasedAddresses(
    read.flatMap(({ keys, created }) =>
      reading.kind === 'company' ? [] : keys.map((address) => ({ address, since: created })),
    ),
  );
  const here = await listContactsHere(reading.kind, {
    keys: read.flatMap(({ keys }) => keys),
    names: read.map(({ name }) => name).filter(Boolean),
  });
  const companies = await findCompanies(reading, read);
  const [fresh, fuller, later]: [FreshContact[], FullerContact[], number[]] = [[], [], []];
  for (const row of read) {
    const { place, line, keys, details } = row;
    const { found, left } = tracesOf(reading, row);
    const isAgain = found.some((each) => seen.has(each));
    for (const each of left) seen.add(each);
    const company = companies(row);
    if (keys.some((key) => erased.has(key))) problems.push({ place, line, problem: erasedHere });
    else if (isAgain) later.push(place);
    else {
      const known = here.find((each) => isSame(row, each));
      if (known === undefined) fresh.push({ place, line, company, details });
      else {
        const missing = details.filter((told) => isMissing(told, row, known, here));
        const isOpen = known.company === null && !known.isCompanySet ? company : null;
        if (missing.length > 0 || isOpen !== null)
          fuller.push({ place, line, contact: known, missing, company: isOpen });
      }
    }
  }
  const told = fresh.length + fuller.length + problems.length + later.length;
  return { fresh, fuller, problems, later, there: rows.length - told };
}

const erasedHere = 'Whoever has this address was erased here since then, and stays so.';

function readAll(reading: ContactReading, rows: readonly WaitingRow[]) {
  const problems: RefusedPlace[] = [];
  const read: ReadContact[] = [];
  for (const row of rows) {
    const { place, line } = row;
    const contact = readContact(reading, row);
    if ('problem' in contact) problems.push({ place, line, problem: contact.problem });
    else {
      const { entry } = contact;
      const [name = ''] = keysOf(entry, 'name');
      const keys = entry.details.filter(({ kind }) => isUnique(kind)).map(keyOfTold);
      read.push({ ...entry, place, line, keys, name, telephones: keysOf(entry, 'telephone') });
    }
  }
  return { read, problems };
}

const keyOfTold = ({ kind, value }: Told): string => keyOf(kind, value).slice(0, 300);

const has = ({ details }: ContactHere, kind: Told['kind'], key?: string): boolean =>
  details.some((each) => each.kind === kind && (key === undefined || each.key === key));

/** Whether a row is of somebody who is here: by an address or a domain, else by a name with what is beside it. */
function isSame({ keys, name, telephones, mark }: ReadContact, known: ContactHere): boolean {
  const unique = known.kind === 'person' ? 'address' : 'domain';
  if (keys.some((key) => has(known, unique, key) || known.keys.includes(key))) return true;
  if (name === '' || !has(known, 'name', name)) return false;
  // Two of one name that have different domains are two.
  if (known.kind === 'company') return keys.length === 0 || known.keys.length === 0;
  return (
    keys.length === 0 &&
    (telephones.some((key) => has(known, 'telephone', key)) || hasMark(known, mark))
  );
}

const hasMark = ({ details }: ContactHere, mark: string | null): boolean =>
  mark !== null &&
  details.some(({ kind, value }) => kind === 'note' && value.split('\n').includes(mark));

/** What staff wrote here stays the only name, and of one export a note is kept once. */
function isMissing(
  told: Told,
  { mark }: ReadContact,
  known: ContactHere,
  here: readonly ContactHere[],
): boolean {
  const { kind, value } = told;
  if (kind === 'name') return !has(known, 'name');
  if (kind === 'note')
    return !hasMark(known, mark) && !known.details.some((each) => each.value === value);
  const key = keyOfTold(told);
  if (isUnique(kind) && here.some(({ id, keys }) => id !== known.id && keys.includes(key)))
    return false;
  return !has(known, kind, key);
}

/** Finds the company of a person: by the domain of an address, else by its name, if one alone has that. */
async function findCompanies(
  { kind }: ContactReading,
  read: readonly ReadContact[],
): Promise<(row: ReadContact) => string | null> {
  if (kind === 'company') return () => null;
  const domains = ({ keys }: ReadContact) => keys.flatMap((key) => companyDomainOf(key) ?? []);
  const companies = await listContactsHere('company', {
    keys: read.flatMap(domains),
    names: read.flatMap((row) => keysOf(row, 'company')),
  });
  return (row) => {
    const own = companies.find(({ keys }) => domains(row).some((domain) => keys.includes(domain)));
    const named = companies.filter((each) =>
      keysOf(row, 'company').some((name) => has(each, 'name', name)),
    );
    return own?.id ?? (named.length === 1 ? (named[0]?.id ?? null) : null);
  };
}
