import { randomUUID } from 'node:crypto';

import { sql } from '@payloadcms/db-postgres';
import type { TypedUser } from 'payload';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { contactForm } from '@/forms';
import { getSubmission } from '@/inbox/submission/reads';
import { restoreAssignees, restoreStatuses } from '@/inbox/submission/restore';
import { changeAsSeen, changeSubmissions } from '@/inbox/submission/work';

import { payload, userWithRole } from '../../support/payload';
import { sendContact as send } from '../../support/submissions/sent-submissions';

let admin: TypedUser;
let [first, second] = ['', ''];

const read = (id: string) => getSubmission(contactForm, admin, id);
const change = changeSubmissions.bind(null, contactForm);

beforeAll(async () => {
  admin = await userWithRole('admin');
});

beforeEach(async () => {
  await payload.db.drizzle.execute(sql`DELETE FROM contact_submissions`);
  first = await send('tom@whitlockjoinery.example');
  second = await send('Tom@WhitlockJoinery.example');
});

afterAll(async () => {
  await payload.db.drizzle.execute(sql`DELETE FROM contact_submissions`);
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
    expect(changed).toMatchObject([
      { id: second, status: 'new', snoozedUntil: null, isUnread: true, isChanged: true },
    ]);
    expect(clashes).toMatchObject([
      { id: first, status: 'replied', name: 'Tom Whitlock', changer: { id: colleague.id } },
    ]);
    expect((await read(first))?.status).toBe('replied');
  });

  test('whoever wanted the same was only quicker', async () => {
    await change(colleague, [first], { status: 'archived' });
    const outcome = await asSeen(admin, [{ id: first, expects: 'new' }], { status: 'archived' });
    expect(outcome).toMatchObject({ changed: [{ id: first, status: 'archived' }], clashes: [] });
  });

  test('an undo takes back what it did, and nothing else', async () => {
    const done = await change(admin, [first, second], { status: 'archived' });
    await change(colleague, [first], { status: 'replied' });
    const clashes = await restoreStatuses(contactForm, admin, done, 'archived');
    expect(clashes).toMatchObject([{ id: first, status: 'replied' }]);
    expect((await read(first))?.status).toBe('replied');
    expect((await read(second))?.status).toBe('new');
  });

  test('an undo gives it back to nobody who may not have it', async () => {
    const reader = await userWithRole('reader');
    await change(admin, [first], { assignee: admin.id });
    const back = (assignee: string) =>
      restoreAssignees(contactForm, admin, [{ id: first, assignee }], admin.id);
    await back(reader.id);
    expect((await read(first))?.assignee).toBeNull();
    await change(admin, [first], { assignee: admin.id });
    await back(colleague.id);
    expect((await read(first))?.assignee).toBe(colleague.id);
    await change(admin, [first], { assignee: null });
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
