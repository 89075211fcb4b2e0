import 'server-only';

import { asVisitor, cached } from './cached';
import { largestFile } from './picture';

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
  if (!file.url) return null;
  return {
    url: file.url,
    width: file.width ?? undefined,
    height: file.height ?? undefined,
    alt: media.alt,
  };
});
