import { z } from 'zod';

import {
  countViewsOf,
  listFollowed,
  listViews,
  otherReferrers,
  viewsBy,
  type ViewGroup,
} from '@/page-views';
import { byteOrderMark, csvNumbers, csvRow } from '@/platform/csv';
import { today } from '@/platform/place/calendar-day';
import { dayAfter } from '@/platform/place/days';
import { countEnquiries, type EnquiryCount } from '@/submissions/records/figures/enquiries';

/** Over how many days figures go. */
export const periods = [7, 30, 90, 365] as const;
export type Period = (typeof periods)[number];

/** What a query asks for, else a month. */
export const periodOf = (asked: unknown): Period =>
  periods.find((days) => String(days) === asked) ?? 30;

/** The first day of a period that ends today. */
export const firstDayOf = (period: number): string => dayAfter(today(), 1 - period);

/** A page, a site or a campaign, with what it brought. */
export interface Brought {
  readonly name: string;
  readonly views: number;
  readonly enquiries: number;
}

interface Figures {
  readonly views: number;
  readonly enquiries: number;
  /** Oldest first, without a gap. */
  readonly days: readonly { readonly day: string; readonly views: number }[];
  readonly pages: readonly Brought[];
  readonly sources: readonly Brought[];
  readonly campaigns: readonly Brought[];
  /** How often each was followed, among its views. */
  readonly shortLinks: readonly Brought[];
}

/** As many rows of a table are shown; the file has all of them. */
const longest = 100;

/** … and looked at: what brought an enquiry may have few views. */
const mostRead = 5000;

/** What visitors did in a period. The numbers are of everybody together, whoever may read which form. */
export async function getFigures(period: Period): Promise<Figures> {
  const since = firstDayOf(period);
  const some = { since, limit: mostRead };
  const [views, days, pages, sources, campaigns, shortLinks, enquiries] = await Promise.all([
    countViewsOf(since),
    viewsBy('day', { since, limit: period }),
    viewsBy('page', some),
    viewsBy('source', some),
    viewsBy('campaign', some),
    listFollowed(since, longest),
    countEnquiries(since),
  ]);
  const ofDay = new Map(days.map((group) => [group.value, group.views]));
  return {
    views,
    enquiries: sumOf(enquiries),
    days: Array.from({ length: period }, (_, at) => dayAfter(since, at)).map((day) => ({
      day,
      views: ofDay.get(day) ?? 0,
    })),
    pages: brought(pages, enquiries, ({ landing }) => landing),
    sources: named(brought(sources, enquiries, sourceOf), sourceName),
    campaigns: named(brought(campaigns, enquiries, campaignOf), campaignName),
    shortLinks: brought(shortLinks, [], () => null),
  };
}

/** What one page had in a month. */
export async function figuresOfPage(page: string): Promise<Omit<Brought, 'name'>> {
  const since = firstDayOf(30);
  const [views, enquiries] = await Promise.all([countViewsOf(since, page), countEnquiries(since)]);
  return { views, enquiries: sumOf(enquiries.filter(({ landing }) => landing === page)) };
}

const sumOf = (counts: readonly EnquiryCount[]): number =>
  counts.reduce((sum, { enquiries }) => sum + enquiries, 0);

/** Views and enquiries by the same thing; an enquiry of which it is not known stands nowhere. */
function brought(
  groups: readonly ViewGroup[],
  counts: readonly EnquiryCount[],
  thingOf: (count: EnquiryCount) => string | null,
): Brought[] {
  const enquiries = new Map<string, number>();
  for (const count of counts) {
    const thing = thingOf(count);
    if (thing !== null) enquiries.set(thing, (enquiries.get(thing) ?? 0) + count.enquiries);
  }
  const views = new Map(groups.map((group) => [group.value, group.views]));
  return [...new Set([...views.keys(), ...enquiries.keys()])]
    .map((name) => ({
      name,
      views: views.get(name) ?? 0,
      enquiries: enquiries.get(name) ?? 0,
    }))
    .sort((one, other) => other.views - one.views || other.enquiries - one.enquiries)
    .slice(0, longest);
}

/** An enquiry by a form of ours whose sender came from no site that is known. */
const sourceOf = ({ landing, referrer, utmSource }: EnquiryCount): string | null =>
  utmSource ?? referrer ?? (landing === null ? null : otherReferrers.none);

const campaignOf = ({ utmSource, utmMedium, utmCampaign }: EnquiryCount): string | null =>
  utmCampaign === null
    ? null
    : // As PostgreSQL writes it.
      `[${[utmSource, utmMedium, utmCampaign].map((word) => JSON.stringify(word ?? '')).join(', ')}]`;

const named = (all: readonly Brought[], nameOf: (name: string) => string): Brought[] =>
  all.map(({ name, ...numbers }) => ({ name: nameOf(name), ...numbers }));

const otherNames = new Map<string, string>([
  [otherReferrers.none, 'Typed, bookmarked, or not said'],
  [otherReferrers.own, 'Another page of this site'],
  [otherReferrers.beyond, 'Others together'],
]);

const sourceName = (source: string): string => otherNames.get(source) ?? source;

const campaignWords = z.tuple([z.string(), z.string(), z.string()]);

const campaignName = (words: string): string => {
  const [source, medium, campaign] = campaignWords.parse(JSON.parse(words));
  const from = [source, medium].filter((word) => word !== '').join(' / ');
  return from === '' ? campaign : `${campaign} (${from})`;
};

const heads = [
  ...['Day', 'Page', 'Came from', 'Campaign source', 'Campaign medium', 'Campaign'],
  ...['Views', 'Enquiries'],
];

/** Each day's numbers by page and source, as a CSV. */
export async function figuresFile(period: Period): Promise<string> {
  const since = firstDayOf(period);
  const rows = new Map<string, { views: number; enquiries: number }>();
  const rowOf = (...cells: readonly (string | null)[]) => {
    const key = cells.map((cell) => cell ?? '').join('\n');
    const row = rows.get(key) ?? { views: 0, enquiries: 0 };
    rows.set(key, row);
    return row;
  };
  for (const { day, path, referrer, utmSource, utmMedium, utmCampaign, views } of await listViews(
    since,
  ))
    rowOf(day, path, sourceName(referrer), utmSource, utmMedium, utmCampaign).views += views;
  for (const count of await countEnquiries(since)) {
    const { day, landing, referrer, utmSource, utmMedium, utmCampaign, enquiries } = count;
    const from = referrer ?? (landing === null ? '' : sourceName(otherReferrers.none));
    rowOf(day, landing, from, utmSource, utmMedium, utmCampaign).enquiries += enquiries;
  }
  const lines = [...rows].sort(([one], [other]) => (one < other ? -1 : 1)).map(line);
  return byteOrderMark + csvRow(heads) + lines.join('');
}

function line([key, { views, enquiries }]: readonly [string, Omit<Brought, 'name'>]): string {
  const [day = '', ...names] = key.split('\n');
  return [
    csvNumbers([day]).trimEnd(),
    csvRow(names).trimEnd(),
    csvNumbers([String(views), String(enquiries)]),
  ].join(',');
}
