import { fillIn } from '@/forms/reply-template';
import type { SiteSetting } from '@/payload-types';
import type { navigation, Texts } from '@/words';
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

type Words = Texts<typeof navigation>['footer'];

/** What a company has to say of itself, as sentences; empty where the settings say nothing. */
export function companyDetails(
  { companyNumber, placeOfRegistration, registeredOffice, vatNumber }: Company,
  words: Words,
): string {
  const registration = [
    placeOfRegistration ? fillIn(words.registeredIn, { place: placeOfRegistration }) : '',
    companyNumber ? fillIn(words.companyNumber, { number: companyNumber }) : '',
  ].filter((part) => part !== '');
  const sentences = [
    registration.join(', '),
    registeredOffice
      ? fillIn(words.registeredOffice, { address: onOneLine(registeredOffice) })
      : '',
    vatNumber ? fillIn(words.vatNumber, { number: vatNumber }) : '',
  ].filter((sentence) => sentence !== '');
  return sentences.map((text) => `${capital(text)}.`).join(' ');
}
