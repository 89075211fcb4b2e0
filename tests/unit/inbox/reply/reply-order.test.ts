import { expect, test } from 'vitest';

import { isSendAnd, parseOrder } from '@/inbox/reply/reply-order';

const id = '0b7ad1ce-5a8c-4a06-9f05-000000000001';
const fields = {
  ...{ form: 'contact', id, text: 'Hello.', key: id, seen: '0' },
  ...{ seenStatus: 'new', seenSnooze: '', day: '' },
};

function orderOf(intent: string, changes: Record<string, string> = {}) {
  const data = new FormData();
  for (const [name, value] of Object.entries({ ...fields, ...changes })) data.set(name, value);
  data.set('intent', intent);
  return parseOrder(data);
}

test('a button says what is done beside the reply, and a snooze until when', () => {
  expect(orderOf('send-archive')).toMatchObject({ intent: 'send-archive', seenStatus: 'new' });
  expect(orderOf('send-snooze monday')).toMatchObject({ until: 'monday', day: '' });
  expect(orderOf('send-snooze day', { day: '2026-12-01' })).toMatchObject({
    ...{ until: 'day', day: '2026-12-01' },
  });
  const buttons = ['send', 'send-archive', 'send-snooze day', 'send-next'].map((intent) =>
    orderOf(intent),
  );
  expect(buttons.map((each) => each && isSendAnd(each))).toEqual([false, true, true, true]);
});

test.each(['send-snooze', 'send-snooze never', 'send-burn', 'send-archive'])(
  'of “%s” without what it needs nobody can tell what to do',
  (intent) => {
    expect(orderOf(intent, { seenStatus: 'gone' })).toBeUndefined();
  },
);

test('a page of the release before sends a reply without what is new', () => {
  const data = new FormData();
  const { form, text, key, seen } = fields;
  for (const [name, value] of Object.entries({ form, id, text, key, seen, intent: 'send' }))
    data.set(name, value);
  expect(parseOrder(data)).toMatchObject({ intent: 'send', cc: '', held: [] });
});

test('a box that is full is full by what it shows, not by the ends of lines that a browser sends', () => {
  const full = 'ab\r\n'.repeat(6666) + 'ab';
  expect(full.length).toBeGreaterThan(20_000);
  expect(orderOf('send', { text: full })).toMatchObject({ text: full.replaceAll('\r\n', '\n') });
  expect(orderOf('send', { text: 'a'.repeat(20_001) })).toBeUndefined();
});
