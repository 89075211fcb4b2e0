import type { IncomingHttpHeaders } from 'node:http';

import { readSource } from '@/forms/source/source';

import { mayCount } from './objection';
import { isRobot } from './robots';

/** What stands in place of a host; no host is without a dot. */
export const otherReferrers = {
  /** Typed, from a bookmark, or from where nobody says so. */
  none: 'direct',
  /** From one page of ours to the next. */
  own: 'within',
  /** Beyond what a day keeps apart. */
  beyond: 'other',
} as const;

/** All that is counted of a visit. Empty where there is no campaign. */
export interface View {
  readonly path: string;
  readonly referrer: string;
  readonly utmSource: string;
  readonly utmMedium: string;
  readonly utmCampaign: string;
}

interface Visit {
  /** Without its query. */
  readonly path: string;
  /** Where the question mark begins it; empty without. */
  readonly query: string;
  readonly headers: IncomingHttpHeaders;
}

const longestPath = 200;
const longestValue = 100;

/** An id, a token, or what was no text: no campaign that somebody named. */
const unnamed = /[\da-f]{8}-[\da-f]{4}-|\w{32}|\uFFFD/i;

const noCampaign = { utmSource: '', utmMedium: '', utmCampaign: '' };

/**
 * What to count of a page that was sent to somebody.
 * @returns undefined for whom nobody counts: robots, prefetching, and whoever objects
 */
export function viewOf({ path, query, headers }: Visit): View | undefined {
  if (path.length > longestPath || !isLookedAt(headers) || !mayCount(headers)) return undefined;
  const { referer } = headers;
  const isPlain = referer === undefined && query === '';
  if (isPlain) return { path, referrer: otherReferrers.none, ...noCampaign };
  return { path, referrer: referrerOf(referer, headers.host), ...campaignOf(query) };
}

/** The same of a page that says itself that it is seen: it was fetched ahead, from another page of ours. */
export function viewOfSeen(
  { path, query }: Omit<Visit, 'headers'>,
  headers: IncomingHttpHeaders,
): View | undefined {
  if (path.length > longestPath || isRobot(headers['user-agent']) || !mayCount(headers))
    return undefined;
  return { path, referrer: otherReferrers.own, ...campaignOf(query) };
}

/** Whether somebody opened a page, as far as browsers say. Those from before 2023 say less. */
function isLookedAt(headers: IncomingHttpHeaders): boolean {
  const isAhead =
    headers['sec-purpose'] !== undefined ||
    headers['purpose'] === 'prefetch' ||
    headers['x-moz'] === 'prefetch';
  const destination = headers['sec-fetch-dest'];
  const isDocument = destination === undefined || destination === 'document';
  return !isAhead && isDocument && !isRobot(headers['user-agent']);
}

function referrerOf(referer: string | undefined, ownHost: string | undefined): string {
  const begin = referer?.indexOf('://') ?? -1;
  if (referer === undefined || begin === -1) return otherReferrers.none;
  const [host = ''] = referer.slice(begin + 3).split(/[/?#]/, 1);
  if (host === ownHost) return otherReferrers.own;
  const name = host.replace(/:\d+$/, '');
  if (name.length > longestValue) return otherReferrers.none;
  return readSource(`referrer=${encodeURIComponent(name)}`)?.referrer ?? otherReferrers.none;
}

function campaignOf(query: string): typeof noCampaign {
  if (!query.includes('utm_')) return noCampaign;
  const given = new URLSearchParams(query);
  const known = readSource(
    new URLSearchParams({
      utmSource: given.get('utm_source') ?? '',
      utmMedium: given.get('utm_medium') ?? '',
      utmCampaign: given.get('utm_campaign') ?? '',
    }).toString(),
  );
  const kept = (value = '') => (value.length > longestValue || unnamed.test(value) ? '' : value);
  return {
    utmSource: kept(known?.utmSource),
    utmMedium: kept(known?.utmMedium),
    utmCampaign: kept(known?.utmCampaign),
  };
}
