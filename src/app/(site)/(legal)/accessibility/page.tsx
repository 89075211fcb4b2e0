import { legalMetadata, LegalView } from '@/site/sections/legal/legal-view';

export const generateMetadata = () => legalMetadata('accessibility');

/** The current date would claim that the site was tested today. */
export default function AccessibilityPage() {
  return <LegalView slug="accessibility" datedByText />;
}
