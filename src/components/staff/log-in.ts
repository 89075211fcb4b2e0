import { isRecord, isSuccess, messageOf, type AuthPost } from './auth-request';

export type LoginOutcome =
  | { kind: 'signed-in' }
  | { kind: 'refused'; message: string | null }
  | { kind: 'no-user' }
  | { kind: 'not-admin' }
  | { kind: 'broken' };

/** Signs in, and out again whoever is not staff (spec, section 6). */
export async function logIn(
  email: string,
  password: string,
  post: AuthPost,
): Promise<LoginOutcome> {
  try {
    const answer = await post('login', { email: email.trim(), password });
    if (!isSuccess(answer)) {
      const message = messageOf(answer);
      // A proxy that stands in for a server that is down knows nothing of passwords.
      if (answer.status >= 500 && !message) return { kind: 'broken' };
      return { kind: 'refused', message };
    }
    if (!answer.body) return { kind: 'broken' };
    const user = answer.body['user'];
    if (!isRecord(user)) return { kind: 'no-user' };
    if (user['role'] === 'admin') return { kind: 'signed-in' };
    await post('logout').catch(() => null);
    return { kind: 'not-admin' };
  } catch {
    return { kind: 'broken' };
  }
}
