import type { Step } from '../exchange.ts';

/** Turns a flood away early: answers so many requests at a time, and refuses the others. */
export function limitInFlight(most: number): Step {
  let count = 0;
  return ({ response }) => {
    if (count >= most) {
      return {
        status: 503,
        code: 'busy',
        reason: 'Too many requests are being answered. Try again in a moment.',
        headers: { 'Retry-After': '2' },
      };
    }
    count += 1;
    response.once('close', () => {
      count -= 1;
    });
    return undefined;
  };
}
