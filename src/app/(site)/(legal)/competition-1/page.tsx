import { legalMetadata, LegalPage } from '@/site/pages/legal-page';

export const generateMetadata = () => legalMetadata('competition-1');

export default function GiveawayPage() {
  return <LegalPage slug="competition-1" />;
}
