import type { InboxSetting, SiteSetting } from '@/payload-types';

import type { navigation, Texts } from '@/words';

import { companyDetails, onOneLine } from '../../frame/company-details';

/** What a legal text calls by a name in braces, such as {operator}. */
export type References = Readonly<Record<string, string>>;

type Retention = Pick<InboxSetting, 'contactDays' | 'quoteDays' | 'trashDays'>;

export const referencesOf = (
  settings: SiteSetting,
  retention: Retention,
  words: Texts<typeof navigation>,
): References => ({
  brand: settings.brand,
  operator: settings.operator,
  companyDetails: companyDetails(settings, words.footer),
  address: onOneLine(settings.address),
  email: settings.email,
  dataProtectionContact: settings.dataProtectionContact || 'whoever answers about data protection',
  contactDays: String(retention.contactDays),
  quoteDays: String(retention.quoteDays),
  trashDays: String(retention.trashDays),
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
