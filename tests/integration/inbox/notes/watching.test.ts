import { server } from '../../../support/settings/mails-and-answers';

import { sql } from '@payloadcms/db-postgres';
import type { TypedUser } from 'payload';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { isOn } from '@/features';
import { contactForm } from '@/forms';
import { queueView } from '@/inbox/list/inbox-view';
import { countSubmissions } from '@/inbox/list/reads/counts';
import { listSubmissions } from '@/inbox/list/reads/page';
import { countQueues } from '@/inbox/list/reads/queue-counts';
import { mergeInto } from '@/inbox/merge/merge-submissions';
import { historyWords } from '@/inbox/submission/stream/history-words';
import { markSeen, openSubmission } from '@/inbox/submission/reads';
import { addNote, changeSubmissions } from '@/inbox/submission/work';
import { takeIn } from '@/submissions/incoming/take-in';
import { usualDeadlines } from '@/submissions/records/queue/due';
import { changeWatch, listWatchers } from '@/submissions/records/watches/watches';

import { payload, userWithRole } from '../../../support/payload';
import { addressOf, emptyThreads, rawMail } from '../../../support/submissions/incoming';
import { contact, emptyTables, quote } from '../../../support/submissions/sent-submissions';
import { setInbox, tell } from '../../../support/submissions/told-staff';

let admin: TypedUser;
let agent: TypedUser;
let id = '';

beforeAll(async () => {
  admin = await userWithRole('admin');
  agent = await userWithRole('agent');
  await setInbox({ webhookAddress: null });
});
beforeEach(async () => {
  await emptyTables();
  await payload.db.drizzle.execute(sql`DELETE FROM payload_jobs`);
  server.reset();
  id = await contact({ reference: 'C-0000-07' });
});
afterAll(emptyTables);

const watch = (user: TypedUser, isWatching = true, of = id) =>
  changeWatch(contactForm, user, { id: of, isWatching });
const watchers = async (of = id) => (await listWatchers(of)).map(({ name }) => name);
const told = async () => {
  await tell();
  return server.received.map(({ to, mail }) => `${to.join()} ${mail.subject}`);
};
const newsOf = async (user: TypedUser) => {
  const page = await listSubmissions(queueView('watching'), user, null);
  return page?.submissions.map(({ reference, news }) => `${reference} ${news ?? 'seen'}`);
};
const newsCount = async (user: TypedUser) =>
  (await countQueues(user, await countSubmissions(user), { now: Date.now(), ...usualDeadlines }))
    ?.watching;

test('who watches stands there, and the history says when they began and ended', async () => {
  await watch(agent);
  await watch(agent);
  expect(await watchers()).toEqual(['Test agent']);
  await watch(agent, false);
  await watch(agent, false);
  expect(await watchers()).toEqual([]);
  const opened = await openSubmission(contactForm, admin, id);
  expect(opened?.watchers).toEqual([]);
  expect(opened?.history?.map((entry) => `${entry.by} ${historyWords(entry, [])}`)).toEqual([
    'Test agent watches it no longer',
    'Test agent began to watch it',
  ]);
});

test('who watches has it in a list of theirs, with what is new until they open it', async () => {
  await watch(agent);
  expect(await newsOf(agent)).toEqual(['C-0000-07 seen']);
  expect(await newsCount(agent)).toBe(0);
  await addNote(contactForm, admin, id, 'She rang.');
  expect(await newsOf(agent)).toEqual(['C-0000-07 note']);
  expect(await newsCount(agent)).toBe(1);
  expect(await newsOf(admin)).toEqual([]);
  await changeSubmissions(contactForm, admin, [id], { assignee: admin.id });
  expect(await newsOf(agent)).toEqual(['C-0000-07 assignee']);
  await markSeen(agent, id);
  expect(await newsOf(agent)).toEqual(['C-0000-07 seen']);
  expect(await told()).toEqual([
    'agent.of.tests@onelayer.example A note was written: C-0000-07',
    'agent.of.tests@onelayer.example It was assigned anew: C-0000-07',
  ]);
  const [first, second] = server.received.map(({ mail }) => JSON.stringify(mail));
  expect(first).toContain(
    'Test admin wrote a note on the contact message C-0000-07, which you watch.',
  );
  expect(first).not.toContain('She rang');
  expect(second).toContain('Test admin changed who has the contact message C-0000-07');
  // What lies in the trash is no news.
  await addNote(contactForm, admin, id, 'Once more.');
  await changeSubmissions(contactForm, admin, [id], { isDeleted: true });
  expect(await newsCount(agent)).toBe(0);
});

test('nobody is told of what they did, or twice of one thing', async () => {
  await watch(agent);
  await watch(admin);
  await addNote(contactForm, agent, id, 'Mine.');
  expect(await newsOf(agent)).toEqual(['C-0000-07 seen']);
  await addNote(contactForm, admin, id, '@Test agent: look.');
  await changeSubmissions(contactForm, admin, [id], { assignee: agent.id });
  expect(await told()).toEqual([
    'admin.of.tests@onelayer.example A note was written: C-0000-07',
    'agent.of.tests@onelayer.example You were mentioned: C-0000-07',
    'agent.of.tests@onelayer.example Assigned to you: C-0000-07',
  ]);
});

test('whoever is mentioned, or had it before, watches it from then on', async () => {
  await addNote(contactForm, admin, id, '@Test agent: she rang.');
  expect(await watchers()).toEqual(['Test agent']);
  expect(await newsOf(agent)).toEqual(['C-0000-07 seen']);
  await watch(agent, false);
  await changeSubmissions(contactForm, admin, [id], { assignee: agent.id });
  expect(await watchers()).toEqual([]);
  await changeSubmissions(contactForm, admin, [id], { assignee: admin.id });
  expect(await watchers()).toEqual(['Test agent']);
  // That it went to somebody else they were not told: they did not watch it then.
  expect(await newsOf(agent)).toEqual(['C-0000-07 seen']);
});

test.runIf(isOn('incoming-mail'))(
  'an answer is told once by mail until somebody has read it, and not to whom it is assigned twice',
  async () => {
    await watch(agent);
    await watch(admin);
    await payload.db.drizzle.execute(
      sql`UPDATE contact_submissions SET assignee_id = ${admin.id}, read_at = now()`,
    );
    for (const text of ['Seven of them.', 'Eight of them.'])
      await takeIn(await rawMail({ to: addressOf(id), text }));
    expect(await newsOf(agent)).toEqual(['C-0000-07 answer']);
    expect((await told()).toSorted()).toEqual([
      'admin.of.tests@onelayer.example An answer came in: C-0000-07',
      'agent.of.tests@onelayer.example An answer came in: C-0000-07',
    ]);
    expect(JSON.stringify(server.received.map(({ mail }) => mail))).not.toMatch(/Seven|a@b/);
    await emptyThreads();
  },
);

test('who does not want the mails, or may no longer read it, gets none', async () => {
  await watch(agent);
  await addNote(contactForm, admin, id, 'She rang.');
  const own = { collection: 'users', id: agent.id, overrideAccess: true } as const;
  await payload.update({ ...own, data: { notices: { watched: false } } });
  expect(await told()).toEqual([]);
  await payload.update({ ...own, data: { notices: { watched: true } } });
  expect(await newsOf(agent)).toEqual(['C-0000-07 note']);
});

test('who watches what is merged into another watches that one', async () => {
  const other = await quote({ reference: 'Q-0000-08' });
  await watch(agent);
  await mergeInto(admin, { form: 'quote', id: other }, { form: 'contact', id });
  expect(await watchers(other)).toEqual(['Test agent']);
});

test('a watch goes with its submission', async () => {
  await watch(agent);
  await payload.db.drizzle.execute(sql`DELETE FROM contact_submissions`);
  expect((await payload.db.drizzle.execute(sql`SELECT FROM watches`)).rows).toEqual([]);
});
