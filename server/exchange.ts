import type { IncomingMessage } from 'node:http';
import { areaOf } from './areas';
import type { InterceptedResponse } from './intercepted-response';

/** A request that was let in, and the response to it. */
export interface Exchange {
  readonly request: IncomingMessage;
  readonly response: InterceptedResponse;
  /** Decoded, without the query. */
  readonly path: string;
  /**
   * Whether a public page is asked for as HTML, not the data that Next's router fetches from the
   * same address. Settled at the start: Next takes the telling headers off the request.
   */
  readonly isPublicPage: boolean;
}

export function createExchange(
  request: IncomingMessage,
  response: InterceptedResponse,
  path: string,
): Exchange {
  const { method, headers } = request;
  const isRead = method === 'GET' || method === 'HEAD';
  const isPublicPage = isRead && areaOf(path) === 'site' && headers['rsc'] === undefined;
  return { request, response, path, isPublicPage };
}
