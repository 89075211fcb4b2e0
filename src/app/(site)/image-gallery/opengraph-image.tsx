import { getGalleryPage } from '@/content/pages';

import { pageImage } from '../page-image';

export { alt, contentType, size } from '../page-image';

export default async function GalleryImage() {
  return pageImage((await getGalleryPage()).heading);
}
