import { sql } from '@payloadcms/db-postgres';
import type { TypedUser } from 'payload';
import { beforeAll, beforeEach, expect, test } from 'vitest';

import { eachSubmission } from '@/inbox/export';
import { getDetails } from '@/inbox/figures/figures';
import { startOfDate } from '@/inbox/figures/calendar-days';
import { firstReplyDays } from '@/inbox/list/first-reply-days';
import { parseView, viewAddress, type InboxView } from '@/inbox/list/inbox-view';
import { countFound } from '@/inbox/list/reads/counts';
import { listSubmissions } from '@/inbox/list/reads/page';
import { countViews } from '@/inbox/saved-views/counts';
import { queryOfView } from '@/inbox/saved-views/reads';
import { firstReplies, type FirstReply } from '@/submissions/records/figures/first-replies';

import { expectOutput } from '../../support/output';
import { payload, userWithRole } from '../../support/payload';
import { emptyTables, sentAt } from '../../support/submissions/sent-submissions';
import { viewAt } from '../../support/submissions/views';
import { everyForm } from '../../support/submissions/every-form';

let admin: TypedUser;

beforeAll(async () => {
  admin = await userWithRole('admin');
});
beforeEach(emptyTables);

test('first replies stand against the promise, by week', async () => {
  // A Sunday evening; promised are eight working hours.
  const now = new Date('2026-11-22T20:00:00Z');
  for (const [reference, at] of [
    ['C-1', '2026-11-18T10:00:00Z'],
    ['C-2', '2026-11-18T10:00:00Z'],
    ['C-3', '2026-11-18T10:00:00Z'],
    ['C-4', '2026-11-20T16:00:00Z'],
    ['C-5', '2026-11-13T16:00:00Z'],
    ['C-6', '2026-11-18T10:00:00Z'],
  ] as const)
    await sentAt(reference, at);
  await payload.db.drizzle.execute(sql`
    UPDATE contact_submissions SET status = 'replied', replied_at =
      CASE reference WHEN 'C-1' THEN timestamptz '2026-11-19T10:00:00Z'
                     WHEN 'C-2' THEN timestamptz '2026-11-19T10:00:01Z'
                     ELSE timestamptz '2026-11-16T15:00:00Z' END
    WHERE reference IN ('C-1', 'C-2', 'C-5');
    UPDATE contact_submissions SET status = 'spam' WHERE reference = 'C-6'`);
  const weeks = (await getDetails(admin, now))[0]?.weeks;
  expect(weeks).toHaveLength(13);
  expect(weeks?.at(-1)).toMatchObject({
    ...{ from: '2026-11-16', to: '2026-11-22' },
    ...{ inTime: 1, late: 1, overdue: 1, rest: 1 },
  });
  expect(weeks?.at(-2)).toMatchObject({ inTime: 1, late: 0, medianReplySeconds: 71 * 3600 });
});

test('each number of a week leads to its list, which can be narrowed, counted and kept', async () => {
  const { from = '', to = '' } = (await getDetails(admin))[0]?.weeks.at(-3) ?? {};
  // A Wednesday at eleven, and a second later: those are due a working day later.
  const wednesday = startOfDate(from, 2);
  await payload.db.drizzle.execute(sql`
    INSERT INTO contact_submissions
      (reference, submitted_at, name, email, message, status, replied_at, quarantined_for, deleted_at)
    SELECT reference, ${wednesday}::timestamptz + interval '11 hours', name, 'a@b.example', 'x',
           status::enum_contact_submissions_status,
           ${wednesday}::timestamptz + replied * interval '1 hour',
           quarantined_for::enum_contact_submissions_quarantined_for, deleted_at
    FROM (VALUES
      ('C-1', 'Ann', 'replied', 34.9, NULL, NULL::timestamptz), ('C-2', 'Bob', 'new', 35, NULL, NULL),
      ('C-3', 'Cy', 'replied', 35.1, NULL, NULL), ('C-4', 'Di', 'in-progress', NULL, NULL, NULL),
      ('C-5', 'Ed', 'archived', NULL, NULL, NULL), ('C-6', 'Flo', 'spam', NULL, NULL, NULL),
      ('C-7', 'Gil', 'new', NULL, 'filled-too-fast', NULL), ('C-8', 'Hal', 'new', NULL, NULL, now())
    ) AS sent (reference, name, status, replied, quarantined_for, deleted_at)`);
  await sentAt('C-9', startOfDate(from, -1));
  const view = (reply: FirstReply, more = '') =>
    parseView(
      Object.fromEntries(new URLSearchParams(`reply=${reply}&from=${from}&to=${to}${more}`)),
    );
  const listed = async (of: InboxView) =>
    (await listSubmissions(of, admin, null))?.submissions.map(({ values }) => values['name']);
  const week = (await getDetails(admin))[0]?.weeks.at(-3);
  expect(week).toMatchObject({ inTime: 2, late: 1, overdue: 1, rest: 1 });
  const lists: Record<FirstReply, string[]> = {
    'in-time': ['Ann', 'Bob'],
    late: ['Cy'],
    overdue: ['Di'],
    rest: ['Ed'],
    any: ['Ann', 'Bob', 'Cy', 'Di', 'Ed'],
  };
  for (const reply of firstReplies) {
    expect(await listed(view(reply, '&sort=name'))).toEqual(lists[reply]);
    expect(await countFound(view(reply), admin)).toBe(lists[reply].length);
    expect(viewAt(viewAddress(view(reply)))).toEqual(view(reply));
  }
  expect(await listed(view('in-time', '&q=bob'))).toEqual(['Bob']);
  expect(await listed(view('any', '&status=replied&sort=-name'))).toEqual(['Cy', 'Ann']);
  // Page by page, each once.
  const rows: string[] = [];
  for await (const some of eachSubmission(view('any', '&sort=name'), admin, 2))
    rows.push(...some.map(({ values }) => values['name'] ?? ''));
  expect(rows).toEqual(lists.any);
  const saved = {
    id: 'x',
    name: 'Late',
    query: queryOfView(view('late')),
    isShared: false,
    isRemoved: false,
  };
  const counts = await countViews([{ ...saved, isOwn: true }], admin, everyForm(0, { contact: 9 }));
  expect(counts?.get('x')).toBe(1);
  const editor = await userWithRole('editor');
  expectOutput(
    /^The inbox could not (list contact submissions|count what was found|read the inbox settings): Forbidden$/,
  );
  expect(await listSubmissions(view('any'), editor, null)).toBeNull();
  expect(await countFound(view('any'), editor)).toBeNull();
});

test('without days a list of first replies is of the last 13 weeks, and of a year at most', () => {
  const now = Date.parse('2026-11-22T20:00:00Z');
  const days = (from: string | null, to: string | null) => firstReplyDays({ from, to }, now);
  expect(days(null, null)).toEqual({ from: '2026-08-24', to: '2026-11-22' });
  expect(days('2026-11-16', null)).toEqual({ from: '2026-11-16', to: '2026-11-22' });
  expect(days('2001-01-01', '2026-11-20')).toEqual({ from: '2025-11-20', to: '2026-11-20' });
  expect(days('2026-11-21', '2026-11-20')).toEqual({ from: '2026-11-21', to: '2026-11-20' });
});
