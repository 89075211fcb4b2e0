import 'server-only';

import config from '@payload-config';
import { getPayload, type TypedUser } from 'payload';

import { isHttpsAddress } from '@/platform/https-address';

import { asSeenBy } from '../access';
import { Refusal } from '../action/as-staff';

/** For their own account; access control applies. An empty one is none. */
export async function chooseBookingLink(user: TypedUser, bookingLink: string): Promise<void> {
  if (bookingLink !== '' && !isHttpsAddress(bookingLink))
    throw new Refusal('Give a whole address that begins with https://, or leave it empty.');
  const payload = await getPayload({ config });
  await payload.update({
    collection: 'users',
    id: user.id,
    data: { bookingLink: bookingLink || null },
    depth: 0,
    ...asSeenBy(user),
  });
}
