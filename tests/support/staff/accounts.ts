import type { Role } from '@/accounts/rights';

import { signedIn } from './callers';
import { query, type staff } from '../site';

const domain = 'journeys.example';

/** An account that no other test signs in with, signs out or gives another password. */
export async function newAccount(
  role: Role,
  name = 'Ines Calloway',
): Promise<(typeof staff)['admin']> {
  const account = {
    email: `${crypto.randomUUID()}@${domain}`,
    password: 'quill harbour 47 lantern',
  };
  const admin = await signedIn('admin');
  const answer = await admin.call('POST', '/api/users', {
    body: { ...account, name, role },
  });
  if (answer.status !== 201) throw new Error(`The new account was answered ${answer.status}`);
  return account;
}

export const newAdmin = () => newAccount('admin');

export const removeNewAdmins = () => query(`DELETE FROM users WHERE email LIKE '%@${domain}'`);
