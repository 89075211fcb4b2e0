import { once } from 'node:events';
import http, { IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import https from 'node:https';

import { z } from 'zod';

import { env } from '@/env';

import { lookupPublic } from './public-address';

const answerWithinMs = 5000;

/**
 * Posts to an address that somebody else has chosen, and was judged.
 * Not by `fetch`, which takes no lookup: the address that is judged is to be the one that is asked.
 * It follows no redirect: another address than the chosen one was not judged.
 * @returns the status of the answer
 */
export async function postTo(
  address: URL,
  headers: OutgoingHttpHeaders,
  body: string | Buffer,
): Promise<number> {
  const asking = (address.protocol === 'https:' ? https : http).request(address, {
    method: 'POST',
    headers: { ...headers, 'Content-Length': Buffer.byteLength(body) },
    agent: false,
    signal: AbortSignal.timeout(answerWithinMs),
    ...(env.NOTICE_WEBHOOK_PRIVATE ? {} : { lookup: lookupPublic() }),
  });
  asking.end(body);
  const answered = await once(asking, 'response');
  const answer = z.tuple([z.instanceof(IncomingMessage)]).parse(answered)[0];
  // Nobody reads on, and what goes wrong from here on is no failure.
  answer.on('error', () => undefined).destroy();
  return answer.statusCode ?? 0;
}

/** Why it could not be asked; names no address. */
export const whyUnreachable = (error: unknown): string => {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error ? String(error.code) : error.name;
};
