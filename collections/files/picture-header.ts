import sharp from 'sharp';

import { uploadLimit } from '@/platform/media/upload-limit';

/** Each kind that is taken, with the ends of its files' names; the first is the usual one. */
const kinds = {
  png: ['png'],
  jpeg: ['jpeg', 'jpg'],
  webp: ['webp'],
  heif: ['avif'],
} as const;

type Kind = keyof typeof kinds;

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

/** What a file says of itself; undefined unless it is a picture that the site takes and can decode without harm. */
export async function readHeader(source: string | Buffer): Promise<PictureHeader | undefined> {
  // Reads the header alone.
  const header = await sharp(source, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (!header || !isKind(header.format)) return undefined;
  if (header.format === 'heif' && header.compression !== 'av1') return undefined;
  // Of a moving picture, sharp gives the height of one of its pages.
  const { format: kind, width, height, pages = 1 } = header;
  if (width * height * pages > uploadLimit.pixels) return undefined;
  const mimeType = kind === 'heif' ? 'image/avif' : `image/${kind}`;
  return { kind, mimeType, ends: kinds[kind], width, height };
}
