import { ValidationError, type Payload } from 'payload';

import { env } from '@/env';

import { writeDocument } from './write-document';

const accounts = [
  { role: 'admin', name: 'Site admin', email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD },
  { role: 'editor', name: 'Site editor', email: env.EDITOR_EMAIL, password: env.EDITOR_PASSWORD },
] as const;

/**
 * Makes the first admin and the first editor from the settings, before anybody can reach the site.
 * An account that exists is left alone, its password too.
 * @throws Error whose message names every setting that is refused and its remedy, as src/env.ts does
 */
export async function seedAccounts(payload: Payload): Promise<void> {
  const problems: string[] = [];
  for (const account of accounts) {
    try {
      await seedAccount(payload, account);
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error;
      problems.push(...error.data.errors.map((refusal) => problem(account.role, refusal)));
    }
  }
  if (problems.length > 0) {
    throw new Error(`Wrong settings (see .env.example):\n${problems.join('\n')}`);
  }
}

const problem = (role: string, { path, message }: { path: string; message: string }) =>
  `  ${role}_${path}`.toUpperCase() +
  ` is refused. ${message} Set another, or remove it: npm start then makes one.`;

async function seedAccount(
  payload: Payload,
  { role, name, email, password }: (typeof accounts)[number],
): Promise<void> {
  if (!email || !password) return;
  const found = await payload.find({
    collection: 'users',
    where: { email: { equals: email } },
    limit: 1,
    overrideAccess: true,
  });
  const [existing] = found.docs;
  const keep = () => Promise.reject(new Error('An account is never changed by the seed'));
  // The ledger keeps the address alone: an account that was deleted stays deleted.
  await writeDocument(payload, {
    key: `users:${role}:${email}`,
    written: { email },
    find: () => Promise.resolve(existing),
    create: () =>
      payload.create({
        collection: 'users',
        data: { role, name, email, password },
        overrideAccess: true,
      }),
    update: keep,
  });
}
