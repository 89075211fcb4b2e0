import { existsSync } from 'node:fs';
import path from 'node:path';

import config from '@payload-config';
import { handleEndpoints } from 'payload';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

import { createWriter } from '~/seed/writer';
import { env } from '@/env';
import { mediaFiles } from '@/platform/media/media-files';

import { testPictureFiles } from '../support/content/picture-files';
import { expectOutput } from '../support/output';
import { payload } from '../support/payload';

const { bucket, way } = await vi.hoisted(async () => {
  const { startBucket } = await import('../support/cluster/bucket');
  const { slowWay } = await import('../support/slow-way');
  const bucket = await startBucket();
  const way = await slowWay(bucket.settings.S3_ENDPOINT ?? '');
  Object.assign(process.env, bucket.settings, { S3_ENDPOINT: way.url });
  return { bucket, way };
});

/** New each time: the plugin notes in it that a picture is in the bucket already. */
const context = () => ({ disableRevalidate: true });
const alt = 'of the bucket tests';
let data: Buffer;
beforeAll(async () => {
  data = await sharp({ create: { width: 1600, height: 900, channels: 3, background: '#345' } })
    .withExif({ IFD0: { Copyright: 'a person' } })
    .jpeg()
    .toBuffer();
});
afterAll(async () => {
  await way.close();
  await bucket.close();
});

const get = (address: string) =>
  handleEndpoints({ config, request: new Request(`http://localhost:3000${address}`) });

const upload = () =>
  payload.create({
    collection: 'media',
    data: { alt },
    file: { data, name: 'bucket.jpg', mimetype: 'image/jpeg', size: data.length },
    overrideAccess: true,
    context: context(),
  });

// First: the client keeps the connections that it has.
test('a picture may take longer than a transaction otherwise may stand still', async () => {
  // Each client waits once; this one asks first which names are taken.
  await mediaFiles.startingWith('none');
  way.waitMs = 6000;
  const doc = await upload();
  way.waitMs = 0;
  expect((await get(doc.url ?? '')).status).toBe(200);
  await payload.delete({
    collection: 'media',
    id: doc.id,
    overrideAccess: true,
    context: context(),
  });
});

test('a picture goes into the bucket in all its sizes, cleaned, and keeps its address', async () => {
  const doc = await upload();
  expect(doc.url).toBe(`/api/media/file/${doc.filename ?? ''}`);
  expect(doc.sizes?.small?.url).toBe(`/api/media/file/${doc.sizes?.small?.filename ?? ''}`);
  expect(existsSync(path.join(env.MEDIA_DIR, doc.filename ?? ''))).toBe(false);

  const answer = await get(doc.url ?? '');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('image/jpeg');
  const served = Buffer.from(await answer.arrayBuffer());
  const { width, exif } = await sharp(served).metadata();
  expect({ width, exif }).toEqual({ width: 1600, exif: undefined });
  const small = await get(doc.sizes?.small?.url ?? '');
  expect(small.headers.get('content-type')).toBe('image/webp');

  await payload.delete({
    collection: 'media',
    id: doc.id,
    overrideAccess: true,
    context: context(),
  });
  expect((await get(doc.url ?? '')).status).toBeGreaterThanOrEqual(400);
});

test('each picture of the seed goes into the bucket', async () => {
  const alts = ['the first of two', 'the second of two'];
  const where = { alt: { in: alts } };
  const { writeCollection } = createWriter(payload);
  const filePath = path.resolve('seed/images/gallery-airfield.jpeg');
  await writeCollection(
    'media',
    alts.map((alt) => ({ key: alt, where: { alt: { equals: alt } }, data: { alt }, filePath })),
  );
  const { docs } = await payload.find({ collection: 'media', where, overrideAccess: true });
  const found = await Promise.all(docs.map(async ({ url }) => (await get(url ?? '')).status));
  expect(found).toEqual([200, 200]);
  await payload.delete({ collection: 'media', where, overrideAccess: true, context: context() });
  for (const alt of alts) await payload.kv.delete(`seed:media:${alt}`);
});

test('a file that is not in the bucket is not there', async () => {
  const answer = await get('/api/media/file/never-was.jpg');
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(answer.status).toBeLessThan(500);
});

describe('in a bucket', testPictureFiles);

// Last: the bucket does not come back.
test('a bucket that cannot be reached is no defect of the site, and will pass', async () => {
  const doc = await upload();
  await way.close();
  expectOutput(/ECONNREFUSED/);
  const answer = await get(doc.url ?? '');
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('5');
  await payload.db.deleteOne({ collection: 'media', where: { id: { equals: doc.id } } });
});
