import { legalMetadata, LegalView } from '../legal-view';

export const generateMetadata = () => legalMetadata('competition-1');

export default function GiveawayPage() {
  return <LegalView slug="competition-1" />;
}
