import { RateLimiterRes } from 'rate-limiter-flexible';

import { limiter } from './limiter';

/** Of a million codes three are right at a time: 720 guesses a day find one in fifteen months. */
const tries = { name: 'second factor', points: 5, seconds: 10 * 60 };

export type Tried<Right> =
  | { readonly kind: 'right'; readonly value: Right }
  | { readonly kind: 'wrong' }
  | { readonly kind: 'too-many'; readonly wait: number };

/**
 * Lets an account try so many wrong codes. Each is counted before it is looked at, so that many at
 * the same time are no more than many in a row.
 * @param take gives null or false for a wrong code
 */
export async function tryCode<Right>(
  userId: string,
  take: () => Promise<Right | null | false>,
): Promise<Tried<Right>> {
  const counter = limiter(tries);
  try {
    await counter.consume(userId);
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    return { kind: 'too-many', wait: Math.max(1, Math.ceil(error.msBeforeNext / 1000)) };
  }
  const value = await take();
  if (value === null || value === false) return { kind: 'wrong' };
  await counter.delete(userId);
  return { kind: 'right', value };
}
