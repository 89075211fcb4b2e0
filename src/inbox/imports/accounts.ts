import 'server-only';

import config from '@payload-config';
import { getPayload, type TypedUser } from 'payload';

import { rolesWith } from '@/accounts/rights';

import { asSeenBy } from '../access';

/** Somebody of staff who can be given something. */
export interface Account {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

/** Whoever may be given an opportunity, with the address by which their other accounts know them. */
export async function listAccounts(user: TypedUser): Promise<readonly Account[]> {
  const payload = await getPayload({ config });
  const { docs } = await payload.find({
    collection: 'users',
    where: { role: { in: rolesWith('work') } },
    sort: 'name',
    pagination: false,
    depth: 0,
    select: { name: true, email: true },
    ...asSeenBy(user),
  });
  return docs.map(({ id, name, email }) => ({ id, name, email }));
}
