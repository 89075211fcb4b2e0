import type { APIRequestContext, Page } from 'playwright/test';

import { staff } from '../site';

/** Signs in without the form, for tests of what comes after it. */
export async function signInByRequest(
  { request }: { request: APIRequestContext },
  account = staff.admin,
): Promise<void> {
  const answer = await request.post('/api/users/login', { data: account });
  if (!answer.ok()) throw new Error(`The sign-in answered ${answer.status()}`);
}

/** Whom the server takes the browser's session for. */
export async function signedInAs({ request }: { request: APIRequestContext }): Promise<unknown> {
  const me: unknown = await (await request.get('/api/users/me')).json();
  const user = typeof me === 'object' && me !== null && 'user' in me ? me.user : undefined;
  return typeof user === 'object' && user !== null && 'email' in user ? user.email : user;
}

export const adminFlag = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('admin_authenticated'));
