import type { CollectionSlug, Where } from 'payload';
import { z } from 'zod';

import { titleOf } from '~/collections/deletion/find-uses';
import { listLinksThatEnd } from '~/collections/review/links';
import { inTurn } from '@/platform/database/in-turn';
import { jobsSlug, publishTask } from '@/platform/payload/own-collections';
import { addressOfDocument } from '@/platform/payload/panel/addresses';
import { today } from '@/platform/place/calendar-day';
import { monthOf, shortDay } from '@/platform/place/days';
import { clockInWords } from '@/platform/place/wording';

import type { Reading } from '../dashboard/reading';
import { kinds, type KindName } from './kinds';
import { dayOf, type Month, type Range } from './months';
import { findNames, untitled } from './names';

/** Something that happens on a day, or by itself at an hour. */
export interface Entry {
  /** `2026-12-04` */
  readonly day: string;
  /** `09:00`, where the place is; undefined of what has a day and no hour. */
  readonly time?: string | undefined;
  /** What happens: “Position closes”. */
  readonly what: string;
  readonly title: string;
  readonly href: string;
  /** That visitors do not see it as it is: none of it, or what was published before. */
  readonly waits?: 'draft' | 'changes' | undefined;
}

export interface Calendar {
  /** By day and hour. */
  readonly entries: readonly Entry[];
  /** What began before the month and ends after it, and what should have been done before. */
  readonly besides: readonly Entry[];
  /** Whether there is more than stands here. */
  readonly isCut: boolean;
}

/** Of one kind in one month. */
export const mostOfAKind = 200;

interface Dated {
  readonly kind: KindName;
  readonly collection: CollectionSlug;
  /** The path of the field. */
  readonly field: string;
  readonly isDay?: boolean;
  readonly what: string;
}

const dated: readonly Dated[] = [
  {
    ...{ kind: 'articles', collection: 'articles', field: 'publishedOn' },
    ...{ isDay: true, what: 'Article' },
  },
  {
    ...{ kind: 'announcements', collection: 'announcements', field: 'from' },
    what: 'Announcement begins',
  },
  {
    ...{ kind: 'announcements', collection: 'announcements', field: 'until' },
    what: 'Announcement ends',
  },
  {
    ...{ kind: 'positions', collection: 'positions', field: 'applyBy' },
    what: 'Position closes',
  },
  {
    ...{ kind: 'forms', collection: 'custom-forms', field: 'opening.opensAt' },
    what: 'Form opens',
  },
  {
    ...{ kind: 'forms', collection: 'custom-forms', field: 'opening.closesAt' },
    what: 'Form closes',
  },
  {
    ...{ kind: 'claims', collection: 'claims', field: 'nextReview' },
    ...{ isDay: true, what: 'Claim is due for review' },
  },
];

/** What has a date in a month, as whoever looks may read it. @param chosen all kinds without it */
export async function readCalendar(
  reading: Reading,
  month: Month,
  chosen: KindName | undefined,
): Promise<Calendar> {
  const shown = kinds.flatMap(({ name }) =>
    chosen === undefined || chosen === name ? [name] : [],
  );
  const isShown = ({ kind }: { kind: KindName }) => shown.includes(kind);
  const found = await inTurn(dated.filter(isShown), (each) => readDated(reading, month, each));
  if (shown.includes('scheduled')) found.push(await readScheduled(reading, month.hours));
  if (shown.includes('links')) found.push(await readLinks(reading, month.hours));
  const besides = await inTurn(
    [
      ...(shown.includes('announcements') ? [readAllMonth] : []),
      ...(shown.includes('claims') && month.name === monthOf(today()) ? [readOverdue] : []),
    ],
    (read) => read(reading, month),
  );
  return {
    entries: found.flatMap((each) => each.slice(0, mostOfAKind)).toSorted(byDay),
    besides: besides.flatMap((each) => each.slice(0, mostOfAKind)),
    isCut: [...found, ...besides].some(({ length }) => length > mostOfAKind),
  };
}

const placeOf = ({ day, time = '', title }: Entry) => `${day} ${time} ${title}`;
const byDay = (one: Entry, other: Entry) => (placeOf(one) < placeOf(other) ? -1 : 1);

const within = (field: string, { from, until }: Range): Where => ({
  and: [
    { [field]: { greater_than_equal: from.toISOString() } },
    { [field]: { less_than: until.toISOString() } },
  ],
});

const identified = z.looseObject({ id: z.string(), _status: z.string().nullish() });

const valueAt = (given: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => Reflect.get(Object(value), name), given);

/** One more than is shown, so that it is known whether there are more. */
async function readWhere(
  reading: Reading,
  { collection, field, isDay = false, what }: Dated,
  where: Where,
): Promise<Entry[]> {
  const { payload, user, req } = reading;
  const { config } = payload.collections[collection];
  const title = config.admin.useAsTitle ?? 'id';
  const top = field.split('.')[0] ?? field;
  const { docs } = await payload.find({
    ...{ collection, where, draft: true, sort: field, limit: mostOfAKind + 1, pagination: false },
    select: { [title]: true, [top]: true, _status: true },
    ...{ depth: 0, overrideAccess: false, user, req },
  });
  const drafts = docs
    .map((doc) => identified.parse(doc))
    .flatMap(({ id, _status }) => (_status === 'draft' ? id : []));
  const changed = await onSite(reading, collection, drafts);
  return docs.map((doc) => {
    const { id } = identified.parse(doc);
    const moment = z.coerce.date().parse(valueAt(doc, field));
    return {
      day: dayOf(moment, isDay),
      time: isDay ? undefined : clockInWords(moment),
      what,
      title: titleOf(config, doc) || untitled,
      href: addressOfDocument(collection, id),
      waits: changed.includes(id) ? 'changes' : drafts.includes(id) ? 'draft' : undefined,
    };
  });
}

/** Which of some drafts visitors see as they were before. */
async function onSite(
  { payload, user, req }: Reading,
  collection: CollectionSlug,
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return [];
  const { docs } = await payload.find({
    ...{ collection, where: { id: { in: [...ids] }, _status: { equals: 'published' } } },
    ...{ select: {}, pagination: false, depth: 0, overrideAccess: false, user, req },
  });
  return docs.map((doc) => identified.parse(doc).id);
}

const readDated = (reading: Reading, month: Month, each: Dated): Promise<Entry[]> =>
  readWhere(reading, each, within(each.field, each.isDay ? month.ofDays : month.hours));

const until = (field: string, entry: Entry): Entry => ({
  ...entry,
  what: `${field} ${shortDay(entry.day)}`,
});

async function readAllMonth(reading: Reading, { hours }: Month): Promise<Entry[]> {
  const announcement: Dated = {
    ...{ kind: 'announcements', collection: 'announcements', field: 'until', what: '' },
  };
  const entries = await readWhere(reading, announcement, {
    and: [
      { from: { less_than: hours.from.toISOString() } },
      { until: { greater_than_equal: hours.until.toISOString() } },
    ],
  });
  return entries.map((entry) => until('Announcement, until', entry));
}

/** Of earlier months: nobody would look for it there. */
async function readOverdue(reading: Reading, { ofDays }: Month): Promise<Entry[]> {
  const claim: Dated = {
    ...{ kind: 'claims', collection: 'claims', field: 'nextReview', isDay: true, what: '' },
  };
  const before = { nextReview: { less_than: ofDays.from.toISOString() } };
  const entries = await readWhere(reading, claim, before);
  return entries.map((entry) => until('Claim, due for review since', entry));
}

const job = z.object({
  waitUntil: z.coerce.date(),
  input: z.object({
    type: z.string().nullish(),
    doc: z.object({ relationTo: z.string(), value: z.string() }).nullish(),
    global: z.string().nullish(),
  }),
});

/** Editors may not read the queue of jobs; what it is about they may read, or it is left out. */
async function readScheduled(reading: Reading, hours: Range): Promise<Entry[]> {
  const { payload, req } = reading;
  const { docs } = await payload.find({
    collection: jobsSlug,
    where: {
      and: [
        { taskSlug: { equals: publishTask } },
        { completedAt: { exists: false } },
        within('waitUntil', hours),
      ],
    },
    ...{ sort: 'waitUntil', limit: mostOfAKind + 1, pagination: false },
    ...{ depth: 0, overrideAccess: true, req },
  });
  const jobs = docs.map((each) => {
    const { waitUntil, input } = job.parse(each);
    const { doc, global, type } = input;
    const of = { owner: doc?.relationTo ?? global ?? '', document: doc?.value ?? null };
    return { moment: waitUntil, of, what: type === 'unpublish' ? 'Unpublish' : 'Publish' };
  });
  return withNames(reading, jobs);
}

async function readLinks(reading: Reading, hours: Range): Promise<Entry[]> {
  const links = await listLinksThatEnd({ ...hours, most: mostOfAKind + 1 });
  const ends = links.map(({ owner, document, expiresAt, maker }) => ({
    moment: expiresAt,
    of: { owner, document },
    what: `Link for review ends (by ${maker})`,
  }));
  return withNames(reading, ends);
}

interface Nameless {
  readonly moment: Date;
  readonly of: { readonly owner: string; readonly document: string | null };
  readonly what: string;
}

async function withNames(reading: Reading, given: readonly Nameless[]): Promise<Entry[]> {
  const nameOf = await findNames(
    reading,
    given.map(({ of }) => of),
  );
  return given.flatMap(({ moment, of, what }) => {
    const name = nameOf(of);
    if (!name) return [];
    return [{ day: dayOf(moment, false), time: clockInWords(moment), what, ...name }];
  });
}
