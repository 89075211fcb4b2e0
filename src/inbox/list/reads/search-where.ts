import 'server-only';

import type { Payload, TypedUser, Where } from 'payload';

import { formsOf, includesTrash, whereOf, type SubmissionQuery } from '../submission-query';
import { findNotations, findTypos } from './notations';
import { asSeenBy } from './reading';
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
  const exact = await asItStands(query, user);
  const typos = await findTypos(query.form, query.search);
  if (typos.every(({ ids }) => ids.length === 0)) return exact;
  if (await isFound(payload, query, user)) return exact;
  const found = [...(await findNotations(query.form, query.search)), ...typos];
  return { and: [whereOf(query, found), ...(await workWhere(query, user))] };
}

async function asItStands(query: SubmissionQuery, user: TypedUser): Promise<Where> {
  const found = await findNotations(query.form, query.search);
  return { and: [whereOf(query, found), ...(await workWhere(query, user))] };
}

/** By whichever form, where the list has both: what one of them has is what was meant. */
async function isFound(payload: Payload, query: SubmissionQuery, user: TypedUser) {
  const found = await Promise.all(
    formsOf(query).map(async (form) => {
      const { docs } = await payload.find({
        collection: form.collection,
        where: await asItStands({ ...query, form }, user),
        trash: includesTrash(query),
        limit: 1,
        pagination: false,
        depth: 0,
        select: {},
        ...asSeenBy(user),
      });
      return docs.length > 0;
    }),
  );
  return found.includes(true);
}
