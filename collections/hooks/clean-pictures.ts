import path from 'node:path';

import { APIError, type PayloadRequest } from 'payload';
import sharp from 'sharp';
import { z } from 'zod';

import { copiedFrom, uncropped } from '@/platform/payload/uploads';
import { headBytes, readHead } from '@/platform/media/picture-head';
import {
  heicRefusal,
  uploadKinds,
  uploadLimit,
  uploadRefusal,
} from '@/platform/media/upload-limit';

import { editors } from '../access';
import { safeStem } from '../files/file-name';
import { readHeader } from '../files/picture-header';
import { isSvg, safeSvg } from '../files/safe-svg';
import type { OperationCall } from './operation';

type Upload = NonNullable<PayloadRequest['file']>;

const ofTheServer = z.object({ overrideAccess: z.literal(true) });
/** Payload would overwrite the original. */
const noCropping = 'Pictures are not cropped here. Set the focal point instead.';

export const mayWrite = (args: unknown, req: PayloadRequest): boolean =>
  ofTheServer.safeParse(args).success || editors({ req });

/**
 * Takes a picture only when it is one that can be decoded without harm, and makes it anew without
 * what cameras write into it: where and when it was taken, by whom.
 */
export async function cleanPictures({ args, operation, req }: OperationCall): Promise<void> {
  if (operation !== 'create' && operation !== 'update') return;
  // Payload checks access later; pictures of strangers are not even looked at.
  if (!mayWrite(args, req)) return;
  const query = uncropped(req.query);
  if (query === undefined) throw new APIError(noCropping, 400);
  req.query = query;
  if (req.file) req.file = await cleaned(req.file);
  // Payload would fetch it itself, from wherever the address says.
  else if (operation === 'create' && copiedFrom(args) === undefined)
    throw new APIError(uploadRefusal, 400);
}

async function cleaned(file: Upload): Promise<Upload> {
  if (file.size === 0) throw new APIError(`This file is empty. ${uploadKinds}`, 400);
  if (!file.tempFilePath && isSvg(file.data)) return cleanedSvg(file);
  const source = file.tempFilePath ? file.tempFilePath : file.data;
  const header = await readHeader(source);
  if (!header || header.kind === 'svg') throw new APIError(refusalOf(file), 400);
  const { ends, kind, mimeType: mimetype } = header;

  const picture = sharp(source, { animated: true, limitInputPixels: uploadLimit.pixels }).rotate();
  const quality = 90;
  const written = {
    png: () => picture.png(),
    jpeg: () => picture.jpeg({ quality }),
    webp: () => picture.webp({ quality }),
    heif: () => picture.avif({ quality: 70 }),
  }[kind]();
  const data = await written.toBuffer().catch(() => {
    throw new APIError(uploadRefusal, 400);
  });
  return { ...file, name: nameOf(file.name, ends), data, mimetype, size: data.length };
}

/** A drawing in vectors is written anew from what draws, since it could act as well. */
function cleanedSvg(file: Upload): Upload {
  const safe = safeSvg(file.data);
  if (typeof safe === 'string') throw new APIError(safe, 400);
  const { data } = safe;
  const name = nameOf(file.name, ['svg']);
  return { ...file, name, data, mimetype: 'image/svg+xml', size: data.length };
}

const refusalOf = ({ data, tempFilePath }: Upload): string =>
  !tempFilePath && readHead(data.subarray(0, headBytes)).kind === 'heic'
    ? heicRefusal
    : uploadRefusal;

function nameOf(given: string, ends: readonly [string, ...string[]]): string {
  const ending = path.extname(given).toLowerCase();
  const end = ends.find((each) => `.${each}` === ending) ?? ends[0];
  return `${safeStem(given)}.${end}`;
}
