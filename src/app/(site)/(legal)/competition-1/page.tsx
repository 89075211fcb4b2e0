import { legalMetadata, LegalView } from '@/site/sections/legal/legal-view';

export const generateMetadata = () => legalMetadata('competition-1');

export default function GiveawayPage() {
  return <LegalView slug="competition-1" />;
}
