import { getWorkPage } from '@/content/pages';

import { pageImage } from '../page-image';

export { alt, contentType, size } from '../page-image';

export default async function WorkImage() {
  return pageImage((await getWorkPage()).heading);
}
