import { legalMetadata, LegalView } from '../legal-view';

export const generateMetadata = () => legalMetadata('privacy');

export default function PrivacyPage() {
  return <LegalView slug="privacy" />;
}
