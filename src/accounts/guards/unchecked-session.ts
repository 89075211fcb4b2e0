import { createLocalReq, type Payload, type RequestContext, type TypedUser } from 'payload';

import { isDatabaseBusy } from '@/platform/database/failure-reason';
import { Unavailable } from '@/platform/database/failures';
import { tellFailedSessionReads } from '@/platform/payload/accounts/session-reads';
import { refusalOf } from '@/platform/refusal';

const mark = 'sessionIsUnchecked';

/** Whether the session of a request could not be read, so that nobody knows who sent it. */
export const isSessionUnchecked = (context: RequestContext): boolean => mark in context;

/**
 * Marks requests whose session could not be read, for example while the database is away. Payload
 * (3.90.2) treats them as anonymous: staff were refused their daily work, and a session that asked
 * for a renewal was ended.
 */
export function markUncheckedSessions(payload: Payload): void {
  tellFailedSessionReads(payload, (req, error) => {
    // That there is no such user is an answer.
    if (!refusalOf(error)) req.context[mark] = isDatabaseBusy(error) ? 'busy' : 'away';
  });
}

/**
 * Who sent a request; null for nobody.
 * @throws Unavailable when its session could not be read
 */
export async function userOf(payload: Payload, headers: Headers): Promise<TypedUser | null> {
  const req = await createLocalReq({ req: { headers } }, payload);
  const { user } = await payload.auth({ headers, req });
  if (isSessionUnchecked(req.context)) throw new Unavailable(req.context[mark] === 'busy');
  return user;
}
