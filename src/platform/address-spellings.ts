import { domainToASCII, domainToUnicode } from 'node:url';

/** The part before the host, with its @, and the host. */
function partsOf(email: string): readonly [string, string] {
  const at = email.lastIndexOf('@') + 1;
  return [email.slice(0, at), email.slice(at)];
}

/** Of a host that has a spelling in plain letters and one in its own. */
const hasTwo = (host: string): boolean => /(?:^|\.)xn--|\P{ASCII}/iu.test(host);

/** An address as people read it: its host in its own letters, also where it came as `xn--…`. */
export function shownAddress(email: string): string {
  const [before, host] = partsOf(email);
  return hasTwo(host) ? before + (domainToUnicode(domainToASCII(host)) || host) : email;
}

/** The one form in which addresses are compared: what differs in it is somebody else’s. */
export const normalAddress = (email: string): string =>
  shownAddress(email.normalize('NFC').toLowerCase());

export const isSameAddress = (one: string, other: string): boolean =>
  normalAddress(one) === normalAddress(other);

/**
 * How these addresses may be stored, in lower case: the database knows of no host in two spellings,
 * so it is asked for both.
 */
export const spellingsOf = (emails: readonly string[]): readonly string[] => [
  ...new Set(
    emails.flatMap((email) => {
      const normal = normalAddress(email);
      const [before, host] = partsOf(normal);
      const plain = hasTwo(host) ? before + (domainToASCII(host) || host) : normal;
      return [normal, normal.normalize('NFD'), plain, email.toLowerCase()];
    }),
  ),
];
