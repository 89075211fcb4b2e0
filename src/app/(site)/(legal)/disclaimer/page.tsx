import { legalMetadata, LegalView } from '../legal-view';

export const generateMetadata = () => legalMetadata('disclaimer');

export default function DisclaimerPage() {
  return <LegalView slug="disclaimer" />;
}
