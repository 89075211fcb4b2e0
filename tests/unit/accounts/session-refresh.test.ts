import { expect, test } from 'vitest';

import type { AuthAnswer } from '@/accounts/request/auth-request';
import { needsRefresh, refreshSession } from '@/accounts/session/session-refresh';

const second = 1000;
const refreshed: AuthAnswer = { status: 200, body: { exp: 1_800_000_000 } };
const answering = (status: number): AuthAnswer => ({ status, body: null });

/** A service that gives these answers in turn, the last one for ever; null is no network. */
function service(...answers: [AuthAnswer | null, ...(AuthAnswer | null)[]]) {
  let time = 0;
  const waits: number[] = [];
  const asked: string[] = [];
  const post = (action: string) => {
    const answer = answers[Math.min(asked.push(action), answers.length) - 1];
    return answer ? Promise.resolve(answer) : Promise.reject(new TypeError('no network'));
  };
  const sleep = (milliseconds: number) => {
    waits.push(milliseconds);
    time += milliseconds;
    return Promise.resolve();
  };
  return { surroundings: { post, sleep, now: () => time }, waits, asked };
}

test.each([
  [120, false],
  [90, false],
  [89.999, true],
  [0, true],
  [-3600, true],
])('with %d s left a refresh is due: %s', (seconds, due) => {
  expect(needsRefresh(0, seconds * second)).toBe(due);
});

test('one call does when the service answers', async () => {
  const { surroundings, waits, asked } = service(refreshed);
  expect(await refreshSession(surroundings)).toEqual({
    kind: 'refreshed',
    expiresAt: 1_800_000_000 * second,
  });
  expect(asked).toEqual(['refresh-token']);
  expect(waits).toEqual([]);
});

test('network errors and 502, 503, 504 are tried again, waiting twice as long each time', async () => {
  const { surroundings, waits } = service(
    null,
    answering(502),
    answering(503),
    answering(504),
    refreshed,
  );
  expect(await refreshSession(surroundings)).toMatchObject({ kind: 'refreshed' });
  expect(waits).toEqual([200, 400, 800, 1600]);
});

test('it gives up within 30 s and leaves the session for the next tick', async () => {
  const { surroundings, waits } = service(null);
  expect(await refreshSession(surroundings)).toEqual({ kind: 'unknown' });
  expect(waits).toEqual([200, 400, 800, 1600, 3200, 6400, 12_800]);
  expect(surroundings.now()).toBeLessThan(30 * second);
});

test.each([401, 403])('%d: the session has ended', async (status) => {
  const { surroundings, asked } = service(answering(status));
  expect(await refreshSession(surroundings)).toEqual({ kind: 'ended' });
  expect(asked).toHaveLength(1);
});

test.each([429, 500, 200])('%d without an expiry neither ends nor repeats', async (status) => {
  const { surroundings, asked } = service(answering(status));
  expect(await refreshSession(surroundings)).toEqual({ kind: 'unknown' });
  expect(asked).toHaveLength(1);
});
