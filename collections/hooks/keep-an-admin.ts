import {
  APIError,
  ValidationError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
} from 'payload';

import type { User } from '@/payload-types';

import { asServer } from '../access';

const message = 'Make somebody else an admin first: nobody would be left who manages accounts.';

async function isLastAdmin(req: PayloadRequest, id: User['id']): Promise<boolean> {
  const { docs } = await req.payload.find({
    ...{ collection: 'users', limit: 2, where: { role: { equals: 'admin' } } },
    ...asServer(req),
  });
  return docs.length === 1 && docs[0]?.id === id;
}

/** The last admin keeps the role. */
export const keepAnAdmin: CollectionBeforeChangeHook<User> = async ({ data, originalDoc, req }) => {
  const isTaken = originalDoc?.role === 'admin' && (data.role ?? 'admin') !== 'admin';
  if (isTaken && (await isLastAdmin(req, originalDoc.id))) {
    const errors = [{ path: 'role', label: 'Role', message }];
    throw new ValidationError({ collection: 'users', errors, req }, req.t);
  }
  return data;
};

/** … and the account. */
export const keepLastAdmin: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if (await isLastAdmin(req, String(id))) throw new APIError(message, 409, undefined, true);
};
