import type { TypedUser } from 'payload';
import { afterEach, expect, test, vi } from 'vitest';

import { contactForm, formNames, quoteForm } from '@/forms';
import { plainView } from '@/inbox/list/inbox-view';
import { countFound, countSubmissions } from '@/inbox/list/reads/counts';
import { listSubmissions } from '@/inbox/list/reads/page';
import { getSubmission } from '@/inbox/submission/reads';

import { expectOutput } from '../../support/output';

const database = vi.hoisted(() => ({ count: vi.fn(), find: vi.fn(), findByID: vi.fn() }));
const counted = vi.hoisted(() => vi.fn());
vi.mock('@/inbox/list/reads/narrowed', () => ({
  narrowed: () => Promise.resolve({ id: { in: ['c1'] } }),
  countNarrowed: counted,
}));
vi.mock('@payload-config', () => ({ default: {} }));
vi.mock('payload', () => ({ getPayload: () => Promise.resolve(database) }));
vi.mock('@/submissions/records/thread/undelivered', () => ({
  undeliveredAmong: () => Promise.resolve(new Set(['c1'])),
}));
vi.mock('@/submissions/records/tags/tags', () => ({
  tagsOf: () => Promise.resolve(new Map([['c1', ['vip']]])),
}));
vi.mock('@/submissions/records/watches/watches', () => ({
  newsAmong: () => Promise.resolve(new Map([['c1', 'note']])),
}));

const user: TypedUser = {
  id: 'u1',
  name: 'Staff',
  role: 'admin',
  email: 'staff@onelayer.example',
  collection: 'users',
  createdAt: '',
  updatedAt: '',
};
const asStaff = { overrideAccess: false, user };

afterEach(() => vi.restoreAllMocks());

test('every read goes through access control as the signed-in user', async () => {
  database.count.mockResolvedValue({ totalDocs: 3 });
  database.find.mockResolvedValue({ docs: [] });
  database.findByID.mockResolvedValue(null);
  expect(await countSubmissions(user)).toEqual(
    Object.fromEntries(formNames.map((name) => [name, 3])),
  );
  counted.mockResolvedValue(4);
  expect(await countFound(plainView(quoteForm), user)).toBe(4);
  expect(await listSubmissions(plainView(quoteForm), user, null)).toEqual({
    submissions: [],
    before: null,
    after: null,
  });
  expect(await getSubmission(contactForm, user, 'c1')).toBeNull();
  const calls = Object.values(database).flatMap(({ mock }) => mock.calls);
  // Besides the numbers of all forms.
  expect(calls).toHaveLength(formNames.length + 2);
  for (const call of calls) expect(call).toEqual([expect.objectContaining(asStaff)]);
  expect(database.find).toHaveBeenCalledWith(
    expect.objectContaining({ sort: ['-submittedAt', '-id'], limit: 21 }),
  );
  // Statements of our own get the user: they leave out what that one may not read.
  expect(counted.mock.calls.map(([, asked]: unknown[]) => asked)).toEqual([user]);
});

test('a submission holds the form’s fields and nothing else; empty is null', async () => {
  const values = { name: 'Tom', email: 'tom@whitlock.example', message: '' };
  const submittedAt = '2026-11-20T16:42:00.000Z';
  database.find.mockResolvedValue({
    docs: [
      {
        id: 'c1',
        submittedAt,
        updatedAt: 'x',
        reference: 'C-7F3K-2M',
        ownerNotice: { state: 'sent', at: submittedAt },
        confirmation: { state: 'waiting' },
        status: 'new',
        priority: 'normal',
        ...values,
      },
    ],
  });
  const page = await listSubmissions(plainView(contactForm), user, null);
  expect(page?.submissions).toEqual([
    {
      id: 'c1',
      form: 'contact',
      made: null,
      submittedAt,
      values: { ...values, message: null },
      reference: 'C-7F3K-2M',
      quarantinedFor: null,
      quarantineDetail: null,
      notices: {
        ownerNotice: { state: 'sent', at: submittedAt, problem: null },
        confirmation: { state: 'waiting', at: null, problem: null },
      },
      status: 'new',
      isUnread: true,
      assignee: null,
      priority: 'normal',
      replyHours: null,
      tags: ['vip'],
      news: 'note',
      repliedAt: null,
      askedAt: null,
      answeredAt: null,
      lastWord: submittedAt,
      isUndelivered: true,
      snoozedUntil: null,
      source: {},
      deletedAt: null,
    },
  ]);
});

test('a failed read is logged without what people wrote', async () => {
  database.find.mockRejectedValue(new RangeError('select … params: tom@whitlock.example'));
  expect(await listSubmissions(plainView(contactForm), user, null)).toBeNull();
  expectOutput(/^The inbox could not list contact submissions: RangeError$/);
});
