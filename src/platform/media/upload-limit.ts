import type { PictureHead } from './picture-head';

/** How large an uploaded picture may be; written here alone. */
export const uploadLimit = {
  fileBytes: 10_000_000,
  /** Of the whole request, with the picture's fields. */
  requestMegabytes: 12,
  /** A small file can be a picture that takes a gigabyte when it is decoded. */
  pixels: 40_000_000,
} as const;

/** What people read who choose a file. */
export const uploadKinds =
  `Send a PNG, JPEG, WebP, AVIF or SVG picture of at most ` +
  `${uploadLimit.fileBytes / 1_000_000} MB and ${uploadLimit.pixels / 1_000_000} megapixels.`;

/** What people read whose file is not taken, whatever is wrong with it. */
export const uploadRefusal = `This file is not taken. ${uploadKinds}`;

/** Of a photo that a phone took, where the server has no decoder for it. */
export const heicRefusal =
  'This is a HEIC photo, which this server cannot read. Export it as JPEG; an iPhone takes JPEGs with Settings › Camera › Formats › Most Compatible.';

const inMegabytes = (bytes: number) => Math.ceil(bytes / 100_000) / 10;

interface Chosen {
  readonly name: string;
  /** In bytes. */
  readonly size: number;
}

/** Why a file need not be sent at all, in words; undefined where the server may take it. */
export function problemWith(
  { name, size }: Chosen,
  { kind, width = 0, height = 0 }: PictureHead,
  takesHeic: boolean,
): string | undefined {
  if (size > uploadLimit.fileBytes)
    return `“${name}” has ${inMegabytes(size)} MB, which is too much. ${uploadKinds}`;
  if (kind === 'heic') return takesHeic ? undefined : `“${name}”: ${heicRefusal}`;
  if (kind === 'gif' || kind === 'tiff' || kind === 'other')
    return `“${name}” is no picture that is taken here. ${uploadKinds}`;
  if (width * height > uploadLimit.pixels)
    return `“${name}” has ${Math.round((width * height) / 1_000_000)} megapixels, which is too much. ${uploadKinds}`;
  return undefined;
}
