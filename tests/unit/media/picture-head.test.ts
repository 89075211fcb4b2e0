import sharp from 'sharp';
import { expect, test } from 'vitest';

import { beginsAsSvg, readHead } from '@/platform/media/picture-head';
import { problemWith } from '@/platform/media/upload-limit';

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#cdd' } });

test.each(['png', 'jpeg', 'webp', 'avif'] as const)(
  'the head of a file says that it is %s, and how large',
  async (kind) => {
    const data = await blank(321, 123)
      .withExif({ IFD0: { Artist: 'A'.repeat(3000) } })
      .toFormat(kind)
      .toBuffer();
    expect(readHead(data)).toEqual({ kind, width: 321, height: 123 });
  },
);

test('so do the other ways in which WebP is written', async () => {
  const lossless = await blank(321, 123).webp({ lossless: true }).toBuffer();
  expect(readHead(lossless)).toEqual({ kind: 'webp', width: 321, height: 123 });
  const alpha = sharp({ create: { width: 321, height: 123, channels: 4, background: '#cdd8' } });
  const seen = await alpha.webp().toBuffer();
  expect(readHead(seen)).toEqual({ kind: 'webp', width: 321, height: 123 });
});

const box = (brands: string) => Buffer.from(`\0\0\0\u0018ftyp${brands}`, 'latin1');

test.each([
  ['heic', box('heic\0\0\0\0mif1heic')],
  ['heic', box('mif1\0\0\0\0mif1heix')],
  ['other', box('isom\0\0\0\0isommp42')],
  ['avif', box('avif\0\0\0\0mif1avif')],
  ['gif', Buffer.from('GIF89a')],
  ['tiff', Buffer.from('II*\0')],
  ['svg', Buffer.from('<?xml version="1.0"?><svg xmlns="x">')],
  ['other', Buffer.from('%PDF-1.7')],
  ['other', Buffer.alloc(0)],
  ['png', Buffer.from('\u0089PNG', 'latin1')],
  ['jpeg', Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
  ['webp', Buffer.from('RIFF\0\0\0\0WEBPVP8X')],
])('a file that is %s, or the beginning of one, harms nobody', (kind, data) => {
  expect(readHead(data)).toEqual({ kind });
});

test.each([
  ['a byte order mark', '\uFEFF <svg>', true],
  ['a comment with a sign in it', '<!-- a > b --><svg xmlns="x">', true],
  ['a type', '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x">\n<svg>', true],
  ['entities', '<!DOCTYPE svg [ <!ENTITY a "b"> <!ENTITY c "d"> ] >\n<svg>', true],
  ['a comment without an end', '<!-- <svg>', false],
  ['a type without an end', '<!DOCTYPE svg [ <!ENTITY a "b"> <svg>', false],
  ['a page', '<!DOCTYPE html><html><svg>', false],
  ['another name', '<svgs>', false],
])('%s before a drawing', (_, text, is) => {
  expect(beginsAsSvg(text)).toBe(is);
});

test.each(['<!>', '<??>', '<!---->', '<!'])('%s again and again holds nobody up', (part) => {
  const text = `${part.repeat(10_000 / part.length)}x`;
  const begun = performance.now();
  expect(readHead(Buffer.from(text))).toEqual({ kind: 'other' });
  // It would be years.
  expect(performance.now() - begun).toBeLessThan(1000);
});

const problem = (head: Parameters<typeof problemWith>[1], size = 1000, takesHeic = false) =>
  problemWith({ name: 'a.jpg', size }, head, takesHeic);

test('what the server would refuse is refused before, with what to do', () => {
  expect(problem({ kind: 'jpeg', width: 4000, height: 3000 })).toBeUndefined();
  expect(problem({ kind: 'jpeg' }, 10_500_000)).toMatch(
    /has 10.5 MB, which is too much\. Send a PNG/,
  );
  expect(problem({ kind: 'png', width: 16_000, height: 16_000 })).toMatch(/has 256 megapixels/);
  expect(problem({ kind: 'heic' })).toMatch(
    /HEIC photo, which this server cannot read\. Export it as JPEG/,
  );
  expect(problem({ kind: 'heic' }, 1000, true)).toBeUndefined();
  expect(problem({ kind: 'other' })).toMatch(/no picture that is taken here\. Send a PNG/);
});
