import 'server-only';

import type { Payload, TypedUser } from 'payload';

import type { FormDefinition } from '@/forms';
import { readerOf, type Reader } from '@/submissions/records/made/readers';

/** Access control applies: a user who is not staff gets nothing. */
export const asSeenBy = (user: TypedUser) => ({ overrideAccess: false, user }) as const;

/**
 * Comes before our own statements, which check no access.
 * @returns what they leave out for this user
 * @throws Payload's Forbidden for whoever may read none of a form
 */
export async function mustReadForm(
  payload: Payload,
  user: TypedUser,
  { collection }: Pick<FormDefinition, 'collection'>,
): Promise<Reader> {
  await payload.count({ collection, where: { id: { exists: false } }, ...asSeenBy(user) });
  return readerOf(user.id);
}
