import type { BoundedRequest } from '../bounded-request.ts';
import type { Step } from '../exchange.ts';
import { closeUnlessRead, readToEnd } from '../refuse.ts';

export type Answer = (request: Request) => Promise<Response>;

/** By path, such as a map. */
interface Answers {
  readonly get: (path: string) => Answer | undefined;
}

/**
 * Answers what is posted to these paths without Next: that is several times as fast, and works
 * while Next still starts.
 */
export function answerBeforeNext(answers: Answers): Step {
  return async ({ request, response, path }) => {
    const answer = request.method === 'POST' ? answers.get(path) : undefined;
    if (answer === undefined) return undefined;
    const answered = await answer(toWeb(request, path));
    const body = Buffer.from(await answered.arrayBuffer());
    response.statusCode = answered.status;
    for (const [name, value] of answered.headers) response.setHeader(name, value);
    // The answer may have been made before all of the request was there.
    await readToEnd(request);
    closeUnlessRead(request, response);
    response.end(body);
    return 'answered';
  };
}

function toWeb(request: BoundedRequest, path: string): Request {
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
  const url = new URL(path, 'http://before-next');
  url.search = /\?.*$/s.exec(request.url ?? '')?.[0] ?? '';
  return new Request(url, init);
}

/** Node's own `Readable.toWeb` cuts the connection when somebody has read enough. */
function bodyOf(request: BoundedRequest): ReadableStream<Uint8Array> {
  const chunks: AsyncIterator<Uint8Array, undefined> = request.iterator({
    destroyOnReturn: false,
  });
  const pull = async (controller: ReadableStreamDefaultController<Uint8Array>) => {
    const chunk = await chunks.next();
    if (chunk.done === true) controller.close();
    else controller.enqueue(chunk.value);
  };
  return new ReadableStream({ pull, cancel: () => void chunks.return?.() }, { highWaterMark: 0 });
}
