import { getIndustriesPage } from '@/content/pages';

import { pageImage } from '../page-image';

export { alt, contentType, size } from '../page-image';

export default async function IndustriesImage() {
  return pageImage((await getIndustriesPage()).heading);
}
