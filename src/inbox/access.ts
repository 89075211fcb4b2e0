import 'server-only';

import { Forbidden, type Payload, type TypedUser } from 'payload';
import { cache } from 'react';

import type { FormDefinition } from '@/forms';
import { isClosed, readerOf, type Reader } from '@/submissions/records/made/readers';

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
