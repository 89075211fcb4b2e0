import { expect, test } from 'vitest';

import { withoutValuesChangedSince } from '@/panel/drafts/keep-typed';

const answer = {
  title: { value: 'Saved', initialValue: 'Saved', valid: true },
  slug: { value: 'made-by-the-server', initialValue: 'made-by-the-server' },
  'rows.0.id': { value: 'new', initialValue: 'new' },
};

test('an answer brings no value to a field that was changed after it was sent', () => {
  const sent = { title: { value: 'Sent' }, slug: { value: '' } };
  const now = { title: { value: 'Typed since' }, slug: { value: '' } };
  expect(withoutValuesChangedSince(sent, now, answer)).toEqual({
    ...answer,
    title: { valid: true },
  });
});

test('values are compared by what is in them, such as those of rich text', () => {
  const sent = { title: { value: { root: ['a'] } } };
  const now = { title: { value: { root: ['a'] } } };
  expect(withoutValuesChangedSince(sent, now, answer)).toEqual(answer);
});
