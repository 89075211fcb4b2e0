import type { IncomingMessage } from 'node:http';
import { forms, type FormDefinition } from '@/forms';
import { submit } from '@/submissions/door';
import type { Handler } from './intercepted-response';
import { sendAnswer } from './send-answer';

const doors: ReadonlyMap<string, FormDefinition> = new Map(
  Object.values(forms).map((form) => [`/api/${form.name}`, form]),
);

/**
 * Answers what comes through the forms' door without Next: that is several times as fast, and the
 * door is open before Next is (docs/decisions/10). Everything else goes on to `next`, which serves
 * the same door in `next dev`.
 */
export function withDoor(next: Handler): Handler {
  return async (request, response) => {
    const form = request.method === 'POST' ? doors.get(pathOf(request)) : undefined;
    if (!form) return next(request, response);
    await sendAnswer(await submit(form, toWeb(request)), request, response);
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
