import { existsSync } from 'node:fs';
import path from 'node:path';

import { beforeAll, beforeEach, expect, test } from 'vitest';
import sharp from 'sharp';

import { env } from '@/env';
import type { Media } from '@/payload-types';

import { colourAt, inColour, sendPicture } from '../../support/content/sent-pictures';
import { logNowhere, payload } from '../../support/payload';
import { rest } from '../../support/rest';
import { refusal, refused, signedInEditor } from '../../support/staff/editor';

// Refusals have their lines.
logNowhere();

let headers: Record<string, string>;
beforeAll(async () => {
  headers = await signedInEditor();
});

const filesOf = ({ filename, sizes }: Media) =>
  [filename, sizes?.small?.filename, sizes?.large?.filename].flatMap((name) =>
    name ? [path.join(env.MEDIA_DIR, name)] : [],
  );

let spare: Media;
let used: Media;
beforeEach(async () => {
  const data = await sharp({
    create: { width: 1600, height: 1000, channels: 3, background: '#cdd' },
  })
    .png()
    .toBuffer();
  spare = await payload.create({
    collection: 'media',
    data: { alt: 'a spare picture of the tests' },
    file: { data, name: 'spare.png', mimetype: 'image/png', size: data.length },
    context: { disableRevalidate: true },
    overrideAccess: true,
  });
  const { docs } = await payload.find({
    collection: 'media',
    where: { filename: { equals: 'restaurant-management.jpeg' } },
    overrideAccess: true,
  });
  if (!docs[0]) throw new Error('The seed has no restaurant-management.jpeg');
  used = docs[0];
});

const exists = async (id: string) =>
  (await payload.count({ collection: 'media', where: { id: { equals: id } }, trash: true }))
    .totalDocs === 1;

const both = () => `where[id][in][0]=${used.id}&where[id][in][1]=${spare.id}`;
const into = { deletedAt: '2026-11-22T05:00:00.000Z' };

test.each([
  ['deleted', () => rest('DELETE', `/media/${used.id}`, { headers })],
  ['trashed', () => rest('PATCH', `/media/${used.id}`, { headers, body: into })],
  ['deleted with others', () => rest('DELETE', `/media?${both()}`, { headers })],
  ['trashed with others', () => rest('PATCH', `/media?${both()}`, { headers, body: into })],
])('a picture in use is not %s, and the answer names what uses it', async (_, ask) => {
  const answer = await ask();
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(answer.status).toBeLessThan(500);
  const { errors } = refusal.parse(await answer.json());
  expect(errors.map(({ message }) => message)).toEqual([
    'The picture “restaurant-management.jpeg” is still used by the project “Restaurant Management System” and the home page. Choose another one there, then delete this one.',
  ]);
  expect(await exists(used.id)).toBe(true);
  expect(filesOf(used)).toHaveLength(3);
  expect(filesOf(used).filter((file) => !existsSync(file))).toEqual([]);
});

test('a picture that a formatted text names counts as used', async () => {
  const { docs } = await payload.find({ collection: 'legal-pages', limit: 1, depth: 0 });
  const [page] = docs;
  if (!page) throw new Error('The seed has no legal page');
  const sections = structuredClone(page.sections);
  const children = [{ type: 'upload', relationTo: 'media', value: spare.id, version: 1 }];
  sections[0]?.body.root.children.push(...children);
  // As it would be with an editor that takes pictures: ours refuses them.
  await payload.db.updateOne({ collection: 'legal-pages', id: page.id, data: { sections } });
  const answer = await rest('DELETE', `/media/${spare.id}`, { headers });
  await payload.db.updateOne({
    collection: 'legal-pages',
    id: page.id,
    data: { sections: page.sections },
  });
  expect(answer.status).toBe(409);
  const { errors } = refusal.parse(await answer.json());
  expect(errors[0]?.message).toContain(`the legal page “${page.title}”`);
});

test('a picture that nothing uses goes to trash with its files, and then for good', async () => {
  const trashed = await rest('PATCH', `/media/${spare.id}`, { headers, body: into });
  expect(trashed.status).toBe(200);
  expect(filesOf(spare)).toHaveLength(3);
  expect(filesOf(spare).every((file) => existsSync(file))).toBe(true);
  const where = `where[id][equals]=${spare.id}&select[alt]=true`;
  const deleted = await rest('DELETE', `/media?${where}&trash=true`, { headers });
  expect(deleted.status).toBe(200);
  expect(await exists(spare.id)).toBe(false);
  expect(filesOf(spare).filter((file) => existsSync(file))).toEqual([]);
});

test('the files stay when the row does', async () => {
  const { afterDelete } = payload.collections.media.config.hooks;
  let filesSeen: boolean[] = [];
  const fail = () => {
    filesSeen = filesOf(spare).map((file) => existsSync(file));
    throw new Error('of the test: after the row, before the end of the transaction');
  };
  afterDelete.push(fail);
  const answer = await rest('DELETE', `/media/${spare.id}`, { headers });
  afterDelete.splice(afterDelete.indexOf(fail), 1);
  expect(answer.status).toBe(500);
  expect(filesSeen).toEqual([true, true, true]);
  expect(await exists(spare.id)).toBe(true);
  expect(filesOf(spare).every((file) => existsSync(file))).toBe(true);
});

test('an earlier version shows a picture as it is now, and names one that is gone for good', async () => {
  const { docs } = await payload.find({ collection: 'projects', limit: 1, depth: 0 });
  const { id = '', image } = docs[0] ?? {};
  for (const next of [spare.id, image])
    expect(
      (await rest('PATCH', `/projects/${id}`, { headers, body: { image: next } })).status,
    ).toBe(200);
  const { docs: versions } = await payload.findVersions({
    collection: 'projects',
    where: { and: [{ parent: { equals: id } }, { 'version.image': { equals: spare.id } }] },
  });
  const restore = () =>
    rest('POST', `/projects/versions/${versions[0]?.id ?? ''}`, { headers, body: {} });
  const file = { name: 'spare.png', data: await inColour('blue', 'png', [1280, 800]) };
  await sendPicture(`/media/${spare.id}`, { method: 'PATCH', headers, fields: {}, file });
  expect((await restore()).status).toBe(200);
  const restored = await payload.findByID({ collection: 'projects', id, depth: 1 });
  const shown = typeof restored.image === 'object' ? restored.image.url : '';
  expect(await colourAt(shown ?? '')).toBe('blue');

  await rest('PATCH', `/projects/${id}`, { headers, body: { image } });
  expect((await rest('DELETE', `/media/${spare.id}`, { headers })).status).toBe(200);
  expect(await refused(await restore())).toEqual([400, ['image', 'This field is required.']]);
  const after = await payload.findByID({ collection: 'projects', id, depth: 0 });
  expect(after.image).toBe(image);
  // Nobody could restore them, and other tests restore what they find.
  const withoutPicture = { parent: { equals: id }, 'version.image': { exists: false } };
  await payload.db.deleteVersions({ collection: 'projects', where: withoutPicture });
});
