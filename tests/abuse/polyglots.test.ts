import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';

import { staffAccounts, startAbusedSite, type AbusedSite } from '../support/abuse/abused-site';

let site: AbusedSite;
let cookie: string;
beforeAll(async () => {
  site = await startAbusedSite();
  cookie = await site.signIn(staffAccounts.editor);
});
afterAll(() => site.close());

const script = '<script>alert("polyglot-7f3a")</script>';
const picture = () =>
  sharp({ create: { width: 1600, height: 1000, channels: 3, background: '#cdd' } });
const png = () => picture().png().toBuffer();
const jpeg = () => picture().jpeg().toBuffer();
const followedBy = async (made: Promise<Buffer>, text: string) =>
  Buffer.concat([await made, Buffer.from(text)]);
const described = (format: 'jpeg' | 'png' | 'webp') =>
  picture()
    .withExif({ IFD0: { ImageDescription: script, Artist: script } })
    .toFormat(format)
    .toBuffer();

const files: readonly (readonly [
  what: string,
  name: string,
  type: string,
  () => Buffer | Promise<Buffer>,
])[] = [
  ['a PNG with a page behind it', 'a.png', 'image/png', () => followedBy(png(), script)],
  ['a JPEG with a page behind it', 'a.jpg', 'image/jpeg', () => followedBy(jpeg(), script)],
  [
    'a PNG with an archive behind it',
    'a.png',
    'image/png',
    () => followedBy(png(), `PK\u0003\u0004${script}`),
  ],
  [
    'a JPEG with PHP behind it',
    'a.php.jpg',
    'image/jpeg',
    () => followedBy(jpeg(), `<?php ${script} ?>`),
  ],
  ['a JPEG with a script in its description', 'a.jpg', 'image/jpeg', () => described('jpeg')],
  ['a PNG with a script in its description', 'a.png', 'image/png', () => described('png')],
  ['a WebP with a script in its description', 'a.webp', 'image/webp', () => described('webp')],
  ['a picture with the name of a page', 'a.html', 'image/png', () => png()],
  ['a picture with two endings', 'a.png.html', 'image/png', () => png()],
  ['a picture that is said to be a page', 'a.png', 'text/html', () => png()],
  ['a page that is said to be a PNG', 'a.png', 'image/png', () => Buffer.from(script)],
  [
    'a drawing that is said to be a PNG',
    'a.png',
    'image/png',
    () => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`),
  ],
  [
    'a drawing',
    'a.svg',
    'image/svg+xml',
    () => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`),
  ],
  ['a GIF that is a script', 'a.gif', 'image/gif', () => Buffer.from(`GIF89a/*${script}*/=1;`)],
  [
    'a PDF that is said to be a JPEG',
    'a.jpg',
    'image/jpeg',
    () => Buffer.from(`%PDF-1.7 ${script}`),
  ],
];

const answered = z.object({
  doc: z
    .object({
      url: z.string(),
      sizes: z.record(z.string(), z.object({ url: z.string().nullish() })).optional(),
    })
    .optional(),
});

test.each(files)(
  '%s is refused, or sent as a picture and nothing else',
  async (_what, name, type, make) => {
    const body = new FormData();
    body.set('file', new File([new Uint8Array(await make())], name, { type }));
    body.set('_payload', JSON.stringify({ alt: 'A polyglot' }));
    const answer = await site.call('POST', '/api/media', { cookie, body });
    expect(answer.status).toBeLessThan(500);
    const { doc } = answered.parse(await answer.json());
    if (doc === undefined) {
      expect(answer.status).toBe(400);
      return;
    }
    const addresses = [doc.url, ...Object.values(doc.sizes ?? {}).flatMap(({ url }) => url ?? [])];
    for (const address of addresses) {
      const sent = await site.call('GET', address);
      expect([address, sent.status]).toEqual([address, 200]);
      expect(address).toMatch(/\.(png|jpe?g|webp|avif)$/);
      expect(sent.headers.get('content-type')).toMatch(/^image\/(png|jpeg|webp|avif)$/);
      expect(sent.headers.get('x-content-type-options')).toBe('nosniff');
      const bytes = Buffer.from(await sent.arrayBuffer());
      expect(bytes.includes('polyglot-7f3a')).toBe(false);
      // What a browser would find in it is a picture.
      expect((await sharp(bytes).metadata()).width).toBeGreaterThan(0);
    }
  },
);
