import { expect, test } from 'vitest';

import { parseView, viewAddress } from '@/components/staff/inbox-view';

const id = '0b7ad1ce-5a8c-4a06-9f05-0c8ad5a1b001';

test('an address says what the inbox shows, and the other way round', () => {
  const view = parseView({ tab: 'quote', page: '2', open: id });
  expect([view.form.name, view.page, view.open]).toEqual(['quote', 2, id]);
  expect(viewAddress(view)).toBe(`/admin?tab=quote&page=2&open=${id}`);
});

test('without anything it is the first page of contact submissions', () => {
  const view = parseView({});
  expect([view.form.name, view.page, view.open]).toEqual(['contact', 1, null]);
  expect(viewAddress(view)).toBe('/admin');
});

test.each([
  { tab: 'users', page: '-5', open: 'null' },
  { tab: ['quote', 'contact'], page: '1e9', open: "' OR 1=1" },
  { tab: '', page: '99999999999', open: ['a'] },
])('what makes no sense counts as absent: %j', (params) => {
  expect(viewAddress(parseView(params))).toBe('/admin');
});
