import { legalMetadata, LegalPage } from '@/site/pages/legal-page';

export const generateMetadata = () => legalMetadata('terms');

export default function TermsPage() {
  return <LegalPage slug="terms" />;
}
