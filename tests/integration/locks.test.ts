import { Client } from 'pg';
import { afterAll, expect, test } from 'vitest';

import { env } from '@/env';

import { eventually } from '../support/eventually';
import { logNowhere, payload, userWithRole } from '../support/payload';
import { cookieOf, rest } from '../support/rest';
import { waitingForLocks } from '../support/sites/waiting-for-locks';

// Refusals have their lines.
logNowhere();

const globalSlug = 'home-page';
const collection = 'payload-locked-documents';
afterAll(() => payload.delete({ collection, where: { globalSlug: { equals: globalSlug } } }));

test('an editor locks in their own name alone', async () => {
  const admin = await userWithRole('admin');
  const editor = await userWithRole('editor');
  const body = { email: editor.email, password: 'quill harbour 47 lantern' };
  const headers = cookieOf(await rest('POST', '/users/login', { body }));
  const lock = (method: string, path: string, value: string) =>
    rest(method, path, { headers, body: { globalSlug, user: { relationTo: 'users', value } } });

  expect((await lock('POST', `/${collection}`, admin.id)).status).toBe(403);
  expect((await lock('POST', `/${collection}`, editor.id)).status).toBe(201);
  const { docs } = await payload.find({
    collection,
    where: { globalSlug: { equals: globalSlug } },
    depth: 0,
  });
  expect(docs.map(({ user }) => user.value)).toEqual([editor.id]);
  const path = `/${collection}/${docs[0]?.id ?? ''}`;
  expect((await lock('PATCH', path, admin.id)).status).toBe(403);
  expect((await lock('PATCH', path, editor.id)).status).toBe(200);
});

test('nobody meets a lock that has no holder yet', async () => {
  await payload.delete({ collection, where: { id: { exists: true } } });
  const { id } = await userWithRole('editor');
  const other = new Client({ connectionString: env.DATABASE_URL });
  await other.connect();
  await other.query('BEGIN; LOCK TABLE payload_locked_documents_rels IN SHARE MODE');
  // As the panel's form makes it, past Payload's own operations.
  const made = payload.db.create({
    collection,
    data: { globalSlug, user: { relationTo: 'users', value: id } },
  });
  try {
    await eventually(async () => expect(await waitingForLocks(env.DATABASE_URL)).toBe(1));
    const { rows } = await other.query('SELECT id FROM payload_locked_documents');
    expect(rows).toEqual([]);
  } finally {
    await other.end();
    await made;
  }
  const { docs } = await payload.find({ collection, depth: 0 });
  expect(docs.map(({ user }) => user.value)).toEqual([id]);
  await payload.delete({ collection, where: { id: { exists: true } } });
});

test('a lock of somebody else is taken over, and neither moved nor taken away', async () => {
  const admin = await userWithRole('admin');
  const editor = await userWithRole('editor');
  const body = { email: editor.email, password: 'quill harbour 47 lantern' };
  const headers = cookieOf(await rest('POST', '/users/login', { body }));
  const mine = { user: { relationTo: 'users', value: editor.id } };
  const { docs } = await payload.find({ collection: 'faqs', limit: 2, depth: 0 });
  const [first, second] = docs.map(({ id }) => ({ document: { relationTo: 'faqs', value: id } }));
  const theirs = await payload.create({
    collection,
    data: { globalSlug, user: { relationTo: 'users', value: admin.id } },
  });
  const path = `/${collection}/${theirs.id}`;
  const answers: unknown[] = [];
  for (const [method, to, sent] of [
    ['DELETE', path, undefined],
    ['DELETE', `/${collection}?where[id][equals]=${theirs.id}`, undefined],
    ['PATCH', path, { ...mine, globalSlug: 'work-page' }],
    ['PATCH', path, { ...mine, globalSlug: null, ...first }],
    ['PATCH', path, mine],
    ['DELETE', path, undefined],
    // Not theirs to change, no document, two at once, and none.
    ['POST', `/${collection}`, { ...mine, globalSlug: 'inbox-settings' }],
    ['POST', `/${collection}`, { ...mine, document: { relationTo: 'users', value: admin.id } }],
    ['POST', `/${collection}`, { ...mine, globalSlug: 'no-such-global' }],
    ['POST', `/${collection}`, { ...mine, globalSlug, ...second }],
    ['POST', `/${collection}`, mine],
  ] as const)
    answers.push([method, (await rest(method, to, { headers, body: sent })).status]);
  expect(answers).toEqual([
    ['DELETE', 403],
    // Of many, each says by itself that it was refused.
    ['DELETE', 400],
    ['PATCH', 403],
    ['PATCH', 403],
    ['PATCH', 200],
    ['DELETE', 200],
    ...Array.from({ length: 5 }, () => ['POST', 403]),
  ]);
});
