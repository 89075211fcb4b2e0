import {
  createLocalReq,
  type AuthStrategy,
  type Payload,
  type RequestContext,
  type TypedUser,
} from 'payload';

import { isDatabaseBusy } from '@/platform/database/failure-reason';
import { Unavailable } from '@/platform/database/failures';
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
  payload.authStrategies = payload.authStrategies.map(markingOutages);
}

function markingOutages(strategy: AuthStrategy): AuthStrategy {
  return {
    ...strategy,
    authenticate: (args) => {
      const findByID = async (given: Parameters<Payload['findByID']>[0]) => {
        try {
          return await args.payload.findByID(given);
        } catch (error) {
          // That there is no such user is an answer.
          if (args.req && !refusalOf(error))
            args.req.context[mark] = isDatabaseBusy(error) ? 'busy' : 'away';
          throw error;
        }
      };
      // The strategy keeps the error to itself; the only read that it makes is that of the session.
      const payload = new Proxy(args.payload, {
        get(whole, name) {
          const member: unknown = Reflect.get(whole, name);
          return name === 'findByID' ? findByID : member;
        },
      });
      return strategy.authenticate({ ...args, payload });
    },
  };
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
