import type { SiteSetting } from '@/payload-types';

import type { navigation, Texts } from '@/words';

import { companyDetails, onOneLine } from '../../frame/company-details';

/** What a legal text calls by a name in braces, such as {operator}. */
export type References = Readonly<Record<string, string>>;

export const referencesOf = (
  settings: SiteSetting,
  /** Days, by their names in the inbox settings. */
  retention: Readonly<Record<string, number>>,
  words: Texts<typeof navigation>,
): References => ({
  brand: settings.brand,
  operator: settings.operator,
  companyDetails: companyDetails(settings, words.footer),
  address: onOneLine(settings.address),
  email: settings.email,
  dataProtectionContact: settings.dataProtectionContact || 'whoever answers about data protection',
  ...Object.fromEntries(Object.entries(retention).map(([name, days]) => [name, String(days)])),
});

/** A text and the references in it, in turn. */
export const splitAtReferences = (text: string): string[] => text.split(/(\{\w+\})/);

/** The name in a reference; null in a text without braces. */
export const nameOf = (part: string): string | null => /^\{(\w+)\}$/.exec(part)?.[1] ?? null;

/** A name that nobody knows stays as it was written. */
export const fillReferences = (text: string, references: References): string =>
  splitAtReferences(text)
    .map((part) => references[nameOf(part) ?? ''] ?? part)
    .join('');
