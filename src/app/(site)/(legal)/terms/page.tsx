import { legalMetadata, LegalView } from '../legal-view';

export const generateMetadata = () => legalMetadata('terms');

export default function TermsPage() {
  return <LegalView slug="terms" />;
}
