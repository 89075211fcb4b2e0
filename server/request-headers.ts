import type { IncomingMessage } from 'node:http';

const methodOverrides = ['x-payload-http-method-override', 'x-http-method-override'] as const;
const maxOverriddenBody = 16 * 1024;

/**
 * Payload reads a POST with one of these headers as a GET whose query is the body, which lifts the
 * cap on the query's length. Its panel needs that for long lists of relationships, so a request
 * with credentials keeps the header, with a body about as small as the longest URL; for anybody
 * else the header is dropped. Whether the credentials are real is for Payload to say.
 * @returns false when the request must be refused with 413
 */
export function tameMethodOverride(request: IncomingMessage): boolean {
  const { headers } = request;
  if (!methodOverrides.some((name) => headers[name] !== undefined)) return true;
  if (hasCredentials(request)) {
    const length = Number(headers['content-length'] ?? Number.NaN);
    return length <= maxOverriddenBody;
  }
  for (const name of methodOverrides) Reflect.deleteProperty(headers, name);
  return true;
}

function hasCredentials({ headers }: IncomingMessage): boolean {
  return headers.authorization !== undefined || /(^|;\s*)payload-token=/.test(headers.cookie ?? '');
}

/**
 * Next reads a nonce out of a *request's* policy and writes it into the page that it renders,
 * which for a static page is everybody's page. Nobody but us has a say in that.
 */
export function dropRequestPolicy({ headers }: IncomingMessage): void {
  Reflect.deleteProperty(headers, 'content-security-policy');
  Reflect.deleteProperty(headers, 'content-security-policy-report-only');
}

/**
 * With no trusted proxy in front, `X-Forwarded-For` is whatever the client made up. Next's route
 * handlers cannot see the socket, so the header is where they learn its address.
 */
export function stateClientAddress(request: IncomingMessage, trustedProxyHops: number): void {
  if (trustedProxyHops > 0) return;
  request.headers['x-forwarded-for'] = request.socket.remoteAddress ?? 'unknown';
}

/**
 * Whether another site's page makes a browser write here (docs/decisions/04). No browser sends such
 * a request without an origin; a caller that is no browser may leave it out.
 * @param siteOrigin the public address, for a proxy that changes the host
 */
export function isForeignWrite(
  { method, headers }: Pick<IncomingMessage, 'method' | 'headers'>,
  siteOrigin: string,
): boolean {
  const { origin, host } = headers;
  if (origin === undefined || method === 'GET' || method === 'HEAD') return false;
  return origin !== siteOrigin && !(URL.canParse(origin) && new URL(origin).host === host);
}
