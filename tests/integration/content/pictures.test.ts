import { readFile } from 'node:fs/promises';

import sharp from 'sharp';
import { afterEach, beforeAll, expect, test } from 'vitest';

import { isOn } from '@/features';

import { inColour, sendPicture } from '../../support/content/sent-pictures';
import { logNowhere, payload } from '../../support/payload';
import { rest } from '../../support/rest';
import { refusal, signedInEditor } from '../../support/staff/editor';

// Refusals have their lines.
logNowhere();

let headers: Record<string, string>;
beforeAll(async () => {
  headers = await signedInEditor();
});

const alt = 'of the tests of shapes';
afterEach(() =>
  payload.delete({
    collection: 'media',
    where: { alt: { equals: alt } },
    context: { disableRevalidate: true },
  }),
);

test.each([
  [300, 200, 'This picture has 300 by 200 pixels. At least 1280 by 800 are needed here.'],
  [
    1280,
    1280,
    'This picture has 1280 by 1280 pixels. It is too narrow here: 8:5 fits, 4:3 at the least.',
  ],
  [
    2400,
    800,
    'This picture has 2400 by 800 pixels. It is too wide here: 8:5 fits, 16:9 at the most.',
  ],
])('a picture of %i by %i is not taken where 8:5 is asked for', async (width, height, message) => {
  const data = await sharp({ create: { width, height, channels: 3, background: '#cdd' } })
    .png()
    .toBuffer();
  const { id } = await payload.create({
    collection: 'media',
    data: { alt },
    file: { data, name: 'shape.png', mimetype: 'image/png', size: data.length },
    context: { disableRevalidate: true },
  });
  const { docs } = await payload.find({ collection: 'projects', limit: 1, depth: 0 });
  const body = { image: id };
  const inProject = await rest('PATCH', `/projects/${docs[0]?.id ?? ''}`, { headers, body });
  const asDark = await rest('PATCH', `/projects/${docs[0]?.id ?? ''}`, {
    headers,
    body: { darkImage: id },
  });
  const onHome = await rest('POST', '/globals/home-page', { headers, body: { portfolio: body } });
  const [image] = (await payload.find({ collection: 'gallery-images', limit: 1, depth: 0 })).docs;
  const inGallery = await rest('PATCH', `/gallery-images/${image?.id ?? ''}`, { headers, body });
  // It takes any shape, if it is large enough.
  const isLarge = width >= 1200 && height >= 800;
  expect(inGallery.status).toBe(isOn('gallery') ? (isLarge ? 200 : 400) : 404);
  if (isLarge)
    await rest('PATCH', `/gallery-images/${image?.id ?? ''}`, {
      headers,
      body: { image: image?.image },
    });
  for (const [answer, path] of [
    [inProject, 'image'] as const,
    [asDark, 'darkImage'] as const,
    [onHome, 'portfolio.image'] as const,
  ]) {
    expect(answer.status).toBe(400);
    const { errors } = refusal.parse(await answer.json());
    expect(errors[0]?.data?.errors).toEqual([{ path, message }]);
  }
});

test('a file in place of another has the size and shape that its places ask for', async () => {
  const where = { filename: { equals: 'restaurant-management.jpeg' } };
  const { docs } = await payload.find({ collection: 'media', where, overrideAccess: true });
  const [shown] = docs;
  if (!shown?.filename) throw new Error('The seed has no restaurant-management.jpeg');
  const path = `/media/${shown.id}`;
  const replace = (file: { name: string; data: Buffer }) =>
    sendPicture(path, { method: 'PATCH', headers, fields: {}, file });
  const small = await replace({ name: 'a.png', data: await inColour('blue', 'png', [300, 200]) });
  expect(small).toMatchObject({
    status: 400,
    reason:
      'This picture is shown by the project “Restaurant Management System” and the home page. This picture has 300 by 200 pixels. At least 1280 by 800 are needed here.',
  });
  expect((await rest('GET', shown.url?.replace('/api', '') ?? '')).status).toBe(200);
  const least = await replace({ name: 'a.png', data: await inColour('blue', 'png', [1280, 800]) });
  expect(least.status).toBe(200);
  const seeded = { name: shown.filename, data: await readFile(`seed/images/${shown.filename}`) };
  // What lay at the former address lies in caches, so not even its own picture gets it back.
  expect((await replace(seeded)).doc?.filename).toBe('restaurant-management-1.jpeg');

  // As the seed wrote it, for other tests.
  const forget = () =>
    payload.db.updateOne({
      collection: 'media',
      id: shown.id,
      data: { alt: shown.alt, altToCheck: false, formerNames: [] },
    });
  await forget();
  expect((await replace(seeded)).doc?.filename).toBe(shown.filename);
  await forget();
});

test('the focal point of a picture is set, as the panel asks for it', async () => {
  const data = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#cdd' } })
    .png()
    .toBuffer();
  const { id } = await payload.create({
    collection: 'media',
    data: { alt },
    file: { data, name: 'focal.png', mimetype: 'image/png', size: data.length },
    context: { disableRevalidate: true },
  });
  const asSent = {
    crop: { x: 0, y: 0, width: 100, height: 100, unit: '%' },
    focalPoint: { x: 20, y: 70 },
    heightInPixels: 600,
    widthInPixels: 900,
  };
  const edits = Object.entries(asSent).flatMap(([name, value]) =>
    typeof value === 'number'
      ? [`uploadEdits[${name}]=${value}`]
      : Object.entries(value).map(
          ([part, each]) => `uploadEdits[${name}][${part}]=${encodeURIComponent(each)}`,
        ),
  );
  const answer = await rest('PATCH', `/media/${id}?${edits.join('&')}`, { headers, body: {} });
  expect([answer.status, answer.ok ? '' : await answer.text()]).toEqual([200, '']);
  const now = await payload.findByID({ collection: 'media', id, depth: 0 });
  expect(now).toMatchObject({ focalX: 20, focalY: 70, width: 900, height: 600 });
  for (const name of [now.filename, now.sizes?.small?.filename])
    expect([name, (await rest('HEAD', `/media/file/${name ?? ''}`)).status]).toEqual([name, 200]);
});

test('a picture is not cropped for good', async () => {
  const { docs } = await payload.find({ collection: 'media', limit: 1, sort: 'createdAt' });
  const edits = 'uploadEdits[crop][x]=10&uploadEdits[crop][y]=10';
  const path = `/media/${docs[0]?.id ?? ''}?${edits}`;
  const answer = await rest('PATCH', path, { headers, body: {} });
  expect(answer.status).toBe(400);
  const { errors } = refusal.parse(await answer.json());
  expect(errors[0]?.message).toBe('Pictures are not cropped here. Set the focal point instead.');
  expect(payload.collections.media.config.upload).toMatchObject({ crop: false, focalPoint: true });
});

test('a HEAD for a picture says what GET says, without the picture', async () => {
  const { docs } = await payload.find({ collection: 'media', limit: 1, sort: 'createdAt' });
  const path = `/media/file/${docs[0]?.filename ?? ''}`;
  const [get, head] = [await rest('GET', path), await rest('HEAD', path)];
  await get.arrayBuffer();
  expect([head.status, await head.text()]).toEqual([200, '']);
  const told = (answer: Response) =>
    ['Content-Type', 'Content-Length', 'Accept-Ranges', 'Cache-Control', 'ETag'].map((name) =>
      answer.headers.get(name),
    );
  expect(told(head)).toEqual(told(get));
  expect(told(get)).not.toContain(null);
  expect(get.headers.get('Cache-Control')).toBe('public, max-age=3600');
  expect((await rest('HEAD', '/media/file/no-such.png')).status).toBe(404);
});

test('a browser that has the picture gets it no second time', async () => {
  const { docs } = await payload.find({ collection: 'media', limit: 1, sort: 'createdAt' });
  const path = `/media/file/${docs[0]?.filename ?? ''}`;
  const etag = (await rest('HEAD', path)).headers.get('ETag') ?? '';
  const again = await rest('GET', path, { headers: { 'If-None-Match': `W/${etag}` } });
  expect([again.status, await again.text(), again.headers.get('ETag')]).toEqual([304, '', etag]);
});
