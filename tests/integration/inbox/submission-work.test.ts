import { randomUUID } from 'node:crypto';

import { sql } from '@payloadcms/db-postgres';
import type { TypedUser } from 'payload';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { contactForm } from '@/forms';
import { listColleagues } from '@/inbox/submission/colleagues';
import { markRead, openSubmission } from '@/inbox/submission/open-submission';
import { inboxRevision } from '@/inbox/tools/revision';
import { countSubmissions, countUnread } from '@/inbox/list/reads/counts';
import { getSubmission } from '@/inbox/submission/reads';
import { addNote, changeAsSeen, changeSubmissions, restoreStatuses } from '@/inbox/submission/work';

import { payload, userWithRole } from '../../support/payload';

let admin: TypedUser;
let editor: TypedUser;
let [first, second] = ['', ''];

async function send(email: string): Promise<string> {
  const id = randomUUID();
  await payload.db.drizzle.execute(
    sql`INSERT INTO contact_submissions (id, reference, submitted_at, name, email, message)
        VALUES (${id}, ${`C-${id}`}, now(), 'Tom Whitlock', ${email}, 'Staircases.')`,
  );
  return id;
}

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

describe('a change names what it started from', () => {
  const asSeen = changeAsSeen.bind(null, contactForm);
  let colleague: TypedUser;
  beforeAll(async () => {
    const doc = await payload.create({
      collection: 'users',
      data: {
        name: 'Ines Calloway',
        role: 'admin',
        email: `${randomUUID()}@journeys.example`,
        password: 'quill harbour 47 lantern',
      },
      overrideAccess: true,
    });
    colleague = { ...doc, collection: 'users' };
  });
  afterAll(() => payload.delete({ collection: 'users', id: colleague.id, overrideAccess: true }));

  test('what somebody else changed meanwhile stays, and it is said who did', async () => {
    await change(colleague, [first], { status: 'replied' });
    const targets = [first, second].map((id) => ({ id, expects: 'new' }));
    const { changed, clashes } = await asSeen(admin, targets, { status: 'archived' });
    expect(changed).toEqual([{ id: second, status: 'new' }]);
    expect(clashes).toMatchObject([
      { id: first, status: 'replied', name: 'Tom Whitlock', changer: { id: colleague.id } },
    ]);
    expect((await read(first))?.status).toBe('replied');
  });

  test('whoever wanted the same was only quicker', async () => {
    await change(colleague, [first], { status: 'archived' });
    const outcome = await asSeen(admin, [{ id: first, expects: 'new' }], { status: 'archived' });
    expect(outcome).toEqual({ changed: [{ id: first, status: 'archived' }], clashes: [] });
  });

  test('an undo takes back what it did, and nothing else', async () => {
    const done = await change(admin, [first, second], { status: 'archived' });
    await change(colleague, [first], { status: 'replied' });
    const clashes = await restoreStatuses(contactForm, admin, done, 'archived');
    expect(clashes).toMatchObject([{ id: first, status: 'replied' }]);
    expect((await read(first))?.status).toBe('replied');
    expect((await read(second))?.status).toBe('new');
  });

  test('an assignee, too; nobody is one', async () => {
    await change(colleague, [first], { assignee: colleague.id });
    const outcome = await asSeen(admin, [{ id: first, expects: '' }], { assignee: admin.id });
    expect(outcome.clashes).toMatchObject([{ id: first, assignee: colleague.id }]);
    const again = [{ id: first, expects: colleague.id }];
    await asSeen(admin, again, { assignee: admin.id });
    expect((await read(first))?.assignee).toBe(admin.id);
  });

  test('of twenty at once one gets it, and the others hear of it', async () => {
    const ways = ['archived', 'spam', 'in-progress', 'replied'] as const;
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, turn) =>
        asSeen(admin, [{ id: first, expects: 'new' }], { status: ways[turn % 4] ?? 'spam' }),
      ),
    );
    const status = (await read(first))?.status;
    const wrote = outcomes.filter(({ changed }) => changed[0]?.status === 'new');
    expect(wrote).toHaveLength(1);
    const clashed = outcomes.filter(({ clashes }) => clashes.length > 0);
    expect(clashed).toHaveLength(15);
    expect(clashed.every(({ clashes }) => clashes[0]?.status === status)).toBe(true);
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
  expect(opened?.sameSender).toEqual([
    expect.objectContaining({ form: 'contact', id: second, status: 'new' }),
  ]);
});

test('it is assigned to a colleague, and to nobody again', async () => {
  const colleagues = await listColleagues(admin);
  expect(colleagues).toContainEqual({ id: admin.id, name: admin.name });
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
