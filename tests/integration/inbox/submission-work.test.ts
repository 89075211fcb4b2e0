import { sql } from '@payloadcms/db-postgres';
import type { TypedUser } from 'payload';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { contactForm } from '@/forms';
import { listColleagues } from '@/inbox/submission/colleagues';
import { getSubmission, markRead, openSubmission } from '@/inbox/submission/reads';
import { inboxRevision } from '@/inbox/tools/revision';
import { countSubmissions, countUnread } from '@/inbox/list/reads/counts';
import { restoreStatuses } from '@/inbox/submission/restore';
import { addNote, changeSubmissions } from '@/inbox/submission/work';

import { payload, userWithRole } from '../../support/payload';
import { sendContact as send } from '../../support/submissions/sent-submissions';

let admin: TypedUser;
let editor: TypedUser;
let [first, second] = ['', ''];

const read = (id: string) => getSubmission(contactForm, admin, id);
const change = changeSubmissions.bind(null, contactForm);

beforeAll(async () => {
  admin = await userWithRole('admin');
  editor = await userWithRole('editor');
});

beforeEach(async () => {
  await payload.db.drizzle.execute(sql`DELETE FROM contact_submissions`);
  first = await send('tom@whitlockjoinery.example');
  second = await send('Tom@WhitlockJoinery.example');
});

afterAll(async () => {
  await payload.db.drizzle.execute(sql`DELETE FROM contact_submissions`);
});

test('what the door stores is new, unread and nobody’s', async () => {
  expect(await read(first)).toMatchObject({
    status: 'new',
    isUnread: true,
    assignee: null,
    repliedAt: null,
    deletedAt: null,
    notes: [],
  });
});

describe('status', () => {
  test('several are changed at once, and each gets its own back', async () => {
    await change(admin, [first], { status: 'in-progress' });
    const changed = await change(admin, [first, second], { status: 'archived' });
    expect(await read(first)).toMatchObject({ status: 'archived', isUnread: false });
    expect(await read(second)).toMatchObject({ status: 'archived', isUnread: false });

    expect(await restoreStatuses(contactForm, admin, changed, 'archived')).toEqual([]);
    expect((await read(first))?.status).toBe('in-progress');
    expect((await read(second))?.status).toBe('new');
  });

  test('the first reply counts, until it is taken back', async () => {
    await change(admin, [first], { status: 'replied' });
    const repliedAt = (await read(first))?.repliedAt;
    expect(repliedAt).not.toBeNull();
    await change(admin, [first], { status: 'archived' });
    await change(admin, [first], { status: 'replied' });
    expect((await read(first))?.repliedAt).toBe(repliedAt);
    await change(admin, [first], { status: 'new' });
    expect((await read(first))?.repliedAt).toBeNull();
  });

  test('what else is written at the same time stays', async () => {
    const other = payload.db.drizzle.execute(
      sql`UPDATE contact_submissions SET owner_notice_state = 'sent' WHERE id = ${first}`,
    );
    await Promise.all([other, change(admin, [first], { status: 'spam' })]);
    expect(await read(first)).toMatchObject({
      status: 'spam',
      notices: { ownerNotice: { state: 'sent' } },
    });
  });
});

test('the trash takes a submission out of the count, and gives it back', async () => {
  await change(admin, [first], { isDeleted: true });
  expect(await countSubmissions(admin)).toMatchObject({ contact: 1 });
  expect((await read(first))?.deletedAt).not.toBeNull();
  await change(admin, [first], { isDeleted: false });
  expect(await countSubmissions(admin)).toMatchObject({ contact: 2 });
});

test('opened once it is read, until it is marked as unread', async () => {
  const before = (await countUnread(admin)) ?? 0;
  const opened = await openSubmission(contactForm, admin, first);
  expect(opened).toMatchObject({ submission: { isUnread: false }, wasUnread: true });
  // To look at it writes nothing; the page marks it after its answer.
  expect(await countUnread(admin)).toBe(before);
  await markRead(contactForm, admin, first);
  expect(await countUnread(admin)).toBe(before - 1);
  expect((await openSubmission(contactForm, admin, first))?.wasUnread).toBe(false);
  await change(admin, [first], { isUnread: true });
  expect(await countUnread(admin)).toBe(before);
});

test('what else came from the address is found, however it was typed', async () => {
  await send('stom@whitlockjoinery.example');
  const opened = await openSubmission(contactForm, admin, first);
  expect(opened?.fromPerson).toEqual({
    others: [expect.objectContaining({ form: 'contact', id: second, status: 'new' })],
    total: 2,
  });
});

test('it is assigned to a colleague, and to nobody again', async () => {
  const colleagues = await listColleagues(admin);
  expect(colleagues).toContainEqual({ id: admin.id, name: admin.name, mayWork: true });
  expect(colleagues.map(({ id }) => id)).not.toContain(editor.id);
  await change(admin, [first], { assignee: admin.id });
  expect((await read(first))?.assignee).toBe(admin.id);
  await change(admin, [first], { assignee: null });
  expect((await read(first))?.assignee).toBeNull();
});

test('an editor changes nothing and hears of nothing', async () => {
  const before = await read(first);
  await expect(change(editor, [first], { status: 'spam' })).rejects.toThrow(/not allowed/i);
  await expect(addNote(contactForm, editor, first, 'Mine')).rejects.toThrow(/not allowed/i);
  await expect(inboxRevision(editor)).rejects.toThrow(/not allowed/i);
  expect(await openSubmission(contactForm, editor, first)).toBeNull();
  expect(await read(first)).toEqual(before);
});
