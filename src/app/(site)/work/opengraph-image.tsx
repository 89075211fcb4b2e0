import { getWorkPage } from '@/site/content';

import { pageImage } from '@/site/share-images/page-image';

export { alt, contentType, size } from '@/site/share-images/page-image';

export default async function WorkImage() {
  return pageImage((await getWorkPage()).heading);
}
