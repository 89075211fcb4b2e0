import { sql } from '@payloadcms/db-postgres';
import type { TypedUser } from 'payload';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { contactForm, quoteForm, type Priority } from '@/forms';
import { exportSubmissions } from '@/inbox/export';
import { parseView, plainView, queueView, viewAddress } from '@/inbox/list/inbox-view';
import { countFound } from '@/inbox/list/reads/counts';
import { listSubmissions } from '@/inbox/list/reads/page';
import { getSubmission } from '@/inbox/submission/reads';
import { restorePriorities } from '@/inbox/submission/restore';
import { changeAsSeen } from '@/inbox/submission/work';
import { tagAsSeen, takeBackTags } from '@/inbox/tags/tag-as-seen';
import { inboxRevision } from '@/inbox/tools/revision';
import { listTags, mostTags } from '@/submissions/records/tags/tags';

import { payload, userWithRole } from '../../../support/payload';
import { exported } from '../../../support/submissions/exported-person';
import { contact, emptyTables, quote } from '../../../support/submissions/sent-submissions';

let admin: TypedUser;
let editor: TypedUser;
let ada = '';
let ben = '';

beforeAll(async () => {
  [admin, editor] = await Promise.all([userWithRole('admin'), userWithRole('editor')]);
});
beforeEach(async () => {
  await emptyTables();
  ada = await contact({ reference: 'C-1', email: 'ada@tags.example' });
  ben = await contact({ reference: 'C-2', email: 'ben@tags.example' });
});
afterAll(emptyTables);

const add = (ids: readonly string[], tag: string, user = admin) =>
  tagAsSeen(contactForm, user, ids, { add: tag });
const tagsAt = async (id: string) => (await getSubmission(contactForm, admin, id))?.tags;
const everybody = { hidden: [], only: null };
const found = async (address: Record<string, string>) =>
  (await listSubmissions(parseView(address), admin, null))?.submissions.map(
    ({ reference }) => reference,
  );

async function noted(id: string) {
  const { rows } = await payload.db.drizzle.execute(
    sql`SELECT detail FROM audit_entries
        WHERE submissions ? ${id} AND action = 'changed' ORDER BY at`,
  );
  return rows.map(({ detail }) => detail);
}

test('a tag has one spelling, and each submission has it once', async () => {
  expect(await add([ada], 'VIP')).toEqual([ada]);
  expect((await add([ada, ben], 'vip')).toSorted()).toEqual([ben]);
  expect([await tagsAt(ada), await tagsAt(ben)]).toEqual([['VIP'], ['VIP']]);
  expect(await listTags(everybody)).toEqual(['VIP']);
  expect(await tagAsSeen(contactForm, admin, [ada, ben], { remove: 'Vip' })).toHaveLength(2);
  expect(await listTags(everybody)).toEqual([]);
});

test('the history says that there was a tag, and not which', async () => {
  await add([ada], 'Mrs Byron');
  await tagAsSeen(contactForm, admin, [ada], { remove: 'mrs byron' });
  expect(await noted(ada)).toEqual(['tag added', 'tag removed']);
});

test('an open inbox learns of a tag', async () => {
  const before = await inboxRevision(admin);
  await add([ada], 'vip');
  expect(await inboxRevision(admin)).not.toBe(before);
});

test('what was tagged can be taken back, of those alone', async () => {
  await add([ada], 'vip');
  const now = await add([ada, ben], 'vip');
  const entries = now.map((id) => ({ id }));
  const bare = { status: 'new', assignee: null, snoozedUntil: null, priority: 'normal' } as const;
  const rest = { isUnread: false, repliedAt: null, answeredAt: null };
  const whole = entries.map((entry) => ({ ...entry, ...bare, ...rest }));
  await takeBackTags(contactForm, admin, { done: 'tagged', given: 'vip', entries: whole });
  expect([await tagsAt(ada), await tagsAt(ben)]).toEqual([['vip'], []]);
  await takeBackTags(contactForm, admin, { done: 'untagged', given: 'vip', entries: whole });
  expect(await tagsAt(ben)).toEqual(['vip']);
});

test('an editor tags nothing', async () => {
  await add([ada], 'vip', editor).catch(() => undefined);
  expect(await tagsAt(ada)).toEqual([]);
});

test('there is an end to the tags of one submission', async () => {
  for (let number = 0; number < mostTags; number += 1) await add([ada], `tag ${number}`);
  expect(await add([ada], 'one more')).toEqual([]);
  expect(await tagsAt(ada)).toHaveLength(mostTags);
});

test('lists and lists of work are narrowed to a tag, in any spelling', async () => {
  const theirs = await quote({ reference: 'Q-1' });
  await add([ben], 'Überfällig');
  await tagAsSeen(quoteForm, admin, [theirs], { add: 'überfällig' });
  expect(await found({ tag: 'überfällig' })).toEqual(['C-2']);
  expect((await found({ view: 'open', tag: 'ÜBERFÄLLIG' }))?.toSorted()).toEqual(['C-2', 'Q-1']);
  expect(await found({ tag: 'unused' })).toEqual([]);
  const view = { ...plainView(contactForm), tag: 'Überfällig' };
  expect(await countFound(view, admin)).toBe(1);
  expect(
    parseView(Object.fromEntries(new URL(viewAddress(view), 'http://x').searchParams)),
  ).toEqual(view);
});

test('a priority is set by whoever saw the one before, is filtered by, and is taken back', async () => {
  const set = (priority: Priority, expects: Priority) =>
    changeAsSeen(contactForm, admin, [{ id: ben, expects }], { priority });
  const first = await set('high', 'normal');
  expect(first.changed).toMatchObject([{ id: ben, priority: 'normal', isChanged: true }]);
  expect(await found({ priority: 'high' })).toEqual(['C-2']);
  const rows = (await listSubmissions(queueView('open'), admin, null))?.submissions;
  expect(rows?.map(({ priority }) => priority).toSorted()).toEqual(['high', 'normal']);
  const late = await set('low', 'normal');
  expect(late.clashes).toMatchObject([{ what: 'priority', changer: { id: admin.id } }]);
  await restorePriorities(contactForm, admin, first.changed, 'high');
  expect(await found({ priority: 'high' })).toEqual([]);
  expect(await noted(ben)).toEqual(['priority: high', 'priority: normal']);
});

test('files name tags and priority, and an erasure takes the tags along', async () => {
  await add([ada], 'Größer');
  await add([ada], 'vip');
  expect(JSON.stringify(await exported(admin, ['ada@tags.example']))).toContain('Größer');
  const csv = await new Response(exportSubmissions(plainView(contactForm), admin, 'csv')).text();
  expect(csv).toContain('"Priority","Tags"');
  expect(csv).toContain('"Normal","Größer, vip"');
  await payload.db.drizzle.execute(sql`DELETE FROM contact_submissions WHERE id = ${ada}`);
  const { rows } = await payload.db.drizzle.execute(sql`SELECT FROM submission_tags`);
  expect(rows).toEqual([]);
});
