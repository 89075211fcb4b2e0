import { legalImage } from '@/site/pages/legal-page';

export { alt, contentType, size } from '@/site/share-images/page-image';

export default function GiveawayImage() {
  return legalImage('competition-1');
}
