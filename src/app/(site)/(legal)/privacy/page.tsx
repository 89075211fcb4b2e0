import { legalMetadata, LegalPage } from '@/site/pages/legal-page';

export const generateMetadata = () => legalMetadata('privacy');

export default function PrivacyPage() {
  return <LegalPage slug="privacy" />;
}
