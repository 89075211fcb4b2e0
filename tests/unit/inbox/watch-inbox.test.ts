import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { askRevision, watchInbox } from '@/inbox/tools/watch-inbox';

import { neverAnswers } from '../../support/never-answers';

const page = { visibilityState: 'visible', listeners: new Set<() => void>() };

beforeEach(() => {
  vi.useFakeTimers();
  page.visibilityState = 'visible';
  page.listeners.clear();
  vi.stubGlobal('document', {
    get visibilityState() {
      return page.visibilityState;
    },
    addEventListener: (_: string, listener: () => void) => page.listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => page.listeners.delete(listener),
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function watch(answers: unknown[]) {
  const ask = vi.fn<(known: string) => Promise<unknown>>(() => Promise.resolve(answers.shift()));
  const onChange = vi.fn();
  const stop = watchInbox('a', { ask, onChange });
  return { ask, onChange, stop };
}

test('it asks every three seconds, and tells of another revision alone', async () => {
  const { ask, onChange } = watch([null, { revision: 'a' }, { revision: 'b' }]);
  await vi.advanceTimersByTimeAsync(6500);
  expect(ask.mock.calls).toEqual([['a'], ['a']]);
  expect(onChange).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(3000);
  expect(onChange).toHaveBeenCalledOnce();
});

test('whoever is no longer signed in gets no revision, which is a change', async () => {
  const { onChange } = watch([{ revision: null }]);
  await vi.advanceTimersByTimeAsync(3000);
  expect(onChange).toHaveBeenCalledOnce();
});

test('a network that fails is asked again', async () => {
  const ask = vi.fn<() => Promise<unknown>>().mockRejectedValueOnce(new Error('offline'));
  const onChange = vi.fn();
  watchInbox('a', { ask: ask.mockResolvedValue({ revision: 'b' }), onChange });
  await vi.advanceTimersByTimeAsync(3000);
  expect(onChange).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(3000);
  expect(onChange).toHaveBeenCalledOnce();
});

test('a network that never answers is given up, and asked again', async () => {
  const fetched = neverAnswers();
  watchInbox('a', { ask: askRevision, onChange: vi.fn() });
  await vi.advanceTimersByTimeAsync(12_000);
  expect(fetched).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(4500);
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('a tab that nobody looks at asks less, and at once when it is looked at', async () => {
  page.visibilityState = 'hidden';
  const { ask } = watch([]);
  await vi.advanceTimersByTimeAsync(11_000);
  expect(ask).not.toHaveBeenCalled();
  page.visibilityState = 'visible';
  for (const listener of page.listeners) listener();
  expect(ask).toHaveBeenCalledOnce();
});

test('once stopped it asks no more, and an answer under way changes nothing', async () => {
  let answer: (value: unknown) => void = () => undefined;
  const ask = vi.fn(() => new Promise<unknown>((resolve) => (answer = resolve)));
  const onChange = vi.fn();
  const stop = watchInbox('a', { ask, onChange });
  await vi.advanceTimersByTimeAsync(3000);
  stop();
  answer({ revision: 'b' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).toHaveBeenCalledOnce();
  expect(onChange).not.toHaveBeenCalled();
  expect(page.listeners.size).toBe(0);
});
