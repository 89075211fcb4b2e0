import { existsSync } from 'node:fs';
import path from 'node:path';

import config from '@payload-config';
import { handleEndpoints } from 'payload';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { env } from '@/env';

import { payload } from '../support/payload';

const bucket = await vi.hoisted(async () => {
  const { startBucket } = await import('../support/cluster/bucket');
  const started = await startBucket();
  Object.assign(process.env, started.settings);
  return started;
});

const context = { disableRevalidate: true };
const alt = 'of the bucket tests';
let data: Buffer;
beforeAll(async () => {
  data = await sharp({ create: { width: 1600, height: 900, channels: 3, background: '#345' } })
    .withExif({ IFD0: { Copyright: 'a person' } })
    .jpeg()
    .toBuffer();
});
afterAll(() => bucket.close());

const get = (address: string) =>
  handleEndpoints({ config, request: new Request(`http://localhost:3000${address}`) });

test('a picture goes into the bucket in all its sizes, cleaned, and keeps its address', async () => {
  const doc = await payload.create({
    collection: 'media',
    data: { alt },
    file: { data, name: 'bucket.jpg', mimetype: 'image/jpeg', size: data.length },
    overrideAccess: true,
    context,
  });
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

  await payload.delete({ collection: 'media', id: doc.id, overrideAccess: true, context });
  expect((await get(doc.url ?? '')).status).toBeGreaterThanOrEqual(400);
});

test('a file that is not in the bucket is not there', async () => {
  const answer = await get('/api/media/file/never-was.jpg');
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(answer.status).toBeLessThan(500);
});
