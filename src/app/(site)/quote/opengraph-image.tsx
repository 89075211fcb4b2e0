import { getQuotePage } from '@/content/pages';

import { pageImage } from '../page-image';

export { alt, contentType, size } from '../page-image';

export default async function QuoteImage() {
  return pageImage((await getQuotePage()).heading);
}
