import 'server-only';

import { z } from 'zod';

import type { Media } from '@/payload-types';
import type { PictureFiles } from '@/ui/picture';
import { asVisitor, cached } from './cached';

/**
 * @param media an upload field read with depth 1
 * @throws when the field was not populated, which is a mistake in the read
 */
export function toPicture(media: string | Media): PictureFiles {
  if (typeof media === 'string') throw new Error(`Read with depth 0: media ${media}`);
  const { width, height, alt, sizes, focalX, focalY } = media;
  // The middle is where Payload puts the point when nobody has.
  const isChosen = typeof focalX === 'number' && !(focalX === 50 && focalY === 50);
  const largest = largestFile(media);
  const files = [sizes?.small, sizes?.medium, largest].flatMap((file) =>
    file?.url && file.width ? [{ url: file.url, width: file.width }] : [],
  );
  return {
    src: largest.url ?? '',
    srcSet: files.map((file) => `${file.url} ${file.width}w`).join(', '),
    width: width ?? 0,
    height: height ?? 0,
    alt,
    focus: isChosen ? `${focalX}% ${focalY ?? 50}%` : undefined,
  };
}

/** A screen, and the same in dark colours where an editor gave one. */
export const toPictures = (media: string | Media, dark?: string | Media | null): PictureFiles => ({
  ...toPicture(media),
  dark: dark ? toPicture(dark) : undefined,
});

/** As it was read with depth 1. */
const media = z.custom<Media>(
  (given) => z.looseObject({ url: z.string(), alt: z.string() }).safeParse(given).success,
);

/** The picture that a formatted text names; undefined once it is gone, or while none is chosen. */
export function pictureOf(value: unknown): PictureFiles | undefined {
  const { data } = media.safeParse(value);
  return data && toPicture(data);
}

/** A document of media as a part of a page names it: by its id, or as it was read; null once it is gone. */
type Named = string | Media | null | undefined;

const getMedia = cached('getMedia', ['media'], (payload, id: string) =>
  payload.findByID({ collection: 'media', id, depth: 0, disableErrors: true, ...asVisitor }),
);

export const readMedia = (named: Named): Promise<Media | null> =>
  typeof named === 'string' ? getMedia(named) : Promise.resolve(named ?? null);

/** The files of a picture that a part of a page names; undefined once it is gone, or while none is chosen. */
export const getPicture = async (named: Named): Promise<PictureFiles | undefined> =>
  pictureOf(await readMedia(named));

/** The original may be of any size: it is for no visitor where there is another. */
export const largestFile = (media: Media) => (media.sizes?.large?.url ? media.sizes.large : media);

/** A picture that an editor chose for where a page is shared; null when it is gone. */
export const getSharePicture = cached('getSharePicture', ['media'], async (payload, id: string) => {
  const media = await payload.findByID({
    collection: 'media',
    id,
    depth: 0,
    disableErrors: true,
    ...asVisitor,
  });
  if (!media) return null;
  const file = largestFile(media);
  // Nobody who shows a shared page draws vectors.
  if (!file.url || media.mimeType === 'image/svg+xml') return null;
  return {
    url: file.url,
    width: file.width ?? undefined,
    height: file.height ?? undefined,
    alt: media.alt,
  };
});
