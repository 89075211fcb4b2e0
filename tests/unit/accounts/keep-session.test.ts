import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { AuthAnswer } from '@/accounts/request/auth-request';
import { keepSession } from '@/accounts/session/keep-session';

const second = 1000;
const answers: AuthAnswer[] = [];
const post = vi.fn(() => Promise.resolve(answers.shift() ?? { status: 500, body: null }));
const onEnd = vi.fn();

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  answers.length = 0;
});

afterEach(() => {
  vi.clearAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const keep = (secondsLeft: number, skew = 0) =>
  keepSession({ expiresAt: secondsLeft * second, skew, post, onEnd });

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * second);

test('looks every 30 s and asks once less than 90 s remain', async () => {
  answers.push({ status: 200, body: { exp: 7200 } });
  const stop = keep(150);
  await pass(89);
  expect(post).not.toHaveBeenCalled();
  await pass(1);
  expect(post).toHaveBeenCalledTimes(1);
  await pass(3600);
  expect(post).toHaveBeenCalledTimes(1);
  stop();
});

test('goes by the server’s clock', async () => {
  answers.push({ status: 200, body: { exp: 7200 } });
  const stop = keep(600, 550 * second);
  await pass(30);
  expect(post).toHaveBeenCalledTimes(1);
  stop();
});

test('leaves when the server says that the session has ended, and asks no more', async () => {
  answers.push({ status: 403, body: null });
  keep(60);
  await pass(30);
  expect(onEnd).toHaveBeenCalledTimes(1);
  await pass(300);
  expect(post).toHaveBeenCalledTimes(1);
});

test('asks nothing after the inbox was left', async () => {
  keep(60)();
  await pass(300);
  expect(post).not.toHaveBeenCalled();
});

test('asks no second time while an answer is under way', async () => {
  let answer: (value: AuthAnswer) => void = () => undefined;
  post.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
  const stop = keep(60);
  await pass(120);
  expect(post).toHaveBeenCalledTimes(1);
  answer({ status: 200, body: { exp: 150 } });
  await pass(30);
  expect(post).toHaveBeenCalledTimes(2);
  stop();
});

test('looks at once when the tab is looked at again', async () => {
  answers.push({ status: 200, body: { exp: 7200 } });
  const stop = keep(60);
  await pass(1);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(post).toHaveBeenCalledTimes(1);
  stop();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(post).toHaveBeenCalledTimes(1);
});
