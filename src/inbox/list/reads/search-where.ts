import 'server-only';

import type { Payload, TypedUser, Where } from 'payload';
import { cache } from 'react';

import { forms, type FormDefinition } from '@/forms';

import { mayBeMistyped } from '../search-words';
import { formsOf, includesTrash, whereOf, type SubmissionQuery } from '../submission-query';
import { findNotations, findTypos } from './notations';
import { asSeenBy } from './reading';
import { inSearchTurn, searcher } from './search-turn';
import { workWhere } from './work-where';

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
  const exact = await asItStands(query, user);
  if (!mayBeMistyped(search) || (await isFound(payload, query, user))) return exact;
  const typos = await typosOf(form.name, search, user.id);
  if (typos.every(({ ids }) => ids.length === 0)) return exact;
  const found = [...(await notationsOf(form.name, search, user.id)), ...typos];
  return { and: [whereOf(query, found), ...(await workWhere(query, user))] };
}

type Name = FormDefinition['name'];

// A page lists and counts what it finds: each is looked for once.
const notationsOf = cache((form: Name, search: string | null, user: string) =>
  findNotations(forms[form], search, (read) => inSearchTurn(user, read)),
);
const typosOf = cache((form: Name, search: string | null, user: string) =>
  findTypos(forms[form], search, (read) => inSearchTurn(user, read)),
);
const foundOnThisPage = cache(() => new Map<string, Promise<boolean>>());

async function asItStands(query: SubmissionQuery, user: TypedUser): Promise<Where> {
  const found = await notationsOf(query.form.name, query.search, user.id);
  return { and: [whereOf(query, found), ...(await workWhere(query, user))] };
}

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
      const where = await asItStands({ ...query, form }, user);
      const { docs } = await inSearchTurn(searcher(query, user), () =>
        payload.find({
          collection: form.collection,
          where,
          trash: includesTrash(query),
          limit: 1,
          pagination: false,
          depth: 0,
          select: {},
          ...asSeenBy(user),
        }),
      );
      return docs.length > 0;
    }),
  );
  return found.includes(true);
}
