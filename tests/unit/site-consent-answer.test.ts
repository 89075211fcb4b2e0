import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { keepAnswer, readAnswer } from '@/site/consent/answer';

const day = (text: string) => new Date(`${text}T12:00:00Z`);

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

test.each(['accepted', 'rejected'] as const)('an answer of “%s” holds for six months', (answer) => {
  expect(readAnswer(day('2026-03-10'))).toBeNull();
  keepAnswer(answer, day('2026-03-10'));
  expect(readAnswer(day('2026-09-09'))).toBe(answer);
  expect(readAnswer(day('2026-09-10'))).toBeNull();
});

test('the latest answer counts', () => {
  keepAnswer('accepted', day('2026-03-10'));
  keepAnswer('rejected', day('2026-03-11'));
  expect(readAnswer(day('2026-03-12'))).toBe('rejected');
});

test.each(['', 'true', 'accepted', 'accepted until', 'accepted until soon', 'x until 2099-01-01'])(
  'what somebody else wrote there is no answer: “%s”',
  (text) => {
    vi.stubGlobal('localStorage', { getItem: () => text });
    expect(readAnswer(day('2026-03-10'))).toBeNull();
  },
);

test('closed storage is no answer, and no failure', () => {
  const closed = () => {
    throw new DOMException('closed', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: closed, setItem: closed });
  expect(() => keepAnswer('accepted')).not.toThrow();
  expect(readAnswer()).toBeNull();
});
