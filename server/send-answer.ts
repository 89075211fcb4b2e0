import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** For the rest of a body that is too large. */
const patienceMs = 2000;

/** Sends an answer that may have been made before all of the request was there. */
export async function sendAnswer(
  answer: Response,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const body = Buffer.from(await answer.arrayBuffer());
  response.statusCode = answer.status;
  for (const [name, value] of answer.headers) response.setHeader(name, value);
  if (!request.complete) await letGoBy(request);
  if (!request.complete) response.setHeader('Connection', 'close');
  response.end(body);
}

/** Whoever still sends when the connection is closed does not get the answer. */
async function letGoBy(request: IncomingMessage): Promise<void> {
  const isOver = new AbortController();
  request.once('close', () => isOver.abort());
  request.once('end', () => isOver.abort());
  request.resume();
  await wait(patienceMs, undefined, { signal: isOver.signal }).catch(() => undefined);
}
