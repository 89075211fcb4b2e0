import { normalAddress, shownAddress } from '@/platform/address-spellings';

import type { DetailKind } from './details-table';
import { isPublicHost } from './public-hosts';

/** Without accents and capitals, and with single spaces. */
const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();

/** A detail as it is looked for and compared: any notation of the same gives the same. */
export function keyOf(kind: DetailKind, value: string): string {
  if (kind === 'address') return normalAddress(value);
  if (kind === 'domain') return normalDomain(value);
  if (kind === 'telephone') return value.normalize('NFKC').replace(/\(0\)|\D/g, '');
  // Nobody looks for one, and it may be long.
  return kind === 'note' ? '' : plain(value);
}

/** A domain in one spelling, also where somebody pasted an address of the web or of mail. */
export function normalDomain(typed: string): string {
  const bare = typed
    .trim()
    .replace(/^[a-z]+:\/\//i, '')
    .replace(/^.*@/, '')
    .replace(/[/?#:].*$/, '')
    .replace(/^www\./i, '')
    .replace(/\.$/, '');
  return shownAddress(`@${bare.normalize('NFC').toLowerCase()}`).slice(1);
}

/** The domain of a company that an address may belong to; null where many have theirs. */
export function companyDomainOf(address: string): string | null {
  const domain = normalDomain(address);
  return /^[^\s.]+(?:\.[^\s.]+)+$/.test(domain) && !isPublicHost(domain) ? domain : null;
}
