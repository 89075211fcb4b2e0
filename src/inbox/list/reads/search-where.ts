import 'server-only';

import type { Payload, TypedUser, Where } from 'payload';
import { cache } from 'react';

import { forms, type FormDefinition, type FormName } from '@/forms';

import { mayBeMistyped, searchWords, type SearchWord } from '../search-words';
import { formsOf, whereOf, type FoundWord, type SubmissionQuery } from '../submission-query';
import { countNarrowed, mostCounted } from './narrowed';
import { findNotations, findTypos } from './notations';
import { operatorsWhere } from './search-operators';
import { inSearchTurn, searcher } from './search-turn';
import { workWhere } from '../queue/queue-where';

/**
 * Payload's filter for a query. A search that finds nothing as it stands is taken to have a typing
 * error in a name or a company.
 */
export async function searchWhere(
  payload: Payload,
  query: SubmissionQuery,
  user: TypedUser,
): Promise<Where> {
  const { form, search } = query;
  const found = await notationsOf(form.name, search, user.id);
  const exact = await wordsWhere(query, user, found);
  if (!mayBeMistyped(search) || (await isFound(payload, query, user))) return exact;
  const meant = await typosOf(form.name, search, user.id);
  if (meant.every(({ ids }) => ids.length === 0)) return exact;
  return wordsWhere(query, user, [...found, ...meant]);
}

// A page lists and counts what it finds, here and elsewhere: each word is looked for once.
const notations = cache(
  (form: FormName, user: string, text: string, digits: string | null): Promise<readonly string[]> =>
    findNotations(forms[form], { text, digits }, (read) => inSearchTurn(user, read)),
);
const typos = cache((form: FormName, user: string, text: string): Promise<readonly string[]> =>
  findTypos(forms[form], text, (read) => inSearchTurn(user, read)),
);

const notationsOf = (form: FormName, search: string | null, user: string) =>
  eachWord(search, ({ text, digits }) => notations(form, user, text, digits));
const typosOf = (form: FormName, search: string | null, user: string) =>
  eachWord(search, ({ text }) => typos(form, user, text));

const eachWord = (
  search: string | null,
  find: (word: SearchWord) => Promise<readonly string[]>,
): Promise<readonly FoundWord[]> =>
  Promise.all(
    searchWords(search).map(async (word) => ({ text: word.text, ids: await find(word) })),
  );

const foundOnThisPage = cache(() => new Map<string, Promise<boolean>>());

const wordsWhere = async (
  query: SubmissionQuery,
  user: TypedUser,
  found: readonly FoundWord[],
): Promise<Where> => ({
  and: [
    whereOf(query, found),
    ...(await workWhere(query, user)),
    ...(await operatorsWhere(query, user)),
  ],
});

/** By whichever form, where the list has both: what one of them has is what was meant. */
function isFound(payload: Payload, query: SubmissionQuery, user: TypedUser): Promise<boolean> {
  const among = formsOf(query);
  const known = foundOnThisPage();
  const key = JSON.stringify([among.map(({ name }) => name), { ...query, form: null, sort: null }]);
  const asked = known.get(key) ?? isAmong(payload, among, query, user);
  known.set(key, asked);
  return asked;
}

async function isAmong(
  payload: Payload,
  among: readonly FormDefinition[],
  query: SubmissionQuery,
  user: TypedUser,
): Promise<boolean> {
  const found = await Promise.all(
    among.map(async (form) => {
      const written = await notationsOf(form.name, query.search, user.id);
      const where = await wordsWhere({ ...query, form }, user, written);
      const count = await inSearchTurn(searcher(query, user), () =>
        // Of one alone PostgreSQL hopes that it stands near the top, and reads the table for what is nowhere.
        countNarrowed(payload, user, { query: { ...query, form }, where, most: mostCounted }),
      );
      return count > 0;
    }),
  );
  return found.includes(true);
}
