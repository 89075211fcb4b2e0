import type { NextAnswer } from '../around-next/ask-next.ts';
import { madeAtHeader } from '../expiry/expiry.ts';
import { isCached, isFresh, isStale } from '../next-internals/answers.ts';

type Headers = NextAnswer['headers'];

/** Next says by these headers that it did not look at the request when it made the answer. */
export function isPublicResponse({ status, headers }: Omit<NextAnswer, 'body'>): boolean {
  if (status !== 200 || headers['set-cookie'] !== undefined) return false;
  const caching = headers['cache-control'] ?? '';
  if (isPrivate(headers)) return false;
  return caching.includes('s-maxage') || isCached(headers);
}

export const isPrivate = (headers: Headers) =>
  /private|no-store/.test(headers['cache-control'] ?? '');

/** For how long Next takes the answer for new, if nothing expires it. */
export function lifetimeMs(headers: Headers): number {
  const seconds = /s-maxage=(\d+)/.exec(headers['cache-control'] ?? '')?.[1];
  return seconds === undefined ? Infinity : Number(seconds) * 1000;
}

/**
 * Whether Next began to make this before `since`. Those who ask for a page that is just being made
 * get that one, also when something was edited meanwhile.
 */
export function isFromBefore(since: number, headers: Headers): boolean {
  if (!isFresh(headers)) return isStale(headers);
  return Number(headers[madeAtHeader] ?? since) < since;
}
