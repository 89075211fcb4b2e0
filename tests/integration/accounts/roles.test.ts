import { eq } from 'drizzle-orm';
import type { TypedUser } from 'payload';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { contactForm } from '@/forms';
import { may, type Role } from '@/accounts/rights';
import { listColleagues } from '@/inbox/submission/colleagues';
import { users } from '@/platform/database/schema';
import { queueDigests } from '@/submissions/records/notices/staff-notices';

import { logNowhere, payload, userWithRole } from '../../support/payload';

const asServer = { overrideAccess: true } as const;
const context = { disableRevalidate: true };
const password = 'quill harbour 47 lantern';
const as = (user: TypedUser) => ({ overrideAccess: false, user }) as const;
const staff = ['admin', 'lead', 'agent', 'reader'] as const;

logNowhere();

const people = new Map<Role, TypedUser>();
const personOf = (role: Role): TypedUser => {
  const user = people.get(role);
  if (!user) throw new Error(`Nobody is ${role}`);
  return user;
};
let submission: string;

beforeAll(async () => {
  for (const role of [...staff, 'editor'] as const) people.set(role, await userWithRole(role));
  const doc = await payload.create({
    collection: 'contact-submissions',
    data: {
      ...{ name: 'Role Canary', email: 'canary@roles.example', message: 'Of roles.' },
      ...{
        reference: 'C-ROLE-01',
        submittedAt: new Date().toISOString(),
        status: 'new',
        priority: 'normal',
      },
    },
    ...asServer,
  });
  submission = doc.id;
});
afterAll(async () => {
  await payload.delete({
    ...{ collection: 'contact-submissions', id: submission, trash: true },
    ...asServer,
  });
  await payload.delete({
    ...{ collection: 'users', where: { email: { like: '@roles.example' } } },
    ...asServer,
  });
});

const account = (role: Role, name = 'Ines Calloway') =>
  payload.create({
    collection: 'users',
    data: { name, role, email: `${crypto.randomUUID()}@roles.example`, password },
    ...asServer,
  });

describe.each(staff)('%s', (role) => {
  const doc = () => ({ collection: contactForm.collection, id: submission, trash: true }) as const;

  test('reads a submission, and changes it as far as the role goes', async () => {
    const user = personOf(role);
    const { docs } = await payload.find({ collection: contactForm.collection, ...as(user) });
    expect(docs.map(({ id }) => id)).toContain(submission);
    const change = (data: { deletedAt: string | null }) =>
      payload.update({ ...doc(), data, ...as(user) });
    const trash = change({ deletedAt: new Date().toISOString() });
    if (may(user, 'erase')) await trash;
    else await expect(trash).rejects.toThrow(/not allowed/i);
    const restore = change({ deletedAt: null });
    if (may(user, 'work')) await restore;
    else await expect(restore).rejects.toThrow(/not allowed/i);
    if (!may(user, 'erase'))
      await expect(payload.delete({ ...doc(), ...as(user) })).rejects.toThrow(/not allowed/i);
  });

  test('sees colleagues by name, and no marketer unless accounts are theirs', async () => {
    const user = personOf(role);
    const { docs } = await payload.find({
      ...{ collection: 'users', pagination: false },
      ...as(user),
    });
    const seen = docs.map(({ id }) => id);
    for (const each of staff) expect(seen).toContain(personOf(each).id);
    expect(seen.includes(personOf('editor').id)).toBe(role === 'admin');
    const colleagues = await listColleagues(user);
    expect(colleagues).toContainEqual(
      expect.objectContaining({ id: personOf('reader').id, mayWork: false }),
    );
    expect(colleagues).toContainEqual(
      expect.objectContaining({ id: personOf('agent').id, mayWork: true }),
    );
  });

  test('gives nobody another role, unless accounts are theirs', async () => {
    const user = personOf(role);
    const other = await account('reader');
    const promote = payload.update({
      ...{ collection: 'users', id: other.id, data: { role: 'admin' } },
      ...as(user),
    });
    if (role === 'admin') expect((await promote).role).toBe('admin');
    else await expect(promote).rejects.toThrow(/not allowed/i);
    if (role === 'admin') return;
    const own = { collection: 'users', id: user.id, data: { role: 'admin' } } as const;
    expect((await payload.update({ ...own, ...as(user) })).role).toBe(role);
  });

  test('changes content with the right to it alone', async () => {
    const create = payload.create({
      collection: 'faqs',
      data: { question: 'Whose is it?', answer: 'Theirs.', _status: 'draft' },
      draft: true,
      context,
      ...as(personOf(role)),
    });
    if (role !== 'admin') await expect(create).rejects.toThrow(/not allowed/i);
    else await payload.delete({ collection: 'faqs', id: (await create).id, context, ...asServer });
  });

  test('changes how the inbox works only as a lead or an admin, and whether a second factor is asked for as an admin', async () => {
    const user = personOf(role);
    const before = await payload.findGlobal({ slug: 'inbox-settings', ...as(user) });
    const change = payload.updateGlobal({
      slug: 'inbox-settings',
      data: { workdayBegins: before.workdayBegins, requireSecondFactor: false },
      context,
      ...as(user),
    });
    if (may(user, 'settings')) await change;
    else await expect(change).rejects.toThrow(/not allowed/i);
  });
});

test('another role ends the sessions that began with the former one', async () => {
  const user = await account('lead');
  const signIn = () =>
    payload.login({ collection: 'users', data: { email: user.email, password } });
  const sessions = async () =>
    (
      await payload.findByID({
        collection: 'users',
        id: user.id,
        showHiddenFields: true,
        ...asServer,
      })
    ).sessions?.length ?? 0;
  const change = (data: { role?: Role; name?: string }) =>
    payload.update({ collection: 'users', id: user.id, data, ...asServer });
  await signIn();
  await signIn();
  await change({ name: 'Ines Harbour', role: 'lead' });
  expect(await sessions()).toBe(2);
  await change({ role: 'reader' });
  expect(await sessions()).toBe(0);
});

test('the last admin keeps role and account', async () => {
  const { docs } = await payload.find({
    ...{ collection: 'users', where: { role: { equals: 'admin' } }, pagination: false },
    ...asServer,
  });
  const [last, ...others] = docs;
  if (!last) throw new Error('There is no admin');
  const { drizzle } = payload.db;
  const put = (ids: readonly string[], role: Role) =>
    Promise.all(ids.map((id) => drizzle.update(users).set({ role }).where(eq(users.id, id))));
  await put(
    others.map(({ id }) => id),
    'lead',
  );
  try {
    const change = { collection: 'users', id: last.id } as const;
    await expect(
      payload.update({ ...change, data: { role: 'lead' }, ...asServer }),
    ).rejects.toThrow();
    await expect(payload.delete({ ...change, ...asServer })).rejects.toThrow(/else an admin first/);
    expect((await payload.findByID({ ...change, ...asServer })).role).toBe('admin');
  } finally {
    await put(
      others.map(({ id }) => id),
      'admin',
    );
  }
});

test('the digest goes to all who read, and to nobody else', async () => {
  await queueDigests();
  const { docs } = await payload.find({
    ...{
      collection: 'payload-jobs',
      pagination: false,
      where: { taskSlug: { equals: 'tell-staff' } },
    },
    ...asServer,
  });
  const told = JSON.stringify(docs.map(({ input }) => input));
  for (const role of staff) expect(told).toContain(personOf(role).id);
  expect(told).not.toContain(personOf('editor').id);
  await payload.delete({
    ...{ collection: 'payload-jobs', where: { id: { in: docs.map(({ id }) => id) } } },
    ...asServer,
  });
});
