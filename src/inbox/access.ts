import 'server-only';

import config from '@payload-config';
import { Forbidden, getPayload, type Payload, type TypedUser } from 'payload';
import { cache } from 'react';

import type { FormDefinition } from '@/forms';
import { isClosed, readerOf, type Reader } from '@/submissions/records/made/readers';

import { gone, Refusal } from './action/as-staff';

/** Access control applies: a user who is not staff gets nothing. */
export const asSeenBy = (user: TypedUser) => ({ overrideAccess: false, user }) as const;

/**
 * Comes before our own statements, which check no access. While a page is made it is asked once.
 * @returns what they leave out for this user
 * @throws Payload's Forbidden for whoever may read none of a form
 */
export const mustReadForm = (
  payload: Payload,
  user: TypedUser,
  { collection }: Pick<FormDefinition, 'collection'>,
): Promise<Reader> => mustRead(payload, user, collection);

/** The same, also for whoever is bound to other forms: of what belongs to the form and is no submission yet. */
export async function mustSeeForm(
  payload: Payload,
  user: TypedUser,
  form: FormDefinition,
): Promise<void> {
  if (isClosed(form, await mustReadForm(payload, user, form))) throw new Forbidden();
}

const mustRead = cache(
  async (payload: Payload, user: TypedUser, collection: FormDefinition['collection']) => {
    await payload.count({ collection, where: { id: { exists: false } }, ...asSeenBy(user) });
    return readerOf(user.id);
  },
);

/**
 * The names of who sent them, by id. Access control decides: whoever may not read a submission
 * changes none.
 */
export async function readableNames(
  form: FormDefinition,
  user: TypedUser,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const payload = await getPayload({ config });
  const { docs } = await payload.find({
    collection: form.collection,
    where: { id: { in: [...ids] } },
    trash: true,
    pagination: false,
    depth: 0,
    select: { name: true },
    context: { auditAction: 'changed' },
    ...asSeenBy(user),
  });
  return new Map(docs.map(({ id, name }) => [id, name]));
}

/**
 * Comes before a statement of our own about one submission. Access control decides.
 * @throws Refusal where it is not there for this user
 */
export async function mustReadSubmission(
  form: FormDefinition,
  user: TypedUser,
  id: string,
): Promise<void> {
  if (!(await readableNames(form, user, [id])).has(id)) throw new Refusal(gone);
}
