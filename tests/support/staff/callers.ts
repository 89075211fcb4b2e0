import { setTimeout as pause } from 'node:timers/promises';

import { staff } from '../site';

/** Somebody who calls the site's routes with a session, or none, past every page. */
export interface Caller {
  readonly cookie: string;
  readonly call: (
    method: string,
    address: string,
    options?: { body?: unknown; headers?: Record<string, string> },
  ) => Promise<Response>;
}

const site = process.env.BASE_URL;

/** A site that has no time for it says when to come back: five sites share a machine in the tests. */
async function askUntilFree(ask: () => Promise<Response>, tries = 4): Promise<Response> {
  const answer = await ask();
  const seconds = Number(answer.headers.get('retry-after'));
  if (answer.status !== 503 || seconds === 0 || tries === 1) return answer;
  await pause(seconds * 1000);
  return askUntilFree(ask, tries - 1);
}

export function callerWith(cookie: string): Caller {
  return {
    cookie,
    call: (method, address, { body, headers } = {}) =>
      askUntilFree(() =>
        fetch(new URL(address, site), {
          method,
          redirect: 'manual',
          headers: {
            ...(cookie ? { Cookie: cookie } : {}),
            // A form says by itself what it is.
            ...(body === undefined || body instanceof FormData
              ? {}
              : { 'Content-Type': 'application/json' }),
            ...headers,
          },
          body: body === undefined || body instanceof FormData ? body : JSON.stringify(body),
        }),
      ),
  };
}

export const signedIn = (role: keyof typeof staff): Promise<Caller> => signedInAs(staff[role]);

export async function signedInAs(account: { email: string; password: string }): Promise<Caller> {
  const answer = await callerWith('').call('POST', '/api/users/login', { body: account });
  const cookie = answer.headers.get('set-cookie')?.split(';')[0];
  if (!answer.ok || !cookie) throw new Error(`The sign-in answered ${answer.status}`);
  return callerWith(cookie);
}

/** Carries the token of a session that was signed out. */
export async function signedOut(): Promise<Caller> {
  const admin = await signedIn('admin');
  await admin.call('POST', '/api/users/logout', { body: {} });
  return admin;
}

/** Who sends what only an admin may send: none of it is to do anything. */
export const notAdmins: readonly (readonly [
  string,
  () => Promise<{ cookie: string; origin?: string }>,
])[] = [
  ['somebody anonymous', () => Promise.resolve({ cookie: '' })],
  ['a forged flag', () => Promise.resolve({ cookie: 'admin_authenticated=true' })],
  ['who was signed out', signedOut],
  ['an editor', () => signedIn('editor')],
  [
    'a page elsewhere, with the session of an admin',
    async () => ({ ...(await signedIn('admin')), origin: 'https://elsewhere.example' }),
  ],
];
