import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { forms, type FormDefinition } from '@/forms';
import { submit } from '@/submissions/submit';
import type { Handler } from './intercepted-response';

const doors: ReadonlyMap<string, FormDefinition> = new Map(
  Object.values(forms).map((form) => [`/api/${form.name}`, form]),
);

/** For the rest of a body that is too large. */
const patienceMs = 2000;

/**
 * Answers what comes through the forms' door without Next: that is several times as fast, and the
 * door is open before Next is (docs/decisions/10). Everything else goes on to `next`, which serves
 * the same door in `next dev`.
 */
export function withDoor(next: Handler): Handler {
  return async (request, response) => {
    const form = request.method === 'POST' ? doors.get(pathOf(request)) : undefined;
    if (!form) return next(request, response);
    await send(await submit(form, toWeb(request)), request, response);
  };
}

const pathOf = ({ url = '/' }: IncomingMessage) => url.split('?', 1)[0] ?? '/';

function toWeb(request: IncomingMessage): Request {
  const headers = new Headers();
  for (const [name, values] of Object.entries(request.headersDistinct))
    for (const value of values ?? []) headers.append(name, value);
  // The browser's types know nothing of `duplex`, which Node insists on.
  const init: RequestInit & { duplex: 'half' } = {
    method: 'POST',
    headers,
    body: bodyOf(request),
    duplex: 'half',
  };
  return new Request(`http://door${pathOf(request)}`, init);
}

/** Node's own `Readable.toWeb` cuts the connection when somebody has read enough. */
function bodyOf(request: IncomingMessage): ReadableStream<Uint8Array> {
  let isRead = true;
  return new ReadableStream({
    start: (controller) => {
      request.on('data', (chunk: Uint8Array) => {
        if (!isRead) return;
        controller.enqueue(chunk);
        request.pause();
      });
      request.on('end', () => {
        if (isRead) controller.close();
      });
      request.on('error', (error) => {
        if (isRead) controller.error(error);
      });
    },
    pull: () => {
      request.resume();
    },
    cancel: () => {
      isRead = false;
    },
  });
}

async function send(answer: Response, request: IncomingMessage, response: ServerResponse) {
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
