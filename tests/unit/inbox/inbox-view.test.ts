import { expect, test } from 'vitest';

import { contactForm } from '@/forms';
import { parseView, plainView, viewAddress } from '@/inbox/list/inbox-view';

const id = '0b7ad1ce-5a8c-4a06-9f05-0c8ad5a1b001';

test('an address says what the inbox shows, and the other way round', () => {
  const params = {
    q: "50% of O'Neil",
    status: 'in-progress',
    show: 'overdue',
    assignee: id,
    quarantined: 'no',
    landing: '/industries/healthcare',
    source: 'linkedin',
    from: '2026-02-28',
    to: '2026-11-20',
    projectType: 'portal',
    budget: '50k+',
    sort: '-name',
    tab: 'quote',
    after: `${id}_O'Neil_Sons`,
    open: id,
  };
  const view = parseView(params);
  expect(view).toMatchObject({
    form: { name: 'quote' },
    search: "50% of O'Neil",
    quarantined: false,
    choices: { projectType: 'portal', budget: '50k+' },
    sort: { column: 'name', descending: true },
    page: { after: { id, value: "O'Neil_Sons" } },
    open: id,
  });
  const address = viewAddress(view);
  expect(Object.fromEntries(new URLSearchParams(address.split('?')[1]))).toEqual(params);
});

test('a page can also end before a row', () => {
  const before = `${id}_2026-11-20T16:42:00.000Z`;
  expect(viewAddress(parseView({ before }))).toBe(`/admin?before=${encodeURIComponent(before)}`);
});

test('without anything it is the first page of contact submissions, newest first', () => {
  const view = parseView({});
  expect(view).toEqual(plainView(contactForm));
  expect(view.sort).toEqual({ column: 'submittedAt', descending: true });
  expect(viewAddress(view)).toBe('/admin');
});

test.each([
  { tab: 'users', after: '-5', open: 'null' },
  { tab: ['quote', 'contact'], before: '1e9', open: "' OR 1=1" },
  { tab: '', after: `${id}_99999-01-01`, open: ['a'] },
  { q: ' \0 ', status: 'deleted', show: 'all', assignee: '*', quarantined: '1', sort: 'password' },
  { q: 'a'.repeat(301), from: '2026-02-30', to: 'tomorrow', budget: '50k+' },
])('what makes no sense counts as absent: %j', (params) => {
  expect(viewAddress(parseView(params))).toBe('/admin');
});
