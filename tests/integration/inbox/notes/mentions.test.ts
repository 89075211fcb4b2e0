import { sql } from '@payloadcms/db-postgres';
import type { TypedUser } from 'payload';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { contactForm, quoteForm } from '@/forms';
import { queueView } from '@/inbox/list/inbox-view';
import { countSubmissions } from '@/inbox/list/reads/counts';
import { listSubmissions } from '@/inbox/list/reads/page';
import { countQueues } from '@/inbox/list/reads/queue-counts';
import { readMentions } from '@/inbox/mentions/reads';
import { markSeen } from '@/inbox/submission/reads';
import { addNote, changeSubmissions } from '@/inbox/submission/work';
import { usualDeadlines } from '@/submissions/records/queue/due';

import { payload, userWithRole } from '../../../support/payload';
import { contact, emptyTables, quote } from '../../../support/submissions/sent-submissions';

let admin: TypedUser;
let agent: TypedUser;
let [message, request] = ['', ''];

beforeAll(async () => {
  admin = await userWithRole('admin');
  agent = await userWithRole('agent');
});
beforeEach(async () => {
  await emptyTables();
  message = await contact({ reference: 'C-0000-07' });
  request = await quote({ reference: 'Q-0000-08' });
  await addNote(
    contactForm,
    admin,
    message,
    '@Test agent: she rang.',
    '0b5e8a00-0000-4000-8000-000000000001',
  );
  await addNote(quoteForm, admin, request, 'For @Test agent and @Test admin.');
  await addNote(quoteForm, admin, request, 'For nobody.');
});
afterAll(emptyTables);

const mentionsOf = async (user: TypedUser) =>
  (await readMentions(user))?.map(
    ({ reference, text, author, isRead }) =>
      `${reference} ${text} ${author === admin.id ? 'by admin' : ''}${isRead ? '' : ' unread'}`,
  );
const unread = async (user: TypedUser) =>
  (await countQueues(user, await countSubmissions(user), { now: Date.now(), ...usualDeadlines }))
    ?.mentions;

test('notes that name somebody stand in a list, the newest first, until they are read', async () => {
  expect(await mentionsOf(agent)).toEqual([
    'Q-0000-08 For @Test agent and @Test admin. by admin unread',
    'C-0000-07 @Test agent: she rang. by admin unread',
  ]);
  expect(await unread(agent)).toBe(2);
  // Who names themselves has it in the list as well.
  expect(await mentionsOf(admin)).toHaveLength(1);
  await markSeen(agent, request);
  expect(await unread(agent)).toBe(1);
  expect(await unread(admin)).toBe(1);
  expect((await mentionsOf(agent))?.[0]).toBe(
    'Q-0000-08 For @Test agent and @Test admin. by admin',
  );
});

test('a note that was sent twice names once', async () => {
  await addNote(
    contactForm,
    admin,
    message,
    '@Test agent: she rang.',
    '0b5e8a00-0000-4000-8000-000000000001',
  );
  expect(await mentionsOf(agent)).toHaveLength(2);
});

test('the search finds where somebody was named', async () => {
  const found = async (user: TypedUser) => {
    const page = await listSubmissions({ ...queueView('all'), search: 'is:mentions' }, user, null);
    return page?.submissions.map(({ reference }) => reference).toSorted();
  };
  expect(await found(agent)).toEqual(['C-0000-07', 'Q-0000-08']);
  expect(await found(admin)).toEqual(['Q-0000-08']);
});

test('what lies in the trash is no mention, and one goes with its submission', async () => {
  await changeSubmissions(contactForm, admin, [message], { isDeleted: true });
  expect(await mentionsOf(agent)).toHaveLength(1);
  expect(await unread(agent)).toBe(1);
  await payload.db.drizzle.execute(
    sql`DELETE FROM contact_submissions; DELETE FROM quote_submissions`,
  );
  expect((await payload.db.drizzle.execute(sql`SELECT FROM mentions`)).rows).toEqual([]);
});

test('a note without its mention, and a mention without its note, is not stored', async () => {
  const before = await mentionsOf(agent);
  await payload.db.drizzle.execute(
    sql`ALTER TABLE mentions ADD CONSTRAINT none CHECK (note = '') NOT VALID`,
  );
  try {
    await expect(addNote(contactForm, admin, message, '@Test agent')).rejects.toThrow();
  } finally {
    await payload.db.drizzle.execute(sql`ALTER TABLE mentions DROP CONSTRAINT none`);
  }
  expect(await mentionsOf(agent)).toEqual(before);
});
