import { hasDraftsEnabled } from 'payload/shared';
import { createLocalReq, type CollectionSlug, type TypedUser } from 'payload';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';

import { forgetUnwritten } from '~/collections/drafts/unwritten';
import { readContent } from '~/scripts/content/read-content';

import { openCollections, payload, userWithRole } from '../../../support/payload';
import { rest } from '../../../support/rest';
import { signedInEditor } from '../../../support/staff/editor';

let headers: Record<string, string>;
let user: TypedUser;
beforeAll(async () => {
  headers = await signedInEditor();
  user = await userWithRole('editor');
});

const drafted = openCollections.filter(hasDraftsEnabled).map(({ slug }) => slug);
const asServer = { context: { disableRevalidate: true }, overrideAccess: true } as const;

const made: { collection: CollectionSlug; id: string }[] = [];
afterEach(async () => {
  vi.useRealTimers();
  for (const { collection, id } of made.splice(0))
    await payload.delete({ collection, where: { id: { equals: id } }, ...asServer });
});

const note = (collection: CollectionSlug, id: string) => {
  made.push({ collection, id });
  return id;
};

/** As Payload's view of a new document does. */
async function openForm(collection: CollectionSlug): Promise<string> {
  const as = { draft: true, overrideAccess: false, user } as const;
  return note(collection, (await payload.create({ collection, data: {}, ...as })).id);
}

const listed = z.object({ docs: z.array(z.object({ id: z.string() })) });

/** What the panel lists. */
async function listOf(collection: CollectionSlug): Promise<string[]> {
  const query = 'draft=true&limit=0&depth=0&select[id]=true';
  const answer = await rest('GET', `/${collection}?${query}`, { headers });
  return listed.parse(await answer.json()).docs.map(({ id }) => id);
}

/** As the panel saves by itself. */
const write = (collection: CollectionSlug, id: string, body: object) =>
  rest('PATCH', `/${collection}/${id}?draft=true&autosave=true`, { headers, body });

test.each(drafted)('of the %s, a form in which nobody wrote is in no list', async (collection) => {
  const id = await openForm(collection);
  expect(await listOf(collection)).not.toContain(id);
  const byAddress = await rest('GET', `/${collection}/${id}?draft=true`, { headers });
  expect(byAddress.status).toBe(200);
  const field = payload.collections[collection].config.admin.useAsTitle ?? 'id';
  expect((await write(collection, id, { [field]: 'Q' })).status).toBe(200);
  expect(await listOf(collection)).toContain(id);
  // Whoever takes it all out again has written.
  expect((await write(collection, id, { [field]: '' })).status).toBe(200);
  expect(await listOf(collection)).toContain(id);
});

test('a draft that was made with words, by the server, or as a copy is listed', async () => {
  const collection = 'industries';
  const draft = { collection, draft: true, ...asServer } as const;
  const byServer = note(collection, (await payload.create({ ...draft, data: {} })).id);
  const data = { title: 'Quibblewort' };
  const withWords = await payload.create({ ...draft, data, overrideAccess: false, user });
  const copied = await payload.duplicate({ collection, id: await openForm(collection), user });
  const ids = [byServer, note(collection, withWords.id), note(collection, copied.id)];
  expect(await listOf(collection)).toEqual(expect.arrayContaining(ids));
});

test('an export leaves it out', async () => {
  const before = await readContent(payload);
  await openForm('industries');
  expect(await readContent(payload)).toEqual(before);
});

test('it goes after a week, and what was written in stays', async () => {
  const [left, late, begun] = [
    await openForm('faqs'),
    await openForm('industries'),
    await openForm('industries'),
  ];
  await write('industries', begun, { title: 'Quibblewort' });
  const req = await createLocalReq({}, payload);
  await forgetUnwritten(req);
  expect((await payload.findByID({ collection: 'industries', id: late })).id).toBe(late);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 8 * 24 * 60 * 60 * 1000 });
  await forgetUnwritten(req);
  const where = { id: { in: [left, late, begun] } };
  const found = await payload.find({ collection: 'industries', where, trash: true, draft: true });
  expect(found.docs.map(({ id }) => id)).toEqual([begun]);
  const ofFaqs = await payload.find({ collection: 'faqs', where, trash: true, draft: true });
  expect(ofFaqs.totalDocs).toBe(0);
});
