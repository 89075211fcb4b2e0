import { sql } from '@payloadcms/db-postgres';
import type { TypedUser } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { parseView, queueView } from '@/inbox/list/inbox-view';
import { queues, type Queue } from '@/inbox/list/queue/queues';
import { countFound, countSubmissions } from '@/inbox/list/reads/counts';
import { withFormOfOpen } from '@/inbox/list/reads/form-of-open';
import { getDeadlines } from '@/inbox/list/reads/reading';
import { listSubmissions } from '@/inbox/list/reads/page';
import { countQueues } from '@/inbox/list/reads/queue-counts';

import { expectOutput } from '../../support/output';
import { payload, userWithRole } from '../../support/payload';
import { emptyTables } from '../../support/submissions/sent-submissions';

let admin: TypedUser;
let editor: TypedUser;

/** What stands in a list, in its order, however many pages it has. */
async function listed(
  queue: Queue,
  params: { q?: string; oldest?: boolean; column?: 'submittedAt' | 'lastWord' } = {},
) {
  const order = { column: params.column ?? 'submittedAt', descending: !params.oldest } as const;
  const view = { ...queueView(queue), search: params.q ?? null, sort: order };
  const found: string[] = [];
  for (let page = await listSubmissions(view, admin, null); ;) {
    found.push(...(page?.submissions.map(({ reference }) => reference) ?? ['not read']));
    if (!page?.after) return found;
    page = await listSubmissions(view, admin, { after: page.after });
  }
}

const counts = async () => {
  const deadlines = await getDeadlines(admin, Date.now());
  return countQueues(admin, await countSubmissions(admin), deadlines);
};

beforeAll(async () => {
  admin = await userWithRole('admin');
  editor = await userWithRole('editor');
  await emptyTables();
  await payload.db.drizzle.execute(sql`
    INSERT INTO contact_submissions
      (reference, submitted_at, name, email, message, status, assignee_id, quarantined_for,
       snoozed_until, deleted_at)
    VALUES
      ('C-1', now() - interval '1 minute', 'Ada Okafor', 'ada@a.example', 'Fresh', 'new', NULL, NULL, NULL, NULL),
      ('C-2', now() - interval '20 days', 'Tom Whitlock', 'tom@a.example', 'Late', 'in-progress', ${admin.id}, NULL,
       now() - interval '1 second', NULL),
      ('C-3', now() - interval '21 days', 'Zed', 'zed@a.example', 'Asleep', 'new', ${admin.id}, NULL,
       now() + interval '1 day', NULL),
      ('C-4', now() - interval '22 days', 'Bot', 'bot@a.example', 'Buy', 'new', NULL, 'filled-too-fast', NULL, NULL),
      ('C-5', now() - interval '23 days', 'Past', 'past@a.example', 'Done', 'archived', NULL, NULL,
       now() + interval '1 day', NULL),
      ('C-6', now() - interval '24 days', 'Gone', 'gone@a.example', 'Trash', 'new', NULL, NULL, NULL, now())`);
  await payload.db.drizzle.execute(sql`
    INSERT INTO quote_submissions
      (reference, submitted_at, name, email, project_type, description, status, quarantined_for)
    VALUES
      ('Q-1', now() - interval '2 minutes', 'Ada Quote', 'ada@a.example', 'web', 'Fresh', 'new', NULL),
      ('Q-2', now() - interval '20 days 1 minute', 'Late Quote', 'lq@a.example', 'web', 'Late', 'new', NULL),
      ('Q-3', now() - interval '25 days', 'Spam', 'spam@a.example', 'web', 'Spam', 'spam', NULL)`);
});

beforeAll(async () => {
  // One that was answered and is open, one that is replied, one that wrote again since, one that is closed.
  await payload.db.drizzle.execute(sql`
    INSERT INTO contact_submissions
      (reference, submitted_at, name, email, message, status, asked_at, answered_at)
    VALUES
      ('W-1', now() - interval '30 days', 'W', 'w@w.example', 'x', 'in-progress', NULL, now()),
      ('W-2', now() - interval '31 days', 'W', 'w@w.example', 'x', 'replied', NULL, now()),
      ('W-3', now() - interval '32 days', 'W', 'w@w.example', 'x', 'in-progress', now(), NULL),
      ('W-4', now() - interval '33 days', 'W', 'w@w.example', 'x', 'archived', NULL, now())`);
});

afterAll(emptyTables);

test.each<[Queue, string[]]>([
  ['open', ['C-1', 'Q-1', 'C-2', 'Q-2', 'W-1', 'W-3']],
  ['waiting-for-us', ['C-1', 'Q-1', 'C-2', 'Q-2', 'W-3']],
  ['waiting-for-them', ['W-1', 'W-2']],
  ['mine', ['C-2']],
  ['unassigned', ['C-1', 'Q-1', 'Q-2', 'W-1', 'W-3']],
  ['overdue', ['C-2', 'Q-2']],
  ['snoozed', ['C-3']],
  ['set-aside', ['C-4']],
  ['not-delivered', []],
  ['done', ['C-5', 'Q-3', 'W-2', 'W-4']],
  ['all', ['C-1', 'Q-1', 'C-2', 'Q-2', 'C-3', 'C-4', 'C-5', 'Q-3', 'W-1', 'W-2', 'W-3', 'W-4']],
])(
  '%s holds what it says, of both forms, newest first, and its count says how many',
  async (queue, references) => {
    expect(await listed(queue)).toEqual(references);
    expect((await counts())?.[queue]).toBe(references.length);
    expect(await countFound(queueView(queue), admin)).toBe(references.length);
  },
);

test('each submission that is not in the trash stands in one of four lists', async () => {
  const found = await Promise.all(
    (['open', 'snoozed', 'set-aside', 'done'] as const).map((queue) => listed(queue)),
  );
  expect(found.flat().sort()).toEqual([
    ...['C-1', 'C-2', 'C-3', 'C-4', 'C-5', 'Q-1', 'Q-2', 'Q-3'],
    ...['W-1', 'W-2', 'W-3', 'W-4'],
  ]);
});

test('a search looks into both forms, and oldest first is the other way round', async () => {
  expect(await listed('open', { q: 'ada' })).toEqual(['C-1', 'Q-1']);
  expect(await listed('open', { oldest: true })).toEqual([
    'W-3',
    'W-1',
    'Q-2',
    'C-2',
    'Q-1',
    'C-1',
  ]);
});

test('who is not staff gets neither rows nor counts', async () => {
  expectOutput(/^The inbox could not (count|list (contact|quote)) submissions: Forbidden$/);
  const none = await countSubmissions(editor);
  expect(none).toBeNull();
  expect(await countQueues(editor, none, await getDeadlines(admin, Date.now()))).toBeNull();
  expect(await listSubmissions(queueView('open'), editor, null)).toBeNull();
});

test('pages across both forms leave nothing out and show nothing twice, forwards and back', async () => {
  // Each three have the same time: only the id sorts them, across both tables.
  for (const [table, more, value] of [
    ['contact_submissions', 'message', sql`'x'`],
    ['quote_submissions', 'project_type, description', sql`'web', 'x'`],
  ] as const) {
    await payload.db.drizzle.execute(sql`
      INSERT INTO ${sql.identifier(table)} (reference, submitted_at, name, email, status, ${sql.raw(more)})
      SELECT 'P-' || n || left(${table}, 1), timestamptz '2024-03-01T00:00Z' + n / 3 * interval '1 day', 'P',
             'p@p.example', 'replied', ${value}
      FROM generate_series(1, 33) AS n`);
  }
  const done = await listed('done');
  expect(done).toHaveLength(70);
  expect(new Set(done).size).toBe(70);

  const view = queueView('done');
  const back: string[][] = [];
  let page = await listSubmissions(view, admin, null);
  while (page?.after) page = await listSubmissions(view, admin, { after: page.after });
  while (page) {
    back.unshift(page.submissions.map(({ reference }) => reference));
    page = page.before ? await listSubmissions(view, admin, { before: page.before }) : null;
  }
  expect(back.flat().slice(-60)).toEqual(done.slice(-60));
  expect(queues).toHaveLength(13);
});

test('a list of work begins with the last word, whoever had it, and its pages leave nothing out', async () => {
  // Each second one was answered later than all of them came, each third one wrote again after that.
  for (const table of ['contact_submissions', 'quote_submissions'])
    await payload.db.drizzle.execute(sql`
      UPDATE ${sql.identifier(table)} SET
        answered_at = CASE WHEN right(id::text, 1) IN ('0', '2', '4', '6', '8')
                      THEN submitted_at + interval '100 days' END,
        asked_at = CASE WHEN right(id::text, 1) IN ('1', '4', '7')
                   THEN submitted_at + interval '110 days' END
      WHERE reference LIKE 'P-%'`);
  const { rows } = await payload.db.drizzle.execute(sql`
    SELECT reference FROM (
      SELECT id, reference, status::text, deleted_at, greatest(submitted_at, asked_at, answered_at) AS word
      FROM contact_submissions
      UNION ALL
      SELECT id, reference, status::text, deleted_at, greatest(submitted_at, asked_at, answered_at)
      FROM quote_submissions
    ) AS sent WHERE deleted_at IS NULL AND status NOT IN ('new', 'in-progress') ORDER BY word DESC, id DESC`);
  const inOrder = rows.map((row) => row['reference']);
  expect(inOrder).toHaveLength(70);
  expect(await listed('done', { column: 'lastWord' })).toEqual(inOrder);
  expect(await listed('done', { column: 'lastWord', oldest: true })).toEqual(inOrder.toReversed());
  // What waits for its sender is by far not all that was done.
  expect((await listed('waiting-for-them')).length).toBe((await counts())?.['waiting-for-them']);
});

test('what is open has the form that it came by, whatever its address names', async () => {
  const { rows } = await payload.db.drizzle.execute(
    sql`SELECT id FROM quote_submissions ORDER BY reference LIMIT 1`,
  );
  const open = String(rows[0]?.['id']);
  const inQueue = await withFormOfOpen({ ...queueView('open'), open });
  expect([inQueue.form.name, inQueue.queue, inQueue.open]).toEqual(['quote', 'open', open]);
  const inTable = await withFormOfOpen({ ...parseView({ status: 'replied' }), open });
  expect([inTable.form.name, inTable.status, inTable.open]).toEqual(['quote', null, open]);
  const nothing = { ...parseView({}), open: '0197a1c0-0000-7000-8000-0000000000be' };
  expect(await withFormOfOpen(nothing)).toEqual(nothing);
});
