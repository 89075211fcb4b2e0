import 'server-only';

import config from '@payload-config';
import { getPayload, type TypedUser } from 'payload';

import { asSeenBy } from '../access';

/** For their own account; access control applies. An empty one is none. */
export async function chooseSignature(user: TypedUser, signature: string): Promise<void> {
  const payload = await getPayload({ config });
  await payload.update({
    collection: 'users',
    id: user.id,
    data: { signature: signature || null },
    depth: 0,
    ...asSeenBy(user),
  });
}
