import { getHomePage } from '@/content/home';

import { pageImage } from './page-image';

export { alt, contentType, size } from './page-image';

export default async function HomeImage() {
  return pageImage((await getHomePage()).hero.headline);
}
