import { createHmac, timingSafeEqual } from 'node:crypto';

import { env } from '@/env';

/** Proves to the site that a request comes from one of its own processes. */
export const internalToken = createHmac('sha256', env.PAYLOAD_SECRET)
  .update('internal requests')
  .digest('base64url');

export function isInternal(request: Request): boolean {
  const given = Buffer.from(request.headers.get('authorization') ?? '');
  const expected = Buffer.from(`Bearer ${internalToken}`);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
