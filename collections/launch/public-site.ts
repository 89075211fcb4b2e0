import { isIP } from 'node:net';

import { env } from '@/env';
import { isPublic } from '@/submissions/staff-notices/public-address';

/** Names that lead nowhere but into one's own network (RFC 6761, 6762, 8375 and 9476). */
const inside = /(?:^|\.)(?:localhost|local|internal|lan|test|example|invalid|home\.arpa)$/i;

/** Whether others come to an address: it names neither this machine nor a network of one's own. */
export function isPublicAddress(address: string): boolean {
  const host = new URL(address).hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0) return isPublic(host);
  return host.includes('.') && !inside.test(host);
}

export const isSitePublic = isPublicAddress(env.SERVER_URL);
