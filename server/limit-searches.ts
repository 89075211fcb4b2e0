import type { Step } from 'static-next-server';
import { hashedNetwork } from '@/platform/rate-limit/address';
import { takePoint } from '@/platform/rate-limit/limiter';
import { searchPath } from '~/collections/search/path';

/** One for each second: more than anybody reads. */
const limits = { name: 'site-search', points: 60, seconds: 60 };

/** Before a search asks the database: no other page of visitors does so each time. Comes after `stateClientAddress`. */
export const limitSearches: Step = async ({ path, request: { url = '', headers } }) => {
  if (path !== searchPath || !url.includes('?')) return undefined;
  const seen = String(headers['x-forwarded-for'] ?? '');
  const wait = await takePoint(limits, hashedNetwork(new Headers({ 'x-forwarded-for': seen })));
  if (wait === 0) return undefined;
  return {
    status: 429,
    code: 'rate-limited',
    reason: `Too many searches. Try again in ${wait} seconds: go back, and your words are still there.`,
    headers: { 'Retry-After': String(wait) },
  };
};
