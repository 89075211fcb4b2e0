import type { Contact, ContactKind } from '@/submissions/records/people/enter';
import type { ContactWord } from '@/submissions/records/people/list';

import type { SearchParams } from '../list/inbox-view';
import { plainWord, searchWords } from '../list/search-words';

/** What a list of people or of companies shows; all of it stands in the address. */
export interface ContactView {
  readonly search: string | null;
  /** From 0 on. */
  readonly page: number;
}

/** So many stand on a page of a list. */
export const listPage = 50;

/** Where each kind has its list, and its pages below that. */
export const paths: Readonly<Record<ContactKind, string>> = {
  person: '/admin/people',
  company: '/admin/companies',
};

/** Reads an address that anybody may have typed: what makes no sense counts as absent. */
export function parseContactView(params: SearchParams): ContactView {
  const { page } = params;
  return {
    search: searchOf(params),
    page: typeof page === 'string' && /^\d{1,4}$/.test(page) ? Number(page) : 0,
  };
}

/** What is looked for. */
export function searchOf({ q }: SearchParams): string | null {
  const clean = typeof q === 'string' ? q.replaceAll(/\p{Cc}/gu, ' ').trim() : '';
  return clean === '' || clean.length > 300 ? null : clean;
}

export function listAddress(
  kind: ContactKind,
  { search, page }: ContactView = { search: null, page: 0 },
): string {
  const params = new URLSearchParams({
    ...(search && { q: search }),
    ...(page > 0 && { page: String(page) }),
  });
  return params.size > 0 ? `${paths[kind]}?${params.toString()}` : paths[kind];
}

/** Of a file with all that a list finds, and not a page. */
export const fileAddress = (kind: ContactKind, { search }: ContactView): string =>
  listAddress(kind, { search, page: 0 }).replace(paths[kind], `${paths[kind]}/export`);

export const contactAddress = ({ kind, id }: Contact): string => `${paths[kind]}/${id}`;

/** Words that have to occur, as the details are compared: without accents, numbers by their digits. */
export const contactWords = (search: string | null): readonly ContactWord[] =>
  searchWords(search).map(({ text, digits }) => ({ text: plainWord(text), digits }));
