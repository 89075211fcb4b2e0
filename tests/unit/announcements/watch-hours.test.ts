import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const told = vi.hoisted(() => vi.fn<(tags: readonly string[]) => Promise<void>>());
vi.mock('@/platform/expiry/tell-every-process', () => ({ tellEveryProcess: told }));

import { expireAt } from '@/site/announcements/watch-hours';

const day = 24 * 60 * 60 * 1000;

beforeEach(() => {
  vi.useFakeTimers();
  told.mockReset().mockResolvedValue(undefined);
});
afterEach(() => {
  expireAt('announcements', Infinity);
  vi.useRealTimers();
});

test('pages expire just after the moment, once, also when many pages ask for the same', async () => {
  const at = Date.now() + 10_000;
  for (let each = 0; each < 5; each += 1) expireAt('announcements', at);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(told).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(100);
  expect(told.mock.calls).toEqual([[['announcements']]]);
  await vi.advanceTimersByTimeAsync(10 * day);
  expect(told).toHaveBeenCalledTimes(1);
});

test('a moment beyond the longest timer is waited for, and one that was moved is not', async () => {
  expireAt('announcements', Date.now() + 40 * day);
  await vi.advanceTimersByTimeAsync(39 * day);
  expect(told).not.toHaveBeenCalled();
  expireAt('announcements', Date.now() + 3 * day);
  await vi.advanceTimersByTimeAsync(2 * day);
  expect(told).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(day + 100);
  expect(told).toHaveBeenCalledTimes(1);
});

test('while the database is away it is told again', async () => {
  told.mockRejectedValueOnce(new Error('away'));
  expireAt('announcements', Date.now() + 1000);
  await vi.advanceTimersByTimeAsync(1100);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(told).toHaveBeenCalledTimes(2);
});

test('each collection has a clock of its own', async () => {
  const at = Date.now() + 1000;
  expireAt('announcements', at);
  expireAt('positions', at + 1000);
  await vi.advanceTimersByTimeAsync(3000);
  expect(told.mock.calls).toEqual([[['announcements']], [['positions']]]);
});
