import { APIError, type Endpoint, type PayloadRequest, type SanitizedConfig } from 'payload';
import { z } from 'zod';

import { isSessionUnchecked } from '@/accounts/guards';
import { env } from '@/env';
import { outageAnswer } from '@/platform/database/outage';
import { isOfFiles, isOfOrder } from '@/platform/payload/own-routes';

import { isCallersFault, namesNothing } from '../queries/callers-fault';
import { queryProblem } from '../queries/read-query';
import { moveSoundly } from './sound-orders';

interface Owner {
  endpoints?: Endpoint[] | false;
}

/**
 * Stands before every route of Payload's: a query or a body that makes no sense is the caller's
 * mistake, and answered with 400 and a reason. Payload (3.90.2) answers 500 and fills the log. And
 * whoever sent a session that could not be looked for is told so.
 */
export function withGuardedRoutes(config: SanitizedConfig): SanitizedConfig {
  const owners: Owner[] = [config, ...config.collections, ...config.globals];
  for (const owner of owners)
    // Anew: Payload gives all collections the same ones.
    owner.endpoints = (owner.endpoints || []).map((each) => ({ ...each, handler: guarded(each) }));
  return config;
}

function guarded(route: Endpoint): Endpoint['handler'] {
  const { handler, method } = route;
  // Payload's own: a picture's address in the panel has its date as a query.
  const isFile = isOfFiles(route);
  return async (req) => {
    // Published files are for everybody.
    if (isSessionUnchecked(req.context) && !isFile) return outageAnswer();
    const isRead = method === 'get' && !isFile;
    const problem = queryProblem(isFile ? {} : req.query, isRead && !req.user);
    if (problem !== undefined) throw new APIError(problem, 400);
    try {
      const answer = await (isOfOrder(route) ? moveSoundly(req, handler) : handler(req));
      // When the bucket or the database kept the plugin (3.90.2) from a file, it says 500 of either,
      // as of a defect.
      return isFile && inBucket && answer.status === 500 ? outageAnswer(fileAway) : answer;
    } catch (error) {
      const field = namesNothing(error);
      if (field !== undefined)
        throw new APIError(`What “${field}” names is not there, or not any more.`, 400);
      if (!isCallersFault(error) && !(lacksBody(method, req) && isStumble(error))) throw error;
      throw new APIError('What was sent cannot be read.', 400);
    }
  };
}

const inBucket = env.S3_ENDPOINT !== undefined;
const fileAway = 'The file cannot be read. Try again in a moment.';

const document = z.record(z.string(), z.unknown());

/** Handlers take it for granted that a document was sent, and stumble where none was. */
const lacksBody = (method: string, { data }: PayloadRequest): boolean =>
  (method === 'post' || method === 'patch') && !document.safeParse(data).success;

const isStumble = (error: unknown): boolean =>
  error instanceof TypeError || error instanceof z.ZodError;
