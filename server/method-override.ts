import type { IncomingHttpHeaders } from 'node:http';
import type { Step } from 'static-next-server';
import { methodOverrides } from '@/platform/payload/own-routes';
import { carriesSession } from '@/platform/payload/accounts/session';

const maxOverriddenBody = 16 * 1024;

/**
 * Payload reads a POST with one of these headers as a GET whose query is the body, which lifts the
 * cap on the query's length. Its panel needs that for long lists of relationships, so a request
 * with credentials keeps the header, with a body about as small as the longest URL; for anybody
 * else the header is dropped. Whether the credentials are real is for Payload to say.
 */
export const tameMethodOverride: Step = ({ request: { headers } }) => {
  if (!methodOverrides.some((name) => headers[name] !== undefined)) return undefined;
  if (hasCredentials(headers)) {
    if (Number(headers['content-length'] ?? Number.NaN) <= maxOverriddenBody) return undefined;
    return { status: 413, code: 'too-large', reason: 'The query is too long.' };
  }
  for (const name of methodOverrides) Reflect.deleteProperty(headers, name);
  return undefined;
};

function hasCredentials(headers: IncomingHttpHeaders): boolean {
  return headers.authorization !== undefined || carriesSession(headers.cookie);
}
