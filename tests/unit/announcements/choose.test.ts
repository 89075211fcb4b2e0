import { expect, test } from 'vitest';

import type { Announcement } from '@/payload-types';
import { announcementAt, nextChange, standsAt } from '@/site/announcements/choose';

const now = Date.parse('2027-03-28T12:00:00Z');
const inHours = (hours: number) => new Date(now + hours * 3_600_000).toISOString();
const home = { kinds: ['home'], document: undefined };
const everywhere = { shownOn: 'all' as const };

const named = (name: string, from?: string, until?: string) => ({
  name,
  from,
  until,
  ...everywhere,
});

test('it stands from its first moment until its last, and without them always', () => {
  const shown = (from?: string, until?: string) =>
    announcementAt([named('one', from, until)], home, now) !== undefined;
  expect(shown()).toBe(true);
  expect(shown(inHours(-1), inHours(1))).toBe(true);
  expect(shown(inHours(0))).toBe(true);
  expect(shown(inHours(1))).toBe(false);
  expect(shown(undefined, inHours(0))).toBe(false);
});

test('of two the one that began last stands, wherever it stands in the list', () => {
  const all = [named('always'), named('new', inHours(-1)), named('old', inHours(-5))];
  expect(announcementAt(all, home, now)?.name).toBe('new');
  expect(announcementAt(all.toReversed(), home, now)?.name).toBe('new');
  expect(announcementAt([named('always'), named('later', inHours(2))], home, now)?.name).toBe(
    'always',
  );
});

test('one of some pages stands on their kinds and on single ones alone', () => {
  const page = { kinds: ['projects'], document: 'p1' };
  const some = (kinds: Announcement['kinds'], ids: string[]) => ({
    shownOn: 'some' as const,
    kinds,
    pages: ids.map((value) => ({ relationTo: 'projects' as const, value })),
  });
  expect(standsAt(some(['projects'], []), page)).toBe(true);
  expect(standsAt(some([], ['p1']), page)).toBe(true);
  expect(standsAt(some(['home'], ['p2']), page)).toBe(false);
  expect(standsAt(some([], []), { ...page, document: undefined })).toBe(false);
});

test('the next change is the first moment ahead', () => {
  const all = [named('a', inHours(-3), inHours(4)), named('b', inHours(2), inHours(9))];
  expect(nextChange(all, now)).toBe(Date.parse(inHours(2)));
  expect(nextChange(all, Date.parse(inHours(2)))).toBe(Date.parse(inHours(4)));
  expect(nextChange([named('past', inHours(-4), inHours(-3)), named('always')], now)).toBe(
    Infinity,
  );
  expect(nextChange([], now)).toBe(Infinity);
});
