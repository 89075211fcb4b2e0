import {
  errorDataOf,
  isRecord,
  isSuccess,
  messageOf,
  type AuthPost,
} from '../request/auth-request';
import { may } from '../rights';
import { askedCodeOf, recoveryCodesOf, type AskedCode } from './second-factor-answer';

export type LoginOutcome =
  | { kind: 'signed-in'; recoveryCodes: readonly string[] }
  | { kind: 'code-asked'; asked: AskedCode }
  | { kind: 'refused'; message: string | null }
  | { kind: 'no-user' }
  | { kind: 'not-admin' }
  | { kind: 'broken' };

/** What a sign-in is to open: marketers may open the panel alone. */
export type Destination = 'inbox' | 'panel';

interface Credentials {
  readonly email: string;
  readonly password: string;
  /** Of the second factor, once it was asked for. */
  readonly code?: string;
}

/**
 * Signs in. Whoever asks for the inbox and is not staff is denied (spec, section 6) and gets no
 * session; if there is one all the same, it is ended.
 */
export async function logIn(
  { email, password, code }: Credentials,
  post: AuthPost,
  destination: Destination = 'inbox',
): Promise<LoginOutcome> {
  try {
    const answer = await post('login', {
      email: email.trim(),
      password,
      ...(code === undefined ? {} : { code }),
    });
    const asked = askedCodeOf(answer);
    if (asked) return { kind: 'code-asked', asked };
    if (errorDataOf(answer)['opens'] === 'panel') return { kind: 'not-admin' };
    if (!isSuccess(answer)) {
      const message = messageOf(answer);
      // A proxy that stands in for a server that is down knows nothing of passwords.
      if (answer.status >= 500 && !message) return { kind: 'broken' };
      return { kind: 'refused', message };
    }
    if (!answer.body) return { kind: 'broken' };
    const user = answer.body['user'];
    if (!isRecord(user)) return { kind: 'no-user' };
    if (may(user, 'read') || destination === 'panel')
      return { kind: 'signed-in', recoveryCodes: recoveryCodesOf(answer) };
    await post('logout').catch(() => null);
    return { kind: 'not-admin' };
  } catch {
    return { kind: 'broken' };
  }
}
