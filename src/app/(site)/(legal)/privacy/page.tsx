import { legalMetadata, LegalView } from '@/site/sections/legal/legal-view';

export const generateMetadata = () => legalMetadata('privacy');

export default function PrivacyPage() {
  return <LegalView slug="privacy" />;
}
