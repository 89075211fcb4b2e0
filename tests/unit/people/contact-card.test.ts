import fc from 'fast-check';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { z } from 'zod';

import { cardFile, type ContactCard } from '@/platform/content-lines/contact-card';

const ada: ContactCard = {
  id: '6f1e4c1c-6d7d-4d0e-8a37-2f6a3c9f1b52',
  name: 'Ada King',
  company: 'Lovelace & Co; London',
  roles: ['Analyst, first'],
  addresses: ['ada@lovelace.example', 'ada@home.example'],
  telephones: ['+44 20 7946 0123'],
  postalAddresses: ['12 St James’s Square\nLondon'],
};

const property = z
  .tuple([z.string(), z.record(z.string(), z.unknown()), z.string()])
  .rest(z.unknown());

/** The names of the properties, as another program reads them. */
function read(file: string) {
  const [kind, properties] = z
    .tuple([z.string(), z.array(property)])
    .rest(z.unknown())
    .parse(ICAL.parse(file));
  expect(kind).toBe('vcard');
  return properties.map(([name]) => name);
}

test('a card says what is known, the usual one first', () => {
  expect(cardFile(ada)).toBe(
    [
      ...['BEGIN:VCARD', 'VERSION:4.0', 'KIND:individual'],
      'UID:urn:uuid:6f1e4c1c-6d7d-4d0e-8a37-2f6a3c9f1b52',
      ...['FN:Ada King', 'ORG:Lovelace & Co\\; London', 'TITLE;PREF=1:Analyst\\, first'],
      ...['EMAIL;PREF=1:ada@lovelace.example', 'EMAIL:ada@home.example'],
      'TEL;VALUE=text;PREF=1:+44 20 7946 0123',
      'ADR;PREF=1:;;12 St James’s Square\\nLondon;;;;',
      ...['END:VCARD', ''],
    ].join('\r\n'),
  );
  const none = { company: null, roles: [], addresses: [], telephones: [], postalAddresses: [] };
  expect(read(cardFile({ ...ada, ...none }))).toEqual(['version', 'kind', 'uid', 'fn']);
});

/** As RFC 6350, 3.4 has it: ical.js stumbles over a sign after an escaped backslash. */
const unescaped = (value: string) =>
  value.replaceAll(/\\(.)/gs, (_, sign: string) => (sign === 'n' ? '\n' : sign));
const valueOf = (file: string, of: string) => {
  const lines = file.replaceAll('\r\n ', '').split('\r\n');
  return /:(.*)/s.exec(lines.find((line) => line.startsWith(of)) ?? '')?.[1] ?? '';
};
const componentsOf = (value: string) =>
  [...value.matchAll(/((?:\\.|[^\\;])*)(?:;|$)/gs)].map(([, part = '']) => unescaped(part));

const words = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 });
const odd = fc
  .array(
    fc.oneof(words, fc.constantFrom('\\', ';', ',', ':', '"', '\n', '\r\n', '\\n', 'END:VCARD')),
    { minLength: 1, maxLength: 8 },
  )
  .map((parts) => parts.join(''));
/** As a card has it: lines end in one way, and what is no text is a blank. */
const kept = (text: string) => text.replaceAll(/\r\n?/g, '\n').replaceAll(/(?!\n)\p{Cc}/gu, ' ');

test('whatever a name or an address says, another program reads the same, and no more', () => {
  fc.assert(
    fc.property(odd, odd, odd, (name, telephone, postal) => {
      const file = cardFile({
        ...{ ...ada, name, telephones: [telephone], postalAddresses: [postal], company: null },
      });
      expect(unescaped(valueOf(file, 'FN'))).toBe(kept(name));
      expect(unescaped(valueOf(file, 'TEL'))).toBe(kept(telephone));
      expect(componentsOf(valueOf(file, 'ADR'))).toEqual(['', '', kept(postal), '', '', '', '']);
      expect(read(file)).toHaveLength(9);
    }),
  );
});

test('no line has more than 75 bytes, and none is cut within a letter', () => {
  fc.assert(
    fc.property(odd, (name) => {
      // What stands for half a letter below may also be a letter of a name.
      fc.pre(!name.includes('\uFFFD'));
      const file = cardFile({ ...ada, name });
      const lines = file.split('\r\n');
      expect(lines.every((line) => Buffer.byteLength(line) <= 75 && !/[\r\n]/.test(line))).toBe(
        true,
      );
      expect(file).not.toContain('\uFFFD');
      expect(lines.at(-1)).toBe('');
    }),
  );
});
