import { legalImage } from '../legal-view';

export { contentType, size } from '../../page-image';

export default function GiveawayImage() {
  return legalImage('competition-1');
}
