import { beforeEach, expect, test } from 'vitest';

import { forgetDrafts, readDraft } from '@/inbox/action/drafts';
import { addressesIn, recipientProblem, withOthers } from '@/inbox/reply/recipients/addresses';
import { headProblems } from '@/inbox/reply/recipients/reply-head';
import { keepHead, replyKeys, takeUp } from '@/inbox/reply/reply-draft';

beforeEach(forgetDrafts);

test.each([
  ['', []],
  ['bo@quay.example', ['bo@quay.example']],
  ['bo@quay.example; BO@quay.example,\ncy@quay.example', ['BO@quay.example', 'cy@quay.example']],
  ['"Lind, Bo" <bo@quay.example>, Cy <cy@quay.example>', ['bo@quay.example', 'cy@quay.example']],
])('a field names people as they are written anywhere: %s', (field, addresses) => {
  expect(addressesIn(field)).toEqual(addresses);
});

test('what is no address, and one too many, is said in words', () => {
  expect(recipientProblem('bo@quay.example, cy@', 1)).toMatch(/^“cy@” is no email address/);
  const many = Array.from({ length: 19 }, (_, n) => `n${n}@quay.example`).join(', ');
  expect(headProblems({ cc: many, bcc: '', subject: '' })).toEqual({ cc: null, bcc: null });
  expect(headProblems({ cc: many, bcc: 'bo@quay.example', subject: '' }).bcc).toMatch(/are 21/);
});

test('reply all adds who is missing', () => {
  const added = withOthers('Bo <bo@quay.example>', ['BO@quay.example', 'cy@quay.example']);
  expect(added).toBe('Bo <bo@quay.example>, cy@quay.example');
});

test('what was taken back comes into the fields beside what stands there', () => {
  const of = { author: 'ada', submission: 'one', last: 0 };
  keepHead(of, { cc: 'bo@quay.example', bcc: '', subject: 'Mine' });
  const head = { cc: 'bo@quay.example, cy@quay.example', bcc: 'di@quay.example', subject: 'Old' };
  for (const _twice of [1, 2]) takeUp(of, [{ id: 'first', text: 'Hello.', ...head }]);
  const keys = replyKeys(of);
  expect([keys.text, keys.cc, keys.bcc, keys.subject].map(readDraft)).toEqual([
    'Hello.',
    'bo@quay.example, cy@quay.example',
    'di@quay.example',
    'Mine',
  ]);
});
