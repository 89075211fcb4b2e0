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

export interface Visit {
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
  const end = referer.indexOf('/', begin + 3);
  const host = referer.slice(begin + 3, end === -1 ? undefined : end);
  return host === ownHost ? otherReferrers.own : remembered(hosts, host, () => hostOf(host));
}

function hostOf(given: string): string {
  const name = given.replace(/:\d+$/, '');
  if (name.length > longestValue) return otherReferrers.none;
  return readSource(`referrer=${encodeURIComponent(name)}`)?.referrer ?? otherReferrers.none;
}

/** As they stand in a query: of what else stands there nothing is looked at. */
const campaignWords = /(?<=[?&])utm_(?:source|medium|campaign)=[^&]*/g;

function campaignOf(query: string): typeof noCampaign {
  if (!query.includes('utm_')) return noCampaign;
  return remembered(queries, query, () => {
    const words = query.match(campaignWords)?.join('&') ?? '';
    return remembered(campaigns, words, () => readCampaign(new URLSearchParams(words)));
  });
}

function readCampaign(given: URLSearchParams): typeof noCampaign {
  const utmSource = given.get('utm_source') ?? '';
  const utmMedium = given.get('utm_medium') ?? '';
  const utmCampaign = given.get('utm_campaign') ?? '';
  const known = readSource(String(new URLSearchParams({ utmSource, utmMedium, utmCampaign })));
  const kept = (value = '') => (value.length > longestValue || unnamed.test(value) ? '' : value);
  return {
    utmSource: kept(known?.utmSource),
    utmMedium: kept(known?.utmMedium),
    utmCampaign: kept(known?.utmCampaign),
  };
}

/** What was read lately: to read it takes a quarter as long as to send a page. */
const hosts = new Map<string, string>();
const campaigns = new Map<string, typeof noCampaign>();
/** Whole, as one link of a campaign has them: with an id of a click in it, each is another. */
const queries = new Map<string, typeof noCampaign>();
const mostRemembered = 200;
const longestRemembered = 300;

function remembered<Value>(map: Map<string, Value>, key: string, read: () => Value): Value {
  const known = map.get(key);
  if (known !== undefined) return known;
  const value = read();
  if (map.size >= mostRemembered) map.clear();
  if (key.length <= longestRemembered) map.set(key, value);
  return value;
}
