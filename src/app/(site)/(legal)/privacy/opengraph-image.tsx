import { legalImage } from '../legal-view';

export { contentType, size } from '../../page-image';

export default function PrivacyImage() {
  return legalImage('privacy');
}
