import { getWorkPage } from '@/content/pages';

import { pageImage } from '../page-image';

export { contentType, size } from '../page-image';

export default async function WorkImage() {
  return pageImage((await getWorkPage()).heading);
}
