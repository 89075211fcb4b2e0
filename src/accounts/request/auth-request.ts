/** What the auth service said, as far as it could be read. */
export interface AuthAnswer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>> | null;
}

type AuthAction =
  | 'login'
  | 'logout'
  | 'logout?allSessions=true'
  | 'refresh-token'
  | 'forgot-password'
  | 'reset-password';

export type AuthPost = (action: AuthAction, data?: Record<string, string>) => Promise<AuthAnswer>;

/** A network that a computer left while it slept may never say that it is gone. */
const answerWithinMs = 30_000;

/** Tells the server what a sign-in is to open (collections/hooks/ask-second-factor.ts). */
const opens = 'Opens';

/** @throws when there is no answer in time */
export const postAuth: AuthPost = (action, data) => post(action, data);

/** Signs in for the inbox: for whoever may not read it no session begins, and none ends. */
export const postAuthOfStaff: AuthPost = (action, data) => post(action, data, { [opens]: 'inbox' });

async function post(
  action: AuthAction,
  data?: Record<string, string>,
  more: Record<string, string> = {},
): Promise<AuthAnswer> {
  const response = await fetch(`/api/users/${action}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json', ...more },
    body: JSON.stringify(data ?? {}),
    signal: AbortSignal.timeout(answerWithinMs),
  });
  const body: unknown = await response.json().catch(() => null);
  return { status: response.status, body: isRecord(body) ? body : null };
}

export const isSuccess = ({ status }: AuthAnswer): boolean => status >= 200 && status < 300;

/** Payload calls it a bad request when nobody is signed in. */
export const saysNoSession = ({ status }: AuthAnswer): boolean => [400, 401, 403].includes(status);

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** To ask before `router.refresh`: without an answer Next shows the browser's error page instead. */
export async function canReachServer(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(answerWithinMs);
    const { status } = await fetch('/api/users/me', { cache: 'no-store', signal });
    return status < 500;
  } catch {
    return false;
  }
}

/** What the first error says besides its message. */
export function errorDataOf({ body }: AuthAnswer): Readonly<Record<string, unknown>> {
  const errors = body?.['errors'];
  const first: unknown = Array.isArray(errors) ? errors[0] : null;
  return isRecord(first) && isRecord(first['data']) ? first['data'] : {};
}

/** Payload answers `{ errors: [{ message }] }`. */
export function messageOf({ body }: AuthAnswer): string | null {
  const errors = body?.['errors'];
  const first: unknown = Array.isArray(errors) ? errors[0] : body;
  const message = isRecord(first) ? first['message'] : null;
  return typeof message === 'string' && message !== '' ? message : null;
}
