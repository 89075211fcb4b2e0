import 'server-only';

import config from '@payload-config';
import { getPayload, type TypedUser } from 'payload';

import { formList } from '@/forms';
import { notePresence, type Presence } from '@/submissions/records/presence/presence';

import { asSeenBy } from '../access';

/** A submission that somebody has open. */
export interface OpenPlace {
  readonly id: string;
  readonly isWriting: boolean;
}

/** Says that this user is there, and who else is. Whoever may not read the submission learns nothing. */
export async function othersHere(user: TypedUser, open: OpenPlace): Promise<readonly Presence[]> {
  const payload = await getPayload({ config });
  const found = await Promise.all(
    formList.map(({ collection }) =>
      payload.count({
        collection,
        where: { id: { equals: open.id } },
        trash: true,
        ...asSeenBy(user),
      }),
    ),
  );
  return found.some(({ totalDocs }) => totalDocs > 0) ? notePresence(user, open) : [];
}
