import type { SiteSetting } from '@/payload-types';
import { capital } from '@/ui/capital';

type Company = Pick<
  SiteSetting,
  'companyNumber' | 'placeOfRegistration' | 'registeredOffice' | 'vatNumber'
>;

export const onOneLine = (lines: string): string =>
  lines
    .trim()
    .split(/\s*\n\s*/)
    .join(', ');

/** What a company has to say of itself, as sentences; empty where the settings say nothing. */
export function companyDetails({
  companyNumber,
  placeOfRegistration,
  registeredOffice,
  vatNumber,
}: Company): string {
  const registration = [
    placeOfRegistration ? `registered in ${placeOfRegistration}` : '',
    companyNumber ? `company number ${companyNumber}` : '',
  ].filter((part) => part !== '');
  const sentences = [
    registration.join(', '),
    registeredOffice ? `registered office: ${onOneLine(registeredOffice)}` : '',
    vatNumber ? `VAT number: ${vatNumber}` : '',
  ].filter((sentence) => sentence !== '');
  return sentences.map((text) => `${capital(text)}.`).join(' ');
}
