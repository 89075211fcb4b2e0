import type { Payload } from 'payload';

import { env } from '@/env';

import { plant } from './plant';

const accounts = [
  { role: 'admin', name: 'Site admin', email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD },
  { role: 'editor', name: 'Site editor', email: env.EDITOR_EMAIL, password: env.EDITOR_PASSWORD },
] as const;

/**
 * Makes the first admin and the first editor from the settings, before anybody can reach the site.
 * An account that exists is left alone, its password too.
 */
export async function seedAccounts(payload: Payload): Promise<void> {
  for (const { role, name, email, password } of accounts) {
    if (!email || !password) continue;
    const found = await payload.find({
      collection: 'users',
      where: { email: { equals: email } },
      limit: 1,
      overrideAccess: true,
    });
    const [existing] = found.docs;
    const keep = () => Promise.reject(new Error('An account is never changed by the seed'));
    // The ledger keeps the address alone: an account that was deleted stays deleted.
    await plant(
      payload,
      { email },
      {
        key: `users:${role}:${email}`,
        find: () => Promise.resolve(existing),
        create: () =>
          payload.create({
            collection: 'users',
            data: { role, name, email, password },
            overrideAccess: true,
          }),
        update: keep,
      },
    );
  }
}
