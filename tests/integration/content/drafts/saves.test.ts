import { sql } from '@payloadcms/db-postgres';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';

import { logNowhere, payload } from '../../../support/payload';
import { rest } from '../../../support/rest';
import { signedInEditor } from '../../../support/staff/editor';
import { seededIndustry } from '../../../support/content/seeded-industry';

// Refusals have their lines.
logNowhere();

let headers: Record<string, string>;
beforeAll(async () => {
  headers = await signedInEditor();
});

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

const fitness = () => seededIndustry('fitness');

const patch = (id: string, body: object, query = '') =>
  rest('PATCH', `/industries/${id}${query}`, { headers, body });

test('an industry with a title alone is kept as a draft, and cannot be published', async () => {
  const { status, id, doc } = await create({ title: 'Quibblewort' }, '?draft=true');
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

const taken = (title: string, remedy = 'Choose another one.') =>
  `“${title}” has this address already. ${remedy}`;

test('a slug is one page’s, drafts among themselves too, and a refusal names the other', async () => {
  const { title } = await fitness();
  const model = withoutIds(await fitness());
  const refused = async (answer: Response, message: string) =>
    expect([answer.status, await answer.json()]).toMatchObject([
      400,
      { errors: [{ message: `Slug: ${message}`, data: { errors: [{ path: 'slug', message }] } }] },
    ]);
  const industry = (body: object, query = '') =>
    rest('POST', `/industries${query}`, { headers, body });
  await refused(await industry({ ...model, slug: 'fitness' }), taken(title));
  await refused(await industry({ slug: 'fitness' }, '?draft=true'), taken(title));
  const other = await create({ ...model, slug: 'rowing' });
  expect([other.status, other.doc?._status]).toEqual([201, 'published']);

  await create({ title: 'Cress', slug: 'cress' }, '?draft=true');
  const two = await create({ title: 'Chard' }, '?draft=true');
  const autosave = '?draft=true&autosave=true';
  await refused(await patch(two.id, { slug: 'cress' }, autosave), taken('Cress'));
  expect((await patch(two.id, { intro: 'On', slug: 'chard' }, autosave)).status).toBe(200);
});

test('what is in the trash keeps its slug, and comes back to one that is free', async () => {
  const one = await create({ title: 'Cress', slug: 'cress' }, '?draft=true');
  const two = await create({ title: 'Chard' }, '?draft=true');
  const trash = (deletedAt: string | null) => patch(one.id, { deletedAt }, '?trash=true');
  expect((await trash(new Date().toISOString())).status).toBe(200);
  const message =
    '“Cress” in the trash has this address already. Choose another one or delete that for good.';
  const answer = await patch(two.id, { slug: 'cress' }, '?draft=true');
  expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining(message)]);
  // As it could be before such an address was refused.
  const { drizzle } = payload.db;
  await drizzle.execute(sql`UPDATE industries SET slug = 'cress' WHERE id = ${two.id}`);
  const back = await trash(null);
  expect([back.status, await back.text()]).toEqual([
    400,
    expect.stringContaining(taken('Chard', 'Change that address first.')),
  ]);
  await drizzle.execute(sql`UPDATE industries SET slug = 'chard' WHERE id = ${two.id}`);
  expect((await trash(null)).status).toBe(200);
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

test('the slug of a new document follows its title until somebody writes one, or it is public', async () => {
  const { id, doc } = await create({}, '?draft=true');
  expect(doc?.slug).toBeFalsy();
  const save = async (body: object, query = '?draft=true&autosave=true') => {
    const answer = await patch(id, body, query);
    return answered.parse(await answer.json()).doc.slug;
  };
  const other = await create({ title: 'Quince' }, '?draft=true');
  expect(other.doc?.slug).toBe('quince');
  expect(await save({ title: 'Quin', slug: '' })).toBe('quin');
  expect(await save({ title: 'Quince', slug: 'quin' })).toBe('quince-2');
  expect(await save({ title: 'Für Ärzte & Köche', slug: 'quince-2' })).toBe('fur-arzte-koche');
  // As somebody writes it: to the end, and from then on.
  expect(await save({ title: 'Für Ärzte', slug: 'doctors' })).toBe('doctors');
  expect(await save({ title: 'Doctors everywhere', slug: 'doctors' })).toBe('doctors');
  expect(await save({ slug: '' })).toBeFalsy();
  expect(await save({ intro: 'Words' })).toBeFalsy();

  const refusal = z.object({ errors: z.array(z.object({ data: z.unknown() })) });
  const refused = await patch(id, { title: ' \u200b', _status: 'published' });
  expect(refused.status).toBe(400);
  expect(JSON.stringify(refusal.parse(await refused.json()))).toMatch(
    /Write a text: spaces alone do not count.*Write the page’s address/,
  );

  const model = { ...withoutIds(await fitness()), title: 'Medlar', slug: 'medlar' };
  const shown = await create(model);
  expect(shown.status).toBe(201);
  const renamed = await patch(shown.id, { title: 'Medlars' }, '?draft=true');
  expect(answered.parse(await renamed.json()).doc.slug).toBe('medlar');
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
