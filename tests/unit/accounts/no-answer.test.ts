import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { canReachServer, postAuth } from '@/accounts/request';

beforeEach(() => {
  vi.useFakeTimers();
  // Node’s own timer is not the one that this test turns on.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new Error('No answer')), milliseconds);
    return controller.signal;
  });
  vi.stubGlobal(
    'fetch',
    (_address: string, { signal }: RequestInit) =>
      new Promise((_, reject) =>
        signal?.addEventListener('abort', () => reject(new Error('No answer'))),
      ),
  );
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('a session whose renewal is never answered is free to ask again', async () => {
  const renewal = postAuth('refresh-token').catch(() => 'given up');
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await renewal).toBe('given up');
});

test('a server that never answers cannot be reached', async () => {
  const reached = canReachServer();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await reached).toBe(false);
});
