import { beforeEach, expect, test } from 'vitest';

import { forgetDrafts, readDraft } from '@/inbox/action/drafts';
import { beginAnew, keepReply, replyKeys, seenBy } from '@/inbox/reply/reply-draft';

const of = { author: 'ada', submission: 'one' };
const type = (text: string, last: number) => keepReply({ ...of, last }, text);
const seen = (last: number) => seenBy(readDraft(replyKeys(of).seen), last);

beforeEach(forgetDrafts);

test('a reply has seen what stood there when it was begun, whatever the page shows since', () => {
  expect(seen(2)).toBe(2);
  type('Hello', 2);
  expect(seen(3)).toBe(2);
  type('Hello, Kit', 3);
  expect(seen(3)).toBe(2);
});

test('it has seen more once its writer was told, or began another one', () => {
  type('Hello', 2);
  beginAnew(of);
  expect(seen(3)).toBe(3);
  type('Hello, Kit', 3);
  expect(seen(4)).toBe(3);
  type('', 4);
  expect(seen(5)).toBe(5);
});

test('what was taken back was not seen', () => {
  type('Hello', 2);
  expect(seen(1)).toBe(1);
});
