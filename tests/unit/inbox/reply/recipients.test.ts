import { expect, test } from 'vitest';

import { recipientsOf } from '@/inbox/reply/reply-text';

const sender = 'ada@analytical.example';
const answer = (address: string, replyTo: string | null) =>
  ({ kind: 'answer', address, replyTo }) as const;

test.each([
  ['nobody asked for more', [answer(sender, null)], [sender]],
  ['the sender asks', [answer(sender, 'a@b.example')], ['a@b.example', sender]],
  ['somebody else asks', [answer('x@y.example', 'a@b.example')], [sender, 'a@b.example']],
  ['an erasure left a mark', [answer(sender, '[erased]')], [sender]],
  ['it is two', [answer(sender, 'a@b.example, c@d.example')], [sender]],
])('a reply can go to who sent the submission, and where answers are asked for: %s', (...given) => {
  const [, entries, expected] = given;
  expect(recipientsOf(entries, sender)).toEqual(expected);
});
