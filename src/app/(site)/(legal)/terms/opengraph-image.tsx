import { legalImage } from '../legal-view';

export { contentType, size } from '../../page-image';

export default function TermsImage() {
  return legalImage('terms');
}
