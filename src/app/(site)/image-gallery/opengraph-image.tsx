import { getGalleryPage } from '@/site/content';

import { pageImage } from '@/site/share-images/page-image';

export { alt, contentType, size } from '@/site/share-images/page-image';

export default async function GalleryImage() {
  return pageImage((await getGalleryPage()).heading);
}
