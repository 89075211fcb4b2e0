import type { TypedUser } from 'payload';

/** Payload's cookie of a session (read in 3.90.2), of which it shows strangers no reader. */
const sessionCookie = /(^|;\s*)payload-token=/;

/** Whether a request claims to be of somebody; whether it is true is for Payload to say. */
export const carriesSession = (cookies: string | null | undefined): boolean =>
  sessionCookie.test(cookies ?? '');

/** The session that a request carries: Payload sets its id without typing it. */
export function sessionOf({ _sid = '', sessions }: TypedUser & { _sid?: string }): {
  id: string;
  expiresAt: number;
} {
  const session = sessions?.find(({ id }) => id === _sid);
  return { id: _sid, expiresAt: session ? Date.parse(session.expiresAt) : Date.now() };
}
