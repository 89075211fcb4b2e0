import { hasDraftsEnabled } from 'payload/shared';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';

import { wordPages } from '@/words';
import { contentSlugs } from '~/collections';

import { logNowhere, payload } from '../../support/payload';
import { rest } from '../../support/rest';
import { publishPage } from '../../support/staff/composed-page';
import { signedInEditor } from '../../support/staff/editor';

// Refusals have their lines.
logNowhere();

let headers: Record<string, string>;
beforeAll(async () => {
  headers = await signedInEditor();
  await publishPage('drafted-of-tests');
});

/** A word that nothing else on the site has. */
const secret = 'Quibblewort';

const answered = z.object({ doc: z.looseObject({ id: z.string() }) });
const asServer = { context: { disableRevalidate: true }, overrideAccess: true } as const;

const made: string[] = [];
async function create(body: object, query = '') {
  const answer = await rest('POST', `/industries${query}`, { headers, body });
  const { data } = answered.safeParse(await answer.json());
  if (data) made.push(data.doc.id);
  return { status: answer.status, id: data?.doc.id ?? '', doc: data?.doc };
}
afterEach(async () => {
  for (const id of made.splice(0))
    await payload.delete({ collection: 'industries', where: { id: { equals: id } }, ...asServer });
});

const fitness = async () => {
  const { docs } = await payload.find({
    collection: 'industries',
    where: { slug: { equals: 'fitness' } },
    depth: 0,
  });
  if (!docs[0]) throw new Error('The seed has no fitness');
  return docs[0];
};

const patch = (id: string, body: object, query = '') =>
  rest('PATCH', `/industries/${id}${query}`, { headers, body });

const drafted = Object.values(payload.collections)
  .filter(({ config }) => hasDraftsEnabled(config))
  .map(({ config }) => config.slug);
const draftedGlobals = payload.config.globals.filter(hasDraftsEnabled).map(({ slug }) => slug);

test('all that is written has drafts', () => {
  expect([...drafted, 'media'].sort()).toEqual([...contentSlugs].sort());
  expect(draftedGlobals).toHaveLength(7 + wordPages.length);
});

/** Each way in which somebody who is not signed in can ask for documents. */
const queries = [
  '?limit=100',
  '?draft=true',
  '?trash=true',
  '?where[_status][equals]=draft',
  `?where[or][0][_status][equals]=draft&where[or][1][id][exists]=true`,
  '?sort=-updatedAt&depth=2',
];

test.each(drafted)('a stranger sees no draft among the %s', async (collection) => {
  const field = payload.collections[collection].config.admin.useAsTitle ?? 'id';
  const never = await payload.create({
    collection,
    data: { [field]: secret },
    draft: true,
    ...asServer,
  });
  const where = { _status: { equals: 'published' } };
  const { docs } = await payload.find({ collection, where, limit: 1, depth: 0 });
  const id = docs[0]?.id ?? '';
  const half = { collection, id, data: { [field]: secret }, draft: true } as const;
  await payload.update({ ...half, ...asServer });

  const asked = [
    ...queries.map((query) => `/${collection}${query}`),
    ...[id, never.id].flatMap((each) => [
      `/${collection}/${each}`,
      `/${collection}/${each}?draft=true`,
      `/${collection}/${each}?depth=2`,
    ]),
    `/${collection}/versions`,
    `/${collection}/versions?where[parent][equals]=${id}`,
    `/${collection}/count?where[${field}][equals]=${secret}`,
  ];
  const answers = await Promise.all(
    asked.map(async (path) => {
      const answer = await rest('GET', path);
      return { path, status: answer.status, text: await answer.text() };
    }),
  );
  const { docs: versions } = await payload.findVersions({
    collection,
    where: { parent: { equals: id } },
  });
  await payload.delete({ collection, id: never.id, ...asServer });
  await payload.restoreVersion({ collection, id: versions.at(-1)?.id ?? '', ...asServer });

  expect(answers.filter(({ text }) => text.includes(secret)).map(({ path }) => path)).toEqual([]);
  expect(answers.find(({ path }) => path.endsWith(`/${id}`))?.status).toBe(200);
  expect(answers.find(({ path }) => path.endsWith(`/${never.id}`))?.status).toBe(404);
  expect(answers.at(-1)?.text).toBe('{"totalDocs":0}');
});

/** A change of the heading or the brand, or of the first text in the first tab that has one. */
function firstText(global: object, text: string): object {
  const [name] = Object.keys(global).filter((key) => ['heading', 'brand'].includes(key));
  if (name !== undefined) return { [name]: text };
  for (const [tab, its] of Object.entries(z.record(z.string(), z.unknown()).parse(global))) {
    if (typeof its !== 'object' || its === null) continue;
    const [inTab] = Object.entries(its).find(([, value]) => typeof value === 'string') ?? [];
    if (inTab !== undefined) return { [tab]: { [inTab]: text } };
  }
  throw new Error('No text');
}

test.each(draftedGlobals)('a stranger sees no draft of the %s', async (slug) => {
  const path = `/globals/${slug}`;
  const before = await payload.findGlobal({ slug, depth: 0 });
  const body = firstText(before, secret);
  const drafted = await rest('POST', `${path}?draft=true`, { headers, body });
  expect(drafted.status).toBe(200);
  expect(await drafted.text()).toContain(secret);
  for (const query of ['', '?draft=true', '?depth=2', '/versions']) {
    expect(await (await rest('GET', path + query)).text()).not.toContain(secret);
  }
  expect(await (await rest('GET', path)).text()).toContain(String(before.updatedAt));
  const unpublished = await rest('POST', path, { headers, body: { _status: 'draft' } });
  expect(unpublished.status).toBe(409);
  const { docs } = await payload.findGlobalVersions({ slug });
  const restored = await rest('POST', `${path}/versions/${docs.at(-1)?.id ?? ''}`, { headers });
  expect(restored.status).toBe(200);
  const now = await payload.findGlobal({ slug, depth: 0 });
  const own = { updatedAt: '', changedBy: '' };
  expect({ ...now, ...own }).toEqual({ ...before, ...own });
});

test('an industry with a title alone is kept as a draft, and cannot be published', async () => {
  const { status, id, doc } = await create({ title: secret }, '?draft=true');
  expect(status).toBe(201);
  expect(doc?._status).toBe('draft');
  expect((await patch(id, { intro: 'Half', _status: 'published' })).status).toBe(400);
  expect((await patch(id, { intro: 'Half' }, '?draft=true&autosave=true')).status).toBe(200);
  const [first, second] = [await create({}, '?draft=true'), await create({}, '?draft=true')];
  expect([first.status, second.status]).toEqual([201, 201]);
});

const own = ['id', 'createdAt', 'updatedAt', '_order', '_status'];

const withoutIds = (doc: object): object =>
  z
    .object({})
    .loose()
    .parse(
      JSON.parse(
        JSON.stringify(doc, (key, value: unknown) => (own.includes(key) ? undefined : value)),
      ),
    );

test('a slug is one page’s among what is published, and anybody’s in drafts', async () => {
  const model = withoutIds(await fitness());
  const draft = await create({ ...model, slug: 'fitness' }, '?draft=true');
  expect(draft.status).toBe(201);
  const published = await patch(draft.id, { _status: 'published' });
  expect(published.status).toBe(400);
  expect(await published.text()).toContain('"path":"slug"');
  expect((await create({ ...model, slug: 'fitness' })).status).toBe(400);
  const other = await create({ ...model, slug: 'rowing' });
  expect([other.status, other.doc?._status]).toEqual([201, 'published']);
});

test('an edit without a status is live, and a draft stays one', async () => {
  const { id, intro } = await fitness();
  expect((await patch(id, { intro: 'Live at once.' })).status).toBe(200);
  const live = await fitness();
  expect([live.intro, live._status, live.changedBy]).toEqual([
    'Live at once.',
    'published',
    'Test editor',
  ]);
  await patch(id, { intro: 'Waits.' }, '?draft=true&autosave=true');
  expect((await fitness()).intro).toBe('Live at once.');
  const unclear = await patch(id, { description: 'What of the draft?' });
  expect(unclear.status).toBe(409);
  expect((await fitness())._status).toBe('published');
  expect((await patch(id, { intro, _status: 'published' })).status).toBe(200);
  expect((await fitness()).intro).toBe(intro);
});

test('an old version brings the words back, and the page stays on the site', async () => {
  const { id, intro } = await fitness();
  await patch(id, { intro: 'Version two.', _status: 'published' });
  await patch(id, { intro: 'Never good enough.' }, '?draft=true');
  const { docs } = await payload.findVersions({
    collection: 'industries',
    where: { parent: { equals: id } },
    sort: '-updatedAt',
    limit: 3,
  });
  const [half, , first] = docs.map(({ id: version }) => version);
  const restore = (version = '', query = '') =>
    rest('POST', `/industries/versions/${version}${query}`, { headers });
  expect((await restore(half, '?draft=true')).status).toBe(200);
  expect((await fitness()).intro).toBe('Version two.');
  expect((await restore(half)).status).toBe(200);
  expect([(await fitness()).intro, (await fitness())._status]).toEqual([
    'Never good enough.',
    'published',
  ]);
  expect((await restore(first)).status).toBe(200);
  expect((await fitness()).intro).toBe(intro);
});

test('strangers copy nothing, restore nothing and learn no names', async () => {
  const { id } = await fitness();
  const { docs } = await payload.findVersions({ collection: 'industries', limit: 1 });
  const copied = await rest('POST', `/industries/${id}/duplicate`, { body: {} });
  const restored = await rest('POST', `/industries/versions/${docs[0]?.id ?? ''}`);
  expect([copied.status, restored.status]).toEqual([403, 403]);
  await patch(id, {});
  expect(await (await rest('GET', `/industries/${id}`)).text()).not.toContain('changedBy');
});

test('a copy has a slug that is free', async () => {
  const { id } = await fitness();
  const copy = async () => {
    const answer = await rest('POST', `/industries/${id}/duplicate`, { headers, body: {} });
    const { doc } = answered.parse(await answer.json());
    made.push(doc.id);
    return doc.slug;
  };
  expect([await copy(), await copy()]).toEqual(['fitness-copy', 'fitness-copy-2']);
});

test('what was trashed and comes back is what it was', async () => {
  const { id, doc } = await create({ ...withoutIds(await fitness()), slug: 'rowing' });
  expect((await patch(id, { deletedAt: new Date().toISOString() })).status).toBe(200);
  expect((await rest('GET', `/industries/${id}`)).status).toBe(404);
  const back = await patch(id, { deletedAt: null, _status: 'published' }, '?trash=true');
  expect(back.status).toBe(200);
  const again = await rest('GET', `/industries/${id}`);
  expect(z.object({ intro: z.string() }).parse(await again.json()).intro).toBe(doc?.intro);
});
