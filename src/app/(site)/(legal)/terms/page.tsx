import { legalMetadata, LegalView } from '@/site/sections/legal/legal-view';

export const generateMetadata = () => legalMetadata('terms');

export default function TermsPage() {
  return <LegalView slug="terms" />;
}
