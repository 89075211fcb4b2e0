import { RateLimiterRes } from 'rate-limiter-flexible';

import { env } from '@/env';

import { hashedNetwork } from './address';
import { limiter } from './limiter';

const seconds = 60;
const perAddress = env.LOGIN_RATE_LIMIT;
/** A try costs a sixth of a second of a processor. Many addresses together get so many of them. */
const altogether = 20 * perAddress;

/**
 * Counts a try to get into an account: a sign-in, a forgotten password or a new one for it.
 * @returns how many seconds to wait before the next when there were too many, 0 when this one may go
 *   ahead
 */
export async function takeSignInTry(headers: Headers): Promise<number> {
  if (perAddress === 0) return 0;
  try {
    const name = 'sign-in';
    await limiter({ name, points: perAddress, seconds }).consume(hashedNetwork(headers));
    // Last, so that one address that is refused cannot use up what all have.
    await limiter({ name: `${name} of all`, points: altogether, seconds }).consume('all');
    return 0;
  } catch (error) {
    if (error instanceof RateLimiterRes) return Math.max(1, Math.ceil(error.msBeforeNext / 1000));
    throw error;
  }
}
