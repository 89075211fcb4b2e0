import 'server-only';

import { hashedNetwork } from '@/platform/rate-limit/address';
import { takePoint, tooManyAttempts } from '@/platform/rate-limit/limiter';

/** More links that open nothing than somebody has in old mails. Nobody finds one by trying (128 bits). */
const limits = { name: 'page-guesses', points: 30, seconds: 600 };

/**
 * For what opens nothing, whatever is wrong with it.
 * @returns the answer once there were too many; null before
 */
export async function refuseGuess(headers: Headers): Promise<Response | null> {
  const wait = await takePoint(limits, hashedNetwork(headers));
  if (wait === 0) return null;
  return new Response(`${tooManyAttempts(wait)}\n`, {
    status: 429,
    headers: { 'Retry-After': String(wait), 'Cache-Control': 'private, no-store' },
  });
}
