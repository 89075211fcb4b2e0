import 'server-only';

import type { Payload, TypedUser, Where } from 'payload';
import { cache } from 'react';

import { forms, type FormDefinition, type FormName } from '@/forms';

import { mayBeMistyped } from '../search-words';
import { formsOf, whereOf, type FoundWord, type SubmissionQuery } from '../submission-query';
import { countNarrowed } from './narrowed';
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
  const notations = await notationsOf(form.name, search, user.id);
  const exact = await wordsWhere(query, user, notations);
  if (!mayBeMistyped(search) || (await isFound(payload, query, user))) return exact;
  const typos = await typosOf(form.name, search, user.id);
  if (typos.every(({ ids }) => ids.length === 0)) return exact;
  return wordsWhere(query, user, [...notations, ...typos]);
}

// A page lists and counts what it finds: each is looked for once.
const notationsOf = cache((form: FormName, search: string | null, user: string) =>
  findNotations(forms[form], search, (read) => inSearchTurn(user, read)),
);
const typosOf = cache((form: FormName, search: string | null, user: string) =>
  findTypos(forms[form], search, (read) => inSearchTurn(user, read)),
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
      const notations = await notationsOf(form.name, query.search, user.id);
      const where = await wordsWhere({ ...query, form }, user, notations);
      const count = await inSearchTurn(searcher(query, user), () =>
        countNarrowed(payload, user, { query: { ...query, form }, where, most: 1 }),
      );
      return count > 0;
    }),
  );
  return found.includes(true);
}
