import { getIndustriesPage } from '@/content/pages';

import { pageImage } from '../page-image';

export { contentType, size } from '../page-image';

export default async function IndustriesImage() {
  return pageImage((await getIndustriesPage()).heading);
}
