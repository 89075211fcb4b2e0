import 'server-only';

import type { PictureFiles } from '@/ui/picture';

import { cached, wholeInOrder } from './cached';
import { toPicture } from './picture';

export interface GalleryContent {
  id: string;
  description: string;
  /** Where the original file is served: what “Copy Path” copies. */
  path: string;
  image: PictureFiles;
}

export const listGalleryImages = cached(
  'listGalleryImages',
  ['gallery-images', 'media'],
  async (payload): Promise<GalleryContent[]> => {
    const { docs } = await payload.find({
      collection: 'gallery-images',
      depth: 1,
      ...wholeInOrder,
    });
    return docs.map(({ id, description, image }) => ({
      id,
      description,
      path: (typeof image === 'string' ? null : image.url) ?? '',
      image: toPicture(image),
    }));
  },
);
