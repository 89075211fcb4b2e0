import type { Step } from 'static-next-server';
import { hashedNetwork } from '@/platform/rate-limit/address';
import { takePoint } from '@/platform/rate-limit/limiter';
import { ownSectionPath } from '@/site/own-section/path';
import { searchPath } from '~/collections/search/path';

/** One for each second: more than anybody reads. */
const limits = { points: 60, seconds: 60 };

/** The pages that are made for each visit, by what their address asks, and kept for nobody. */
const asked: Readonly<Record<string, string>> = {
  [searchPath]: 'site-search',
  [ownSectionPath]: 'own-section',
};
const placeOf = (path: string): string | undefined =>
  path.startsWith('/review/') ? 'review-draft' : asked[path];

/** Before such a page is made. Comes after `stateClientAddress`. */
export const limitAskedPages: Step = async ({ path, request: { headers } }) => {
  const name = placeOf(path);
  if (name === undefined) return undefined;
  const seen = String(headers['x-forwarded-for'] ?? '');
  const network = hashedNetwork(new Headers({ 'x-forwarded-for': seen }));
  const wait = await takePoint({ name, ...limits }, network);
  if (wait === 0) return undefined;
  return {
    status: 429,
    code: 'rate-limited',
    reason: `Too many requests for this page. Try again in ${wait} seconds: go back, and what you typed is still there.`,
    headers: { 'Retry-After': String(wait) },
  };
};
