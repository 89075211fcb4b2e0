import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

import type { Place } from '@/site-choices';
import { everyForm } from '../../support/submissions/every-form';

const usual = {
  workday: { begins: '09:00', ends: '17:00' },
  workingDays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
  holidays: [],
} as const;

const newYork: Place = {
  ...usual,
  timeZone: 'America/New_York',
  clock: 'New York',
  locale: 'en-US',
  currencies: ['USD'],
  holidays: ['12-25', '2026-11-26'],
};

/** Half an hour off, without summer time, from Sunday to Thursday. */
const kolkata: Place = {
  timeZone: 'Asia/Kolkata',
  clock: 'Kolkata',
  locale: 'en-IN',
  currencies: ['INR'],
  workday: { begins: '10:00', ends: '18:30' },
  workingDays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday'],
  holidays: [],
};

/** What knows days and hours, as a site at a place has it. */
async function siteAt(place: Place) {
  vi.resetModules();
  vi.doMock('~/site.config', async (original) => ({ ...(await original<object>()), place }));
  return {
    ...(await import('@/platform/place/calendar-day')),
    ...(await import('@/platform/place/wording')),
    ...(await import('@/platform/place/working-days')),
    ...(await import('@/inbox/frame/format-date')),
    ...(await import('@/inbox/figures/calendar-days')),
    ...(await import('@/inbox/list/first-reply-days')),
    ...(await import('@/inbox/reply/later-time')),
    ...(await import('@/inbox/snooze/snooze-times')),
    ...(await import('@/submissions/records/queue/working-time')),
    ...(await import('@/submissions/staff-notices/digest-time')),
  };
}

type Site = Awaited<ReturnType<typeof siteAt>>;

afterAll(() => {
  vi.doUnmock('~/site.config');
  vi.resetModules();
});

const iso = (time: number) => new Date(time).toISOString();

interface Expected {
  readonly place: Place;
  /** An instant, and how the site calls its day and its time. */
  readonly shown: readonly (readonly [instant: string, day: string, time: string])[];
  /** A day, when it begins, and how many hours it has. */
  readonly days: readonly (readonly [day: string, begins: string, hours: number])[];
  readonly digests: readonly (readonly [at: string, isTime: boolean])[];
  /** What is sent then is to be answered within eight working hours: by then. */
  readonly due: readonly (readonly [sent: string, due: string])[];
  readonly later: readonly [text: string, now: string, instant: string];
  readonly snoozed: readonly [now: string, tomorrow: string];
  readonly morning: string;
  readonly worked: string;
  readonly written: readonly [day: string, number: string];
}

const places: Expected[] = [
  {
    place: newYork,
    shown: [
      ['2026-11-20T03:30:00Z', '2026-11-19', 'Nov 19, 2026 22:30'],
      ['2027-03-14T07:00:00Z', '2027-03-14', 'Mar 14, 2027 03:00'],
    ],
    days: [
      ['2026-11-20', '2026-11-20T05:00:00.000Z', 24],
      ['2027-03-14', '2027-03-14T05:00:00.000Z', 23],
      ['2026-11-01', '2026-11-01T04:00:00.000Z', 25],
    ],
    digests: [
      ['2026-11-23T14:00:00Z', true],
      ['2026-07-06T13:00:00Z', true],
      ['2026-07-06T14:00:00Z', false],
      // Thanksgiving, Christmas, and the Friday after.
      ['2026-11-26T14:00:00Z', false],
      ['2026-12-25T14:00:00Z', false],
      ['2026-11-27T14:00:00Z', true],
    ],
    due: [
      ['2026-11-25T20:00:00Z', '2026-11-27T20:00:00.000Z'],
      // A Friday, and clocks go forward on the Sunday.
      ['2027-03-12T20:00:00Z', '2027-03-15T19:00:00.000Z'],
    ],
    later: ['2027-03-15T09:00', '2027-03-10T12:00:00Z', '2027-03-15T13:00:00.000Z'],
    snoozed: ['2026-11-20T03:30:00Z', '2026-11-20T14:00:00.000Z'],
    morning: '9:00',
    worked: 'Monday to Friday',
    written: ['November 20, 2026', '1,234,567'],
  },
  {
    place: kolkata,
    shown: [
      ['2026-11-20T03:30:00Z', '2026-11-20', 'Nov 20, 2026 09:00'],
      ['2026-12-31T18:30:00Z', '2027-01-01', 'Jan 1, 2027 00:00'],
    ],
    days: [
      ['2026-11-20', '2026-11-19T18:30:00.000Z', 24],
      ['2027-03-28', '2027-03-27T18:30:00.000Z', 24],
    ],
    digests: [
      ['2026-11-22T04:30:00Z', true],
      ['2026-11-22T04:00:00Z', false],
      // A Friday.
      ['2026-11-20T04:30:00Z', false],
    ],
    due: [
      ['2026-11-19T08:30:00Z', '2026-11-22T08:00:00.000Z'],
      ['2026-11-20T08:30:00Z', '2026-11-22T12:30:00.000Z'],
    ],
    later: ['2027-03-15T09:00', '2027-03-10T12:00:00Z', '2027-03-15T03:30:00.000Z'],
    snoozed: ['2026-11-20T20:00:00Z', '2026-11-22T04:30:00.000Z'],
    morning: '10:00',
    worked: 'Sunday to Thursday',
    written: ['20 November 2026', '12,34,567'],
  },
];

describe.each(places)('a site in $place.clock', (expected) => {
  const { place } = expected;
  const { workday } = place;
  const at: { site?: Site } = {};
  beforeAll(async () => {
    at.site = await siteAt(place);
  });
  const site = (): Site => {
    if (!at.site) throw new Error('The site is not loaded yet');
    return at.site;
  };

  test.each(expected.shown)('calls %s %s', (instant, day, time) => {
    expect(site().isoDay(new Date(instant))).toBe(day);
    expect(site().formatDate(instant)).toBe(time);
    expect(site().lastDays(3, new Date(instant)).at(-1)?.day).toBe(day);
    expect(site().firstReplyDays({ from: null, to: null }, Date.parse(instant)).to).toBe(day);
  });

  test.each(expected.days)('counts %s from %s on, %i hours', (day, begins, hours) => {
    expect(site().startOfDate(day)).toBe(begins);
    const length = Date.parse(site().startOfDate(day, 1)) - Date.parse(begins);
    expect(length).toBe(hours * 60 * 60 * 1000);
  });

  test.each(expected.digests)('at %s it is time for the digest: %s', (moment, isTime) => {
    expect(site().isDigestTime(new Date(moment), workday.begins)).toBe(isTime);
  });

  test.each(expected.due)('what comes at %s is due at %s', (sent, due) => {
    const { afterWorkingHours, workingHoursAgo, segmentsOfDays, isoDay } = site();
    const since = Date.parse(sent);
    expect(iso(afterWorkingHours(since, 8, workday))).toBe(due);
    expect(workingHoursAgo(Date.parse(due), 8, workday)).toBeLessThanOrEqual(since);
    expect(workingHoursAgo(Date.parse(due) + 1, 8, workday)).toBeGreaterThan(since);
    // As the figures count it.
    const day = isoDay(new Date(sent));
    const hours = everyForm(8);
    const parts = segmentsOfDays(
      { name: 'quote' },
      { from: day, to: day },
      { now: 0, workday, hours },
    );
    const part = parts.find(({ begins, ends }) => since >= begins && since < ends);
    expect(part && iso(part.due + (part.isRising ? since - part.begins : 0))).toBe(due);
  });

  test('takes times and mornings as its clocks have them', () => {
    const [text, now, instant] = expected.later;
    expect(site().laterTime(text, Date.parse(now))).toBe(instant);
    const [asked, tomorrow] = expected.snoozed;
    expect(site().snoozedUntil('tomorrow', '', Date.parse(asked))).toBe(tomorrow);
    expect(site().morning).toBe(expected.morning);
  });

  test('writes days, numbers and its working days in its own way', () => {
    const [day, number] = expected.written;
    expect(site().longDay('2026-11-20')).toBe(day);
    expect(site().inDigits(1_234_567)).toBe(number);
    expect(site().workingDaysInWords()).toBe(expected.worked);
  });
});

test('days that do not follow each other are listed', async () => {
  const { workingDaysInWords } = await siteAt({
    ...newYork,
    workingDays: ['Monday', 'Wednesday', 'Friday'],
  });
  expect(workingDaysInWords()).toBe('Monday, Wednesday, and Friday');
});

test('a place without a working day is refused: an answer would never be due', async () => {
  await expect(siteAt({ ...newYork, workingDays: [] })).rejects.toThrow('place.workingDays');
});
