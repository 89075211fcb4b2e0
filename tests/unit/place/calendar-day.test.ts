import { afterEach, expect, test, vi } from 'vitest';

import { thisYear, today } from '@/platform/place/calendar-day';

import { clocks } from '../../support/clocks';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test.each(clocks)('at %s (%s) it is %s in London', (_, clock, day) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(clock) });
  expect(today()).toBe(day);
  expect(thisYear()).toBe(day.slice(0, 4));
});

test('a page’s script makes no formatter as it starts, nor to learn the year', async () => {
  vi.resetModules();
  const made = vi.spyOn(Intl, 'DateTimeFormat');
  await import('@/site/browser/start-page');
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-30T22:59Z') });
  expect(thisYear()).toBe('2026');
  expect(made).not.toHaveBeenCalled();
});
