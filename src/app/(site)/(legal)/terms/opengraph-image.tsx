import { legalImage } from '../legal-view';

export { alt, contentType, size } from '../../page-image';

export default function TermsImage() {
  return legalImage('terms');
}
