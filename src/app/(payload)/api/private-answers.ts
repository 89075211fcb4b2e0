export type Handler<Args extends unknown[]> = (
  request: Request,
  ...args: Args
) => Promise<Response>;

/** A picture, sent whole, in part, or known to be unchanged. */
const published = [200, 206, 304];

/**
 * Keeps every answer of the API out of all caches, those of browsers too: it may be for one person.
 * Published media are for everybody.
 */
export const privately =
  <Args extends unknown[]>(handler: Handler<Args>): Handler<Args> =>
  async (request, ...args) => {
    const answer = await handler(request, ...args);
    const isMedia = new URL(request.url).pathname.startsWith('/api/media/file/');
    if (!isMedia || !published.includes(answer.status))
      answer.headers.set('Cache-Control', 'private, no-store');
    return answer;
  };
