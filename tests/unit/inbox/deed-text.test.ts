import { expect, test } from 'vitest';

import { readDeed, writeDeed, type UndoableDeed } from '@/inbox/tools/deed-text';

const id = (number: number) => `0b7ad1ce-5a8c-4a06-9f05-${String(number).padStart(12, '0')}`;
const at = '2026-11-26T04:30:00.123Z';
const before = {
  status: 'in-progress',
  assignee: null,
  snoozedUntil: null,
  priority: 'normal',
  isUnread: false,
  repliedAt: null,
  answeredAt: null,
} as const;
const deed = (
  done: UndoableDeed['done'],
  changes: object = {},
  given: string | null = null,
): UndoableDeed => ({
  ...{ scope: 'all', done, given },
  entries: [1, 2].map((number) => ({ id: id(number), ...before, ...changes })),
});

test.each([
  deed('archived', { isUnread: true }),
  deed('replied', { repliedAt: at, answeredAt: at }),
  deed('snoozed', { snoozedUntil: at }, '2026-12-01T09:00:00.000Z'),
  deed('woken', { snoozedUntil: at }),
  deed('assigned', { status: 'new', assignee: id(7) }, id(8)),
  deed('assigned', { status: 'new' }),
  deed('prioritised', { status: 'new', priority: 'low' }, 'high'),
  deed('tagged', { status: 'new' }, 'Größer! ~ 2'),
  deed('untagged', { status: 'new' }, 'vip'),
  deed('trash', { status: 'new' }),
  deed('sent', { status: 'new' }, id(9)),
  deed('contact-merged', { status: 'new' }, `person.${id(9)}`),
])('$done is read as it was written, in letters that a cookie leaves alone', (done) => {
  const text = writeDeed(done);
  expect(readDeed(text)).toEqual(done);
  expect(encodeURIComponent(text)).toBe(text);
});

test('a whole page of them has room', () => {
  const one = { ...before, isUnread: true, repliedAt: at, answeredAt: at };
  const entries = Array.from({ length: 20 }, (_, number) => ({ id: id(number), ...one }));
  const text = writeDeed({ scope: 'all', done: 'archived', given: null, entries });
  expect(text.length).toBeLessThan(1800);
});

test.each([
  '',
  'all',
  'all!archived!',
  'all!archived!!x~new',
  `none!archived!!${id(1)}`,
  `all!erased!!${id(1)}`,
  `all!archived!!${id(1)}~gone`,
  `all!snoozed!no time!${id(1)}~new~~-1`,
  `all!assigned!me!${id(1)}`,
  `all!sent!!${id(1)}`,
  `all!contact-added!nobody.${id(9)}!${id(1)}`,
  `all!trash!!${Array.from({ length: 101 }, (_, number) => id(number)).join('!')}`,
  '{"scope":"all"}',
])('of %s nobody can tell what was done', (text) => {
  expect(readDeed(text)).toBeNull();
});
