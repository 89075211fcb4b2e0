import type { Step } from '../exchange.ts';

/**
 * Refuses what another site's page makes a browser write here. No browser sends such a request
 * without an origin; a caller that is no browser may leave it out.
 * @param siteOrigin the public address, for a proxy that changes the host
 */
export function refuseForeignWrites(siteOrigin: string): Step {
  return ({ request: { method, headers } }) => {
    const { origin, host } = headers;
    if (origin === undefined || method === 'GET' || method === 'HEAD') return undefined;
    if (origin === siteOrigin) return undefined;
    if (URL.canParse(origin) && new URL(origin).host === host) return undefined;
    const reason = 'Only pages of this site may write here.';
    return { status: 403, code: 'foreign-origin', reason };
  };
}

/**
 * With no trusted proxy in front, `X-Forwarded-For` is whatever the client made up. Next's route
 * handlers cannot see the socket, so the header is where they learn its address.
 */
export function stateClientAddress(trustedProxyHops: number): Step {
  return ({ request }) => {
    if (trustedProxyHops === 0)
      request.headers['x-forwarded-for'] = request.socket.remoteAddress ?? 'unknown';
    return undefined;
  };
}

/**
 * Next reads a nonce out of a *request's* policy and writes it into the page that it renders,
 * which for a static page is everybody's page. Nobody but us has a say in that.
 */
export const dropRequestPolicy: Step = ({ request: { headers } }) => {
  Reflect.deleteProperty(headers, 'content-security-policy');
  Reflect.deleteProperty(headers, 'content-security-policy-report-only');
  return undefined;
};
