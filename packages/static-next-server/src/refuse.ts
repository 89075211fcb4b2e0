import type { ServerResponse } from 'node:http';
import type { BoundedRequest } from './bounded-request.ts';
import type { Exchange, Refusal } from './exchange.ts';

const unreadBodyMs = 2000;

/**
 * The one place where a request is refused: with the last good page where there is one, in JSON to
 * a program, in a line of text to a person.
 */
export async function refuse(exchange: Exchange, refusal: Refusal): Promise<void> {
  const { request, response, area, rescue } = exchange;
  const { status, code, reason, headers = {} } = refusal;
  // An old page is no answer to somebody who asked for what nobody gets.
  if (status >= 500 && rescue !== undefined && (await rescue().catch(() => false))) return;
  await readToEnd(request);
  if (!response.isOpen) return;
  response.clearHeaders();
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  // A browser without scripts sends its forms to where programs ask.
  const isJson =
    area.isForPrograms === true && !/\btext\/html\b/.test(request.headers.accept ?? '');
  response.setHeader('Content-Type', isJson ? 'application/json' : 'text/plain; charset=utf-8');
  response.setHeader('Cache-Control', 'private, no-store');
  closeUnlessRead(request, response);
  const body = isJson ? JSON.stringify({ error: { code, message: reason } }) : `${reason}\n`;
  response.answer(status, body);
}

/** Answers for a step that has thrown. */
export async function fail(exchange: Exchange, error: unknown): Promise<void> {
  const { request, response } = exchange;
  if (!response.isOpen) {
    if (!response.writableEnded) response.destroy();
    return;
  }
  console.error(`${request.method ?? 'GET'} ${loggedPath(exchange)} failed:`, error);
  await refuse(exchange, {
    status: 500,
    code: 'failed',
    reason: 'Something went wrong here. Try again in a moment.',
    headers: { 'Retry-After': '5' },
  });
}

/** After the first two parts, an address that is not public can hold a secret, such as a token. */
export function loggedPath({ path, area }: Pick<Exchange, 'path' | 'area'>): string {
  const parts = path.split('/');
  return area.isPublic === true || parts.length < 4 ? path : `${parts.slice(0, 3).join('/')}/…`;
}

/**
 * Drops the rest of a body that nobody wants, if it comes soon: whoever still sends when the
 * connection is closed does not get the answer.
 */
export async function readToEnd(request: BoundedRequest): Promise<void> {
  if (request.complete) {
    // Node waits for its end before it forgets the request.
    if (request.isHeld) request.releaseBody();
    return;
  }
  request.dropBody();
  await request.untilWhole(unreadBodyMs);
}

/** What nobody read before the answer would hold up the next request on its connection for ever. */
export async function dropRest(request: BoundedRequest): Promise<void> {
  await readToEnd(request);
  if (!request.complete) request.hangUp();
}

export function closeUnlessRead(request: BoundedRequest, response: ServerResponse): void {
  if (!request.complete) response.setHeader('Connection', 'close');
}
