import { legalImage } from '@/site/sections/legal/legal-view';

export { alt, contentType, size } from '@/site/share-images/page-image';

export default function PrivacyImage() {
  return legalImage('privacy');
}
