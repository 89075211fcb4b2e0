import 'server-only';

import config from '@payload-config';
import { getPayload, type TypedUser } from 'payload';

import { may, rolesWith } from '@/accounts/rights';

import { asSeenBy } from '../access';

/** Somebody who works in the inbox. */
export interface Colleague {
  readonly id: string;
  readonly name: string;
  readonly mayWork: boolean;
}

/** Everybody who reads submissions; who works on them can be given one. */
export async function listColleagues(user: TypedUser): Promise<readonly Colleague[]> {
  const payload = await getPayload({ config });
  const { docs } = await payload.find({
    collection: 'users',
    where: { role: { in: rolesWith('read') } },
    sort: 'name',
    pagination: false,
    depth: 0,
    select: { name: true, role: true },
    ...asSeenBy(user),
  });
  return docs.map(({ id, name, role }) => ({ id, name, mayWork: may({ role }, 'work') }));
}
