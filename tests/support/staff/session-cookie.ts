import { z } from 'zod';

interface Account {
  readonly email: string | undefined;
  readonly password: string | undefined;
}

/**
 * Signs in over the API.
 * @returns the session's cookie, as a request sends it
 */
export async function sessionCookie(url: string, account: Account): Promise<string> {
  const answer = await fetch(`${url}/api/users/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(account),
  });
  return z.string().parse(answer.headers.get('set-cookie')).split(';')[0] ?? '';
}
