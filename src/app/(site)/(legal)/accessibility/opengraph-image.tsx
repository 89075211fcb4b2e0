import { legalImage } from '@/site/pages/legal-page';

export { alt, contentType, size } from '@/site/share-images/page-image';

export default function AccessibilityImage() {
  return legalImage('accessibility');
}
