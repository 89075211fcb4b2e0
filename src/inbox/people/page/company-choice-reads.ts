import 'server-only';

import type { TypedUser } from 'payload';

import type { CompanyRow } from '@/submissions/records/people/list';

import { reading } from '../../list/reads/reading';
import { findCompanies } from '../list/reads';
import { getContact, readerOfContacts, type KnownContact } from '../looking';

interface CompanyChoice {
  readonly person: Extract<KnownContact, { kind: 'person' }>;
  /** What a search finds. */
  readonly found: readonly CompanyRow[];
}

const mostFound = 20;

/** @returns `gone` where there is no such person for this user; null where it could not be read */
export const readCompanyChoice = (
  user: TypedUser,
  id: string,
  search: string | null,
): Promise<CompanyChoice | 'gone' | null> =>
  reading('read which companies there are', async (payload) => {
    const reader = await readerOfContacts(payload, user);
    const person = await getContact({ kind: 'person', id }, reader);
    if (person?.kind !== 'person') return 'gone';
    if (search === null) return { person, found: [] };
    const { rows } = await findCompanies(payload, user, { search, page: 0 }, mostFound);
    return { person, found: rows };
  });
