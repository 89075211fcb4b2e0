import { expect, it } from 'vitest';
import { SharedClock } from '../../../src/expiry/shared-clock.ts';

function begun(since: bigint): SharedClock {
  const clock = new SharedClock();
  clock.begin(since);
  return clock;
}

it('judges nothing before it hears of changes, and nothing after', () => {
  const clock = new SharedClock();
  expect([clock.time, clock.isOutdated([], 100n)]).toEqual([undefined, true]);
  clock.begin(10n);
  expect([clock.time, clock.isOutdated([], 100n)]).toEqual([10n, false]);
  clock.stop();
  expect([clock.time, clock.isOutdated([], 100n)]).toEqual([undefined, true]);
});

it('does not trust what was begun before it heard of changes', () => {
  const clock = begun(10n);
  expect(clock.isOutdated(['industries'], 9n)).toBe(true);
  expect(clock.isOutdated(['industries'], 10n)).toBe(false);
});

it('knows what a change has made old, by its time and not by when it was heard', () => {
  const clock = begun(10n);
  clock.hear(['industries'], 20n);
  expect(clock.isOutdated(['industries'], 19n)).toBe(true);
  expect(clock.isOutdated(['industries'], 20n)).toBe(false);
  expect(clock.isOutdated(['media', 'projects'], 10n)).toBe(false);
  expect(clock.time).toBe(20n);
});

it('keeps what it hears in the moment before it begins, and never goes back', () => {
  const clock = new SharedClock();
  clock.hear(['industries'], 20n);
  clock.begin(10n);
  expect([clock.time, clock.isOutdated(['industries'], 15n)]).toEqual([10n, true]);
  clock.hear(['media'], 30n);
  clock.hear(['projects'], 25n);
  expect(clock.time).toBe(30n);
});

it('takes nothing with a tag that changed here until it knows when', () => {
  const clock = begun(10n);
  clock.expect(['industries'], 1);
  clock.expect(['industries'], 2);
  expect(clock.isOutdated(['industries'], 100n)).toBe(true);
  // The first of two messages: the second change may be later.
  clock.hear(['industries'], 20n, 1);
  expect(clock.isOutdated(['industries'], 100n)).toBe(true);
  // That of another process says nothing of ours.
  clock.hear(['industries'], 25n);
  expect(clock.isOutdated(['industries'], 100n)).toBe(true);
  clock.hear(['industries'], 30n, 2);
  expect(clock.isOutdated(['industries'], 29n)).toBe(true);
  expect(clock.isOutdated(['industries'], 30n)).toBe(false);
});

it('forgets the times of another clock when it stops', () => {
  const clock = begun(10n);
  clock.hear(['industries'], 1000n);
  clock.stop();
  clock.begin(20n);
  expect(clock.isOutdated(['industries'], 20n)).toBe(false);
});
