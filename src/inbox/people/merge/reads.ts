import 'server-only';

import type { TypedUser } from 'payload';

import { companiesAlike, peopleAlike } from '@/submissions/records/people/contact';
import type { Contact } from '@/submissions/records/people/enter';
import type { Reader } from '@/submissions/records/made/readers';

import { reading } from '../../list/reads/reading';
import { plainWord } from '../../list/search-words';
import { personName } from '../contact-words';
import { findCompanies, findPeople } from '../list/reads';
import { getContact, readerOfContacts, type KnownContact } from '../looking';
import { conversationsOf, namesOf } from '../names';

/** Somebody, or a company, with how many conversations there are. */
export interface Side {
  readonly contact: KnownContact;
  readonly conversations: number;
}

/** One that somebody may mean. */
export interface Candidate {
  readonly id: string;
  readonly name: string;
  /** What tells it from another one of the same name. */
  readonly about: string;
}

/** What is shown before two are merged. */
export interface Comparison {
  readonly here: Side;
  /** Null until it is chosen, and where there is no such one. */
  readonly there: Side | null;
  readonly candidates: readonly Candidate[];
  /** How many a search found beside those. */
  readonly more: number;
}

interface Asked {
  readonly of: Contact;
  readonly other: string | undefined;
  readonly search: string | null;
}

const mostCandidates = 20;

/** @returns `gone` where there is no such one for this user; null where it could not be read */
export const readComparison = (
  user: TypedUser,
  { of, other, search }: Asked,
): Promise<Comparison | 'gone' | null> =>
  reading('compare two before a merge', async (payload) => {
    const reader = await readerOfContacts(payload, user);
    const here = await sideOf(of, reader);
    if (!here) return 'gone';
    const { kind, known } = here.contact;
    const found =
      other === undefined || known.ids.includes(other)
        ? null
        : await sideOf({ kind, id: other }, reader);
    const view = { search, page: 0 };
    const rows =
      search === null
        ? await suggested(here.contact, reader)
        : kind === 'person'
          ? asPeople(await findPeople(payload, user, view, mostCandidates))
          : asCompanies(await findCompanies(payload, user, view, mostCandidates));
    const candidates = rows.candidates.filter(({ id }) => !known.ids.includes(id));
    return {
      here,
      there: found,
      candidates,
      more: Math.max(0, rows.count - rows.candidates.length),
    };
  });

interface Found {
  readonly candidates: readonly Candidate[];
  readonly count: number;
}

const asPeople = ({ rows, count }: Awaited<ReturnType<typeof findPeople>>): Found => ({
  count,
  candidates: rows.map((row) => ({
    id: row.id,
    name: personName(row),
    about: [row.name && row.address, row.telephone, row.company?.name].filter(Boolean).join(', '),
  })),
});

const asCompanies = ({ rows, count }: Awaited<ReturnType<typeof findCompanies>>): Found => ({
  count,
  candidates: rows.map(({ id, name, domains }) => ({ id, name, about: domains.join(', ') })),
});

async function suggested({ kind, known, name }: KnownContact, reader: Reader): Promise<Found> {
  const alike =
    kind === 'person'
      ? await peopleAlike(known, reader)
      : await companiesAlike(known, [plainWord(name)], reader);
  const names = await namesOf(
    kind,
    alike.map(({ id }) => id),
    reader,
  );
  return {
    count: alike.length,
    candidates: alike.map(({ id, why }) => ({
      ...{ id, name: names.get(id) ?? 'Somebody', about: `the same ${why}` },
    })),
  };
}

async function sideOf(of: Contact, reader: Reader): Promise<Side | null> {
  const contact = await getContact(of, reader);
  return contact && { contact, conversations: await conversationsOf(contact, reader) };
}
