import { randomBytes } from 'node:crypto';
import type { Refusal, Step } from '../exchange.ts';

/**
 * Refuses what another site's page makes a browser write here. A browser names the origin of a
 * write, or at least says that it is not ours; a caller that is no browser may say nothing.
 * @param siteOrigin the public address, for a proxy that changes the host
 */
export function refuseForeignWrites(siteOrigin: string): Step {
  const publicHost = new URL(siteOrigin).host;
  const isOwn = (origin: string, host?: string): boolean => {
    if (origin === siteOrigin) return true;
    // Under its public name the site has one origin: not the same name without TLS.
    if (host === publicHost || !URL.canParse(origin)) return false;
    const { protocol, host: named } = new URL(origin);
    return /^https?:$/.test(protocol) && named === host;
  };
  return ({ request: { method, headers } }) => {
    if (method === 'GET' || method === 'HEAD') return undefined;
    const { origin, host, 'sec-fetch-site': from } = headers;
    const isForeign =
      origin === undefined ? from === 'cross-site' || from === 'same-site' : !isOwn(origin, host);
    return isForeign ? foreign : undefined;
  };
}

const foreign: Refusal = {
  status: 403,
  code: 'foreign-origin',
  reason: 'Only pages of this site may write here.',
};

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
 * which for a static page is everybody's page. Nobody but us has a say in that: pages that are made for
 * one visit get one of that visit.
 */
export const settleNonce: Step = (exchange) => {
  const { area, request } = exchange;
  const { headers } = request;
  Reflect.deleteProperty(headers, 'content-security-policy');
  Reflect.deleteProperty(headers, 'content-security-policy-report-only');
  if (area.isPersonal !== true) return undefined;
  exchange.nonce = `'nonce-${randomBytes(18).toString('base64')}'`;
  headers['content-security-policy'] = `script-src ${exchange.nonce}`;
  return undefined;
};
