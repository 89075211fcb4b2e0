import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

import config from '@payload-config';
import { handleEndpoints } from 'payload';
import { pino } from 'pino';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';

import { env } from '@/env';
import { logOptions } from '@/platform/log';

import { logTo, payload, userWithRole } from '../support/payload';
import { processorTime } from '../support/processor-time';
import { cookieOf, rest } from '../support/rest';

// Refusals have their lines, and here is no page to expire.
logTo(pino(logOptions, { write: () => undefined }));
let editor: Record<string, string>;
beforeAll(async () => {
  payload.collections.media.config.hooks.beforeOperation.unshift(({ context }) => {
    context.disableRevalidate = true;
  });
  const { email } = await userWithRole('editor');
  const body = { email, password: 'quill harbour 47 lantern' };
  editor = cookieOf(await rest('POST', '/users/login', { body }));
});

const alt = 'of the upload tests';
afterAll(() =>
  payload.delete({
    collection: 'media',
    where: { alt: { equals: alt } },
    context: { disableRevalidate: true },
  }),
);

const answered = z.object({
  doc: z
    .object({
      id: z.string(),
      filename: z.string(),
      mimeType: z.string(),
      width: z.number(),
      height: z.number(),
    })
    .optional(),
  errors: z.array(z.object({ message: z.string() })).optional(),
});

async function send(name: string, data: Buffer, type: string, headers = editor) {
  const body = new FormData();
  body.set('file', new File([new Uint8Array(data)], name, { type }));
  body.set('_payload', JSON.stringify({ alt }));
  const request = new Request('http://localhost:3000/api/media', { method: 'POST', headers, body });
  // Its length, as browsers send it.
  request.headers.set('Content-Length', String(data.length + 500));
  const answer = await handleEndpoints({ config, request });
  const { doc, errors } = answered.parse(await answer.json());
  return { status: answer.status, doc, reason: errors?.[0]?.message };
}

const limits =
  'This file is not taken. Send a PNG, JPEG, WebP, AVIF or SVG picture of at most 10 MB and 40 megapixels.';

const blank = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: '#cdd' },
    limitInputPixels: false,
  });

const camera = {
  IFD0: { Artist: 'Canary Person', Orientation: '6' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' },
};

test.each([
  ['jpeg', 'image/jpeg'],
  ['png', 'image/png'],
  ['webp', 'image/webp'],
  ['avif', 'image/avif'],
] as const)('an original of kind %s keeps nothing that a camera wrote', async (format, type) => {
  const data = await blank(60, 40).withExif(camera).toFormat(format).toBuffer();
  expect(data.includes('Canary')).toBe(true);
  const { status, doc } = await send(`camera.${format}`, data, type);
  expect(status).toBe(201);
  const kept = await readFile(path.join(env.MEDIA_DIR, doc?.filename ?? ''));
  expect(kept.includes('Canary')).toBe(false);
  const { exif, xmp, iptc } = await sharp(kept).metadata();
  expect({ exif, xmp, iptc }).toEqual({ exif: undefined, xmp: undefined, iptc: undefined });
  expect(doc?.mimeType).toBe(type);
});

test('a picture that a camera took on its side stands up', async () => {
  const data = await blank(60, 40).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const { doc } = await send('side.jpg', data, 'image/jpeg');
  expect(doc).toMatchObject({ width: 40, height: 60 });
  expect(doc?.filename).toMatch(/^side.*\.jpg$/);
});

test('a small file of 256 megapixels is refused before it is decoded', async () => {
  const data = await blank(16_000, 16_000).png({ compressionLevel: 9 }).toBuffer();
  expect(data.length).toBeLessThan(1_000_000);
  const worked = processorTime();
  expect(await send('bomb.png', data, 'image/png')).toMatchObject({ status: 400, reason: limits });
  expect(worked()).toBeLessThan(500);
});

test.each([
  ['page.png', 'image/png', '<html><script>alert(1)</script></html>'],
  ['cut.png', 'image/png', '\u0089PNG\r\n\u001a\n'],
])('%s is refused with the limit and the kinds', async (name, type, text) => {
  const answer = await send(name, Buffer.from(text, 'latin1'), type);
  expect(answer).toMatchObject({ status: 400, reason: limits });
});

test('so is a file of 10.5 MB', async () => {
  const answer = await send('large.png', Buffer.alloc(10_500_000, 1), 'image/png');
  expect(answer).toMatchObject({ status: 413, reason: limits });
});

test('an address in place of a file is not fetched', async () => {
  const body = { alt, filename: 'x.png', url: 'http://127.0.0.1:1/x.png' };
  const answer = await rest('POST', '/media', { headers: editor, body });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ errors: [{ message: limits }] });
});

test('the name of a file ends as what it is, and is not too long', async () => {
  const data = await blank(30, 20).png().toBuffer();
  const { doc } = await send(`${'long '.repeat(80)}.html`, data, 'image/png');
  expect(doc?.filename).toMatch(/^long.{80,120}\.png$/);
  expect(existsSync(path.join(env.MEDIA_DIR, doc?.filename ?? ''))).toBe(true);
});

test.each([
  ['.hero.png', /^hero(-\d+)?\.png$/],
  ['CON.png', /^picture-CON(-\d+)?\.png$/],
  ['com1.PNG', /^picture-com1(-\d+)?\.png$/],
  ['???.png', /^picture(-\d+)?\.png$/],
  ['.png', /^png(-\d+)?\.png$/],
  ['...', /^picture(-\d+)?\.png$/],
  ['名'.repeat(100) + '.png', /^名{33}(-\d+)?\.png$/],
  ['🚀'.repeat(60) + '.png', /^picture(-\d+)?\.png$/],
  [`e\u0301t\u0065\u0301.png`, /^été(-\d+)?\.png$/],
  ['a\u0301'.repeat(400) + '.png', /^á{50}(-\d+)?\.png$/],
  ['ends in dots and spaces. . .png', /^ends-in-dots-and-spaces(-\d+)?\.png$/],
  ['trailing.png. ', /^trailing-png(-\d+)?\.png$/],
  ['../../etc/passwd.png', /^passwd(-\d+)?\.png$/],
  ['C:\\Temp\\shot.png', /^shot(-\d+)?\.png$/],
  ["100%25 + 'a,b' #1?.png", /^100-25-a-b-1(-\d+)?\.png$/],
  ['\u202egnp.exe.png', /^gnp-exe(-\d+)?\.png$/],
  ['a\u0085b\u2028c.png', /^a-b-c(-\d+)?\.png$/],
  ['-800x565.png', /^800x565(-\d+)?\.png$/],
  ['\u0301.png', /^picture(-\d+)?\.png$/],
])('a file named %j is taken under a safe name, and can be fetched', async (name, expected) => {
  const data = await blank(30, 20).png().toBuffer();
  const { status, doc, reason } = await send(name, data, 'image/png');
  expect([status, reason]).toEqual([201, undefined]);
  expect(doc?.filename).toMatch(expected);
  const { url, sizes } = await payload.findByID({ collection: 'media', id: doc?.id ?? '' });
  for (const address of [url, sizes?.small?.url])
    expect((await rest('GET', address?.replace('/api', '') ?? '')).status).toBe(200);
});

test('an empty file is refused with the reason, and so are two files in one', async () => {
  const { status, reason } = await send('empty.png', Buffer.alloc(0), 'image/png');
  expect([status, reason]).toEqual([
    400,
    limits.replace('This file is not taken', 'This file is empty'),
  ]);
  const body = new FormData();
  for (const name of ['one.png', 'two.png'])
    body.append('file', new File([new Uint8Array(await blank(3, 2).png().toBuffer())], name));
  body.set('_payload', JSON.stringify({ alt }));
  const request = new Request('http://localhost:3000/api/media', {
    method: 'POST',
    headers: editor,
    body,
  });
  expect((await handleEndpoints({ config, request })).status).toBe(400);
});

test('of a stranger, nothing is looked at', async () => {
  const answer = await send('page.png', Buffer.from('<html>'), 'image/png', {});
  expect(answer.status).toBe(403);
});

test('what lies beside the pictures is sent to nobody', async () => {
  for (const name of ['.gitkeep', '.picture.png', 'page.html', 'script.js']) {
    const file = path.join(env.MEDIA_DIR, name);
    const isNew = !existsSync(file);
    if (isNew) writeFileSync(file, 'secret');
    expect([name, (await rest('GET', `/media/file/${name}`)).status]).toEqual([name, 404]);
    if (isNew) rmSync(file);
  }
});

test('a drawing is kept without what acts, and opens no door when somebody opens it', async () => {
  const drawn = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 5"><circle r="3"/>';
  const text = `${drawn}<script>alert(1)</script></svg>`;
  const { status, doc, reason } = await send('logo.svg', Buffer.from(text), 'image/svg+xml');
  expect([status, reason]).toEqual([201, undefined]);
  expect(doc).toMatchObject({ mimeType: 'image/svg+xml', width: 1600, height: 800 });
  const kept = await rest('GET', `/media/file/${doc?.filename ?? ''}`);
  expect(await kept.text()).not.toContain('script');
  expect(kept.headers.get('Content-Type')).toBe('image/svg+xml');
  expect(kept.headers.get('Content-Security-Policy')).toContain('sandbox');
  const { sizes } = await payload.findByID({ collection: 'media', id: doc?.id ?? '' });
  expect(sizes?.small?.url ?? null).toBeNull();
});

test('one that could not be shown is refused in words', async () => {
  const text = '<svg xmlns="http://www.w3.org/2000/svg"><rect/></svg>';
  const { status, reason } = await send('logo.svg', Buffer.from(text), 'image/svg+xml');
  expect([status, reason]).toEqual([
    400,
    'This SVG does not say how large it is: export it with a width and a height.',
  ]);
});

test('a picture gives way to a drawing with all its copies', async () => {
  const picture = await send('first.png', await blank(900, 600).png().toBuffer(), 'image/png');
  const body = new FormData();
  const text = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2"><rect width="3"/></svg>';
  body.set('file', new File([text], 'second.svg', { type: 'image/svg+xml' }));
  body.set('_payload', JSON.stringify({ alt }));
  const id = picture.doc?.id ?? '';
  const address = `http://localhost:3000/api/media/${id}`;
  const request = new Request(address, { method: 'PATCH', headers: editor, body });
  request.headers.set('Content-Length', '900');
  expect((await handleEndpoints({ config, request })).status).toBe(200);
  const { sizes, mimeType } = await payload.findByID({ collection: 'media', id });
  expect(mimeType).toBe('image/svg+xml');
  expect(Object.values(sizes ?? {}).flatMap((size) => size.filename ?? [])).toEqual([]);
});

test('a photo of a phone is refused with what to do, where nothing here can read it', async () => {
  const data = Buffer.concat([
    Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic', 'latin1'),
    Buffer.alloc(500),
  ]);
  const { status, reason } = await send('IMG_0001.HEIC', data, 'image/heic');
  expect([status, reason]).toEqual([
    400,
    expect.stringMatching(/^This is a HEIC photo.*Export it as JPEG/),
  ]);
});
