import { legalMetadata, LegalPage } from '@/site/pages/legal-page';

export const generateMetadata = () => legalMetadata('disclaimer');

export default function DisclaimerPage() {
  return <LegalPage slug="disclaimer" />;
}
