import { legalMetadata, LegalPage } from '@/site/pages/legal-page';

export const generateMetadata = () => legalMetadata('accessibility');

/** The current date would claim that the site was tested today. */
export default function AccessibilityPage() {
  return <LegalPage slug="accessibility" datedByText />;
}
