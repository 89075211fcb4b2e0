import 'server-only';

import config from '@payload-config';
import { getPayload, type TypedUser } from 'payload';

import { asSeenBy } from '../access';

/** Somebody who works in the inbox. */
export interface Colleague {
  readonly id: string;
  readonly name: string;
}

/** Everybody to whom a submission can be assigned. */
export async function listColleagues(user: TypedUser): Promise<readonly Colleague[]> {
  const payload = await getPayload({ config });
  const { docs } = await payload.find({
    collection: 'users',
    where: { role: { equals: 'admin' } },
    sort: 'name',
    pagination: false,
    depth: 0,
    select: { name: true },
    ...asSeenBy(user),
  });
  return docs.map(({ id, name }) => ({ id, name }));
}
