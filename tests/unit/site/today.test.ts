import { afterEach, expect, test, vi } from 'vitest';

import { today } from '@/site/frame/today';

import { clocks } from '../../support/clocks';

afterEach(() => vi.useRealTimers());

test.each(clocks)('at %s (%s) it is %s in London', (_, clock, day) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(clock) });
  expect(today()).toBe(day);
});
