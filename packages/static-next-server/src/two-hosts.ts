import type { IncomingMessage } from 'node:http';
import type { Refusal } from './exchange.ts';

/**
 * Whether a request names its host twice. Node keeps the first, a proxy may go by the other
 * (RFC 9112, 3.2 wants it refused).
 */
export function hasTwoHosts({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]?.length === 4 && /^host$/i.test(rawHeaders[at] ?? '')) hosts += 1;
  return hosts > 1;
}

export const twoHosts: Refusal = {
  status: 400,
  code: 'bad-request',
  reason: 'The request names two hosts.',
};
