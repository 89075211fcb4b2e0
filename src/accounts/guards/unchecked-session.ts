import { createLocalReq, type Payload, type RequestContext, type TypedUser } from 'payload';

import { isDatabaseBusy } from '@/platform/database/failure-reason';
import { Unavailable } from '@/platform/database/failures';
import { tellFailedSessionReads } from '@/platform/payload/session-reads';
import { refusalOf } from '@/platform/refusal';

const mark = 'sessionIsUnchecked';

/** Whether a request carries a session that could not be looked for: nobody knows who sent it. */
export const isSessionUnchecked = (context: RequestContext): boolean => mark in context;

/**
 * Marks requests whose session could not be looked for, as while the database is away. Payload
 * (3.90.2) takes them as sent by nobody: staff were told that they may not do what they do each day,
 * and a session that asked to be renewed was ended.
 */
export function markUncheckedSessions(payload: Payload): void {
  tellFailedSessionReads(payload, (req, error) => {
    // That there is no such user is an answer.
    if (!refusalOf(error)) req.context[mark] = isDatabaseBusy(error) ? 'busy' : 'away';
  });
}

/**
 * Who sent a request; null for nobody.
 *
 * @throws Unavailable when it carries a session that could not be looked for
 */
export async function userOf(payload: Payload, headers: Headers): Promise<TypedUser | null> {
  const req = await createLocalReq({ req: { headers } }, payload);
  const { user } = await payload.auth({ headers, req });
  if (isSessionUnchecked(req.context)) throw new Unavailable(req.context[mark] === 'busy');
  return user;
}
