import { sql } from '@payloadcms/db-postgres';
import { Client } from 'pg';
import type { TypedUser } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { env } from '@/env';
import { contactForm, quoteForm } from '@/forms';
import { eachSubmission } from '@/inbox/export';
import { plainView, queueView, type InboxView } from '@/inbox/list/inbox-view';
import { countFound } from '@/inbox/list/reads/counts';
import { findElsewhere } from '@/inbox/list/reads/elsewhere';
import { listSubmissions } from '@/inbox/list/reads/page';
import { Connection } from '@/platform/database/connection';
import { isDatabaseBusy } from '@/platform/database/failure-reason';
import { staffConnection } from '@/platform/database/staff-connection';

import { eventually } from '../../support/eventually';
import { payload, userWithRole } from '../../support/payload';
import { waitingForLocks } from '../../support/sites/waiting-for-locks';
import { contact, emptyTables, quote } from '../../support/submissions/sent-submissions';

let admin: TypedUser;
beforeAll(async () => {
  admin = await userWithRole('admin');
  await emptyTables();
});
afterAll(emptyTables);

const sleep = { text: 'SELECT pg_sleep(0.3)' };

test('a way that is in use is busy, and not away', async () => {
  const connection = new Connection({ max: 1, timeLimitMs: 500 });
  const asked = [1, 2, 3, 4].map(() =>
    connection.query(sleep).then(() => 'answered', isDatabaseBusy),
  );
  // Nobody else is told anything than that it is busy.
  expect(new Set(await Promise.all(asked))).toEqual(new Set(['answered', true]));
  expect(connection.isAway).toBe(false);
  const tooLong = connection.query({ text: 'SELECT pg_sleep(5)' });
  await expect(tooLong.catch(isDatabaseBusy)).resolves.toBe(true);
  expect(connection.isAway).toBe(false);
  expect((await connection.query({ text: 'SELECT 1' })).rowCount).toBe(1);
});

test('who waits for a lock holds no way, and has all of their time when it is their turn', async () => {
  const connection = new Connection({ max: 2, timeLimitMs: 1000 });
  const ends: string[] = [];
  const locked = [1, 2, 3, 4].map(async (number) => {
    await connection.queryLocked('one person', sleep);
    ends.push(`locked ${number}`);
  });
  await connection.query({ text: 'SELECT 1' });
  ends.push('another');
  await Promise.all(locked);
  expect(ends).toEqual(['another', 'locked 1', 'locked 2', 'locked 3', 'locked 4']);
  const refused = connection.queryLocked('one person', { text: 'SELECT 1 / 0' });
  await expect(refused).rejects.toMatchObject({ code: '22012' });
  expect((await connection.queryLocked('one person', { text: 'SELECT 1' })).rowCount).toBe(1);
  expect(connection.isAway).toBe(false);
});

const page = (view: InboxView) => [listSubmissions(view, admin, null), countFound(view, admin)];
const file = (view: InboxView) => [eachSubmission(view, admin).next()];

test.each([
  ['a list', queueView('open'), page],
  ['what did not arrive', queueView('not-delivered'), page],
  ['how first replies stand', { ...plainView(contactForm), firstReply: 'any' }, page],
  ['a file', plainView(quoteForm), file],
  ['a file of what did not arrive', queueView('not-delivered'), file],
] as const)(
  'however many searches are slow, the rest of the site has its answers: %s',
  async (_name, list, searchIn) => {
    const blocker = new Client({ connectionString: env.DATABASE_URL });
    await blocker.connect();
    const searches: Promise<unknown>[] = [];
    try {
      // Each search waits here until it is too late for it.
      await blocker.query('BEGIN; LOCK TABLE contact_submissions, quote_submissions');
      for (let number = 0; number < 8; number += 1)
        // So short that nothing is looked for before the list.
        searches.push(...searchIn({ ...list, search: `x${number}` }));
      await eventually(async () =>
        expect(await waitingForLocks(env.DATABASE_URL)).toBeGreaterThan(1),
      );
      const others = Promise.all([
        payload.find({ collection: 'users', limit: 1, depth: 0, overrideAccess: true }),
        staffConnection.query({ text: 'SELECT 1' }),
      ]);
      const first = await Promise.race([
        others.then(() => 'the rest'),
        Promise.any(searches).then(() => 'a search'),
      ]);
      expect(first).toBe('the rest');
      // One person has two turns.
      expect(await waitingForLocks(env.DATABASE_URL)).toBe(2);
    } finally {
      await blocker.end();
      await Promise.all(searches);
    }
    expect(staffConnection.isAway).toBe(false);
  },
);

test('a search that finds nothing says which other lists hold something, the trash too', async () => {
  const done = await contact({ reference: 'C-ELSE', email: 'ada@elsewhere.example' });
  await quote({ reference: 'Q-ELSE', email: 'ada@elsewhere.example' });
  await contact({ reference: 'C-GONE', email: 'ada@elsewhere.example', trashed: 1 });
  await payload.db.drizzle.execute(
    sql`UPDATE contact_submissions SET status = 'archived' WHERE id = ${done}`,
  );
  const search = 'ada@elsewhere';
  const from = async (view: InboxView) => {
    const found = await countFound({ ...view, search }, admin);
    return [found, ...(await findElsewhere({ ...view, search }, found, admin))];
  };
  const all = [
    { words: '1 in Contact Submissions', address: '/admin?q=ada%40elsewhere' },
    { words: '1 in Quote Submissions', address: '/admin?q=ada%40elsewhere&tab=quote' },
    {
      words: '1 in Contact Submissions, in the trash',
      address: '/admin?q=ada%40elsewhere&show=trash',
    },
  ];
  expect(await from(queueView('snoozed'))).toEqual([0, ...all]);
  // A list of work leaves out what is done, and what is in the trash.
  expect(await from(queueView('open'))).toEqual([
    1,
    { words: '2 in all', address: '/admin?view=all&q=ada%40elsewhere' },
    { words: '1 in the trash', address: '/admin?view=all&q=ada%40elsewhere+is%3Atrash' },
  ]);
  expect(await from(plainView(quoteForm))).toEqual([1, all[0]]);
  expect(await from({ ...plainView(quoteForm), status: 'spam' })).toEqual([0, ...all]);
});
