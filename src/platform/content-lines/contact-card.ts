import { contentLines, type Property } from './lines';

/** Somebody, for the contacts of a telephone or a mail program. The first of several is the usual one. */
export interface ContactCard {
  readonly id: string;
  readonly name: string;
  readonly company: string | null;
  readonly roles: readonly string[];
  readonly addresses: readonly string[];
  readonly telephones: readonly string[];
  /** Each in several lines. */
  readonly postalAddresses: readonly string[];
}

/** As RFC 6350, 3.4 wants it; signs that no text has are left out. */
export const cardText = (text: string): string =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/(?!\n)\p{Cc}/gu, ' ')
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll('\n', '\\n');

const several = (name: string, values: readonly string[], whole = (value: string) => value) =>
  values.map((value, at): Property => [at === 0 ? `${name};PREF=1` : name, whole(cardText(value))]);

/** A vCard 4.0. What is not known is not in it. */
export const cardFile = (card: ContactCard): string =>
  contentLines([
    ['BEGIN', 'VCARD'],
    ['VERSION', '4.0'],
    ['KIND', 'individual'],
    ['UID', `urn:uuid:${card.id}`],
    ['FN', cardText(card.name)],
    ...(card.company === null ? [] : [['ORG', cardText(card.company)] as const]),
    ...several('TITLE', card.roles),
    ...several('EMAIL', card.addresses),
    // Else some programs take it for a URI, in which nothing is escaped.
    ...several('TEL;VALUE=text', card.telephones),
    // Nobody said which part is the street: the whole stands there.
    ...several('ADR', card.postalAddresses, (whole) => `;;${whole};;;;`),
    ['END', 'VCARD'],
  ]);
