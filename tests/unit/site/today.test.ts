import { afterEach, expect, test, vi } from 'vitest';

import { today } from '@/site/frame/today';

import { clocks } from '../../support/clocks';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test.each(clocks)('at %s (%s) it is %s in London', (_, clock, day) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(clock) });
  expect(today()).toBe(day);
});

test('a page’s script makes no formatter as it starts, nor to learn the day', async () => {
  vi.resetModules();
  const made = vi.spyOn(Intl, 'DateTimeFormat');
  await import('@/site/browser/start-page');
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-30T22:59Z') });
  expect(today()).toBe('2026-06-30');
  expect(made).not.toHaveBeenCalled();
});
