import { limiter, takePoint } from '@/platform/rate-limit/limiter';

/** Of a million codes three are right at a time: 720 guesses a day find one in fifteen months. */
const tries = { name: 'second factor', points: 5, seconds: 10 * 60 };

export type CodeTry<Right> =
  | { readonly kind: 'right'; readonly value: Right }
  | { readonly kind: 'wrong' }
  | { readonly kind: 'too-many'; readonly wait: number };

export const wrongCode = 'That code is wrong, out of date or was used before.';

/**
 * Limits the wrong codes of an account. Each try is counted before its code is checked, so that
 * parallel tries are limited as well.
 * @param take gives null or false for a wrong code
 */
export async function tryCode<Right>(
  userId: string,
  take: () => Promise<Right | null | false>,
): Promise<CodeTry<Right>> {
  const wait = await takePoint(tries, userId);
  if (wait > 0) return { kind: 'too-many', wait };
  const value = await take();
  if (value === null || value === false) return { kind: 'wrong' };
  await limiter(tries).delete(userId);
  return { kind: 'right', value };
}
