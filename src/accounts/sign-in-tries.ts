import { env } from '@/env';
import { hashedNetwork } from '@/platform/rate-limit/address';
import { takePoint } from '@/platform/rate-limit/limiter';

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
  const name = 'sign-in';
  const wait = await takePoint({ name, points: perAddress, seconds }, hashedNetwork(headers));
  // Last, so that one address that is refused cannot use up what all have.
  return wait || takePoint({ name: `${name} of all`, points: altogether, seconds }, 'all');
}
