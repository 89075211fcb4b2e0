import 'server-only';

import config from '@payload-config';
import { getPayload, type TypedUser } from 'payload';

import { asSeenBy } from '../access';

/** For their own account; access control applies. */
export async function chooseTaking(user: TypedUser, takesByReply: boolean): Promise<void> {
  const payload = await getPayload({ config });
  await payload.update({
    collection: 'users',
    id: user.id,
    data: { takesByReply },
    depth: 0,
    ...asSeenBy(user),
  });
}
