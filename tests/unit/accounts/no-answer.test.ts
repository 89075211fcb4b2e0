import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { canReachServer, postAuth } from '@/accounts/request';

import { neverAnswers } from '../../support/never-answers';

beforeEach(() => {
  vi.useFakeTimers();
  neverAnswers();
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
