import { expect, test } from 'vitest';

import { readText, readTextFile } from '../../../scripts/submissions/read-text';
import { readRows } from '../../../scripts/submissions/rows';

const german =
  'submitted_at;name;email;message\r\n2024-03-02 10:00;“Jürgen” Æsc;j@former.example;Grüße – für 5 €\r\n';
const cp1252 = Buffer.from(
  german
    .replaceAll('“', '\u0093')
    .replaceAll('”', '\u0094')
    .replaceAll('–', '\u0096')
    .replaceAll('€', '\u0080'),
  'latin1',
);
const utf16 = (text: string) => Buffer.from(text, 'utf16le');

test.each([
  ['UTF-8', Buffer.from(german)],
  ['UTF-8 with a mark', Buffer.from(`\uFEFF${german}`)],
  ['UTF-16 of Excel, with tabs', utf16(`\uFEFF${german.replaceAll(';', '\t')}`)],
  ['UTF-16 without a mark', utf16(german)],
  ['UTF-16, the other way round', utf16(`\uFEFF${german}`).swap16()],
  ['commas', Buffer.from(german.replaceAll(';', ','))],
  ['a line that names the separator', Buffer.from(`sep=;\r\n${german}`)],
  ['windows-1252, where somebody says so', cp1252],
])('%s is read letter by letter', (_, bytes) => {
  expect(readRows(readText(bytes, 'windows-1252')).rows.map(({ values }) => values)).toEqual([
    {
      submitted_at: '2024-03-02 10:00',
      name: '“Jürgen” Æsc',
      email: 'j@former.example',
      message: 'Grüße – für 5 €',
    },
  ]);
});

test('what may be any encoding is refused by its name', () => {
  expect(() => readText(cp1252)).toThrow(/not UTF-8: it may be windows-1252/);
});

test.each([
  ['a folder', 'tests/unit', undefined, /^tests\/unit is a folder: say which file in it\.$/],
  ['no file', 'tests/none.csv', undefined, /^There is no file tests\/none\.csv\.$/],
  ['another encoding', 'package.json', 'ebcdic', /^--encoding is windows-1252; /],
])('%s is refused in a sentence', (_, file, encoding, sentence) => {
  expect(() => readTextFile(file, encoding)).toThrow(sentence);
});
