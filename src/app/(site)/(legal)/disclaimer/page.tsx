import { legalMetadata, LegalView } from '@/site/sections/legal/legal-view';

export const generateMetadata = () => legalMetadata('disclaimer');

export default function DisclaimerPage() {
  return <LegalView slug="disclaimer" />;
}
