import { beforeEach, expect, test, vi } from 'vitest';

import { expectOutput } from '../support/output';

beforeEach(() => {
  globalThis.shutDown = undefined;
  vi.resetModules();
  vi.useFakeTimers();
  return () => {
    globalThis.shutDown = undefined;
    vi.useRealTimers();
  };
});

const load = () => import('@/platform/shut-down');

test('work is ended with the process, and nobody is cut off who is quick', async () => {
  const { endOfPatience, endWithProcess, finishWork } = await load();
  const ended: string[] = [];
  endWithProcess(() => Promise.resolve(ended.push('one')));
  endWithProcess(() => Promise.resolve(ended.push('two')));
  await finishWork();
  expect(ended).toEqual(['one', 'two']);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(endOfPatience.aborted).toBe(false);
});

test('one that fails ends no wait for the others, and is said', async () => {
  const { endOfPatience, endWithProcess, finishWork } = await load();
  expectOutput(/was not ended: TypeError/);
  const ended: string[] = [];
  endWithProcess(() => Promise.reject(new TypeError('No')));
  endWithProcess(async () => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    ended.push('slow');
  });
  const finished = finishWork();
  await vi.advanceTimersByTimeAsync(1000);
  await finished;
  expect(ended).toEqual(['slow']);
  endWithProcess(() => Promise.reject(new TypeError('No')));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(endOfPatience.aborted).toBe(false);
});

test('another copy of the module knows of it, and what begins too late is ended at once', async () => {
  const { finishWork } = await load();
  vi.resetModules();
  const { endWithProcess } = await load();
  const stop = vi.fn(() => Promise.resolve());
  endWithProcess(stop);
  await finishWork();
  expect(stop).toHaveBeenCalledOnce();
  endWithProcess(stop);
  expect(stop).toHaveBeenCalledTimes(2);
});

test('who waits for others is cut off before Docker ends the process', async () => {
  const { endOfPatience, endWithProcess, finishWork } = await load();
  endWithProcess(
    () =>
      new Promise<void>((resolve) => {
        endOfPatience.addEventListener('abort', () => resolve());
      }),
  );
  const finished = finishWork();
  await vi.advanceTimersByTimeAsync(9000);
  await finished;
  expect(endOfPatience.aborted).toBe(true);
});
