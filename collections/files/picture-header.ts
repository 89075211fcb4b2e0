import { readFile, stat } from 'node:fs/promises';

import sharp from 'sharp';

import { uploadLimit } from '@/platform/media/upload-limit';

import { isSvg, safeSvg } from './safe-svg';

/** Each kind that is taken, with the ends of its files' names; the first is the usual one. */
const kinds = {
  png: ['png'],
  jpeg: ['jpeg', 'jpg'],
  webp: ['webp'],
  heif: ['avif'],
  svg: ['svg'],
} as const;

type Kind = keyof typeof kinds;

/** Photos of phones: sharp as npm has it comes without their decoder, whose patents cost; one of a system may have it. */
export const takesHeic = sharp.format.heif.input.fileSuffix?.includes('.heic') === true;

const isKind = (format: string): format is Kind => Object.hasOwn(kinds, format);

const ends = Object.values(kinds).flat().join('|');
const pictureName = new RegExp(String.raw`^[^./\\\p{C}][^/\\\p{C}]*\.(?:${ends})$`, 'iu');

/** Whether a file of this name can be a picture of the site: one in its folder, and of a kind that is taken. */
export const isPictureName = (name: string): boolean => pictureName.test(name);

export interface PictureHeader {
  readonly kind: Kind;
  readonly mimeType: string;
  readonly ends: readonly [string, ...string[]];
  readonly width: number;
  readonly height: number;
}

const mimeTypes: Readonly<Record<Kind, string>> = {
  png: 'image/png',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  heif: 'image/avif',
  svg: 'image/svg+xml',
};

/** What a file says of itself; undefined unless it is a picture that the site takes and can decode without harm. */
export async function readHeader(source: string | Buffer): Promise<PictureHeader | undefined> {
  const svg = await readSvg(source);
  if (svg) return header('svg', svg);
  // Reads the header alone.
  const found = await sharp(source, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (!found || !isKind(found.format) || found.format === 'svg') return undefined;
  // Of a moving picture, sharp gives the height of one of its pages.
  const { format, compression, width, height, pages = 1 } = found;
  if (width * height * pages > uploadLimit.pixels) return undefined;
  if (format !== 'heif' || compression === 'av1') return header(format, { width, height });
  // No browser but one shows it: it becomes a JPEG.
  return compression === 'hevc' && takesHeic ? header('jpeg', { width, height }) : undefined;
}

const header = (kind: Kind, { width, height }: { width: number; height: number }) => ({
  ...{ kind, width, height },
  mimeType: mimeTypes[kind],
  ends: kinds[kind],
});

/** A drawing as the site keeps it: one that is not written anew yet is none. */
async function readSvg(source: string | Buffer) {
  if (typeof source === 'string') {
    if (!source.toLowerCase().endsWith('.svg')) return undefined;
    const { size = Infinity } = (await stat(source).catch(() => undefined)) ?? {};
    if (size > uploadLimit.fileBytes) return undefined;
  }
  const data = typeof source === 'string' ? await readFile(source) : source;
  const safe = isSvg(data) ? safeSvg(data) : undefined;
  return typeof safe === 'object' && safe.data.equals(data) ? safe : undefined;
}
