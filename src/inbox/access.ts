import 'server-only';

import type { Payload, TypedUser } from 'payload';
import { cache } from 'react';

import type { FormDefinition } from '@/forms';
import { readerOf, type Reader } from '@/submissions/records/made/readers';

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

const mustRead = cache(
  async (payload: Payload, user: TypedUser, collection: FormDefinition['collection']) => {
    await payload.count({ collection, where: { id: { exists: false } }, ...asSeenBy(user) });
    return readerOf(user.id);
  },
);
