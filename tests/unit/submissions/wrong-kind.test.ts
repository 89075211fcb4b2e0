import { expect, test } from 'vitest';

import { wrongKind } from '@/platform/files/wrong-kind';

import { docx, wrongKinds, zipOf } from '../../support/made-forms/odd-files';

const problem = (name: string, content: Buffer | string) =>
  wrongKind({
    ...{ name, content: Buffer.from(content), size: content.length },
    ...{ kind: 'plain', problem: null },
  });

const before2007 = (part: string) =>
  Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.from(part, 'utf16le')]);
const openDocument = (kind: string) =>
  zipOf({ mimetype: `application/vnd.oasis.opendocument.${kind}`, 'content.xml': '<a/>' });

test.each([
  ['plan.pdf', '%PDF-1.7 x'],
  ['plan.PDF', '\n%PDF-1.4'],
  ['a.png', Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1')],
  ['a.jpeg', Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
  ['a.gif', 'GIF89a'],
  ['a.heic', Buffer.from('\0\0\0\u0018ftypheic')],
  ['a.heic', Buffer.from('\0\0\0\u0018ftypmif1')],
  ['a.txt', 'Größe'],
  ['a.txt', Buffer.from('\ufeffa', 'utf16le')],
  ['a.txt', '{\\rtf1 a text of old'],
  ['a.csv', '"a";"b"'],
  ['a.csv', 'AC10;a part of a machine'],
  ['a.doc', before2007('WordDocument')],
  ['a.doc', '{\\rtf1'],
  ['a.xls', before2007('Workbook')],
  ['a.ppt', before2007('PowerPoint Document')],
  ['a.docx', docx()],
  ['a.docx', before2007('EncryptedPackage')],
  ['a.xlsx', zipOf({ 'xl/workbook.xml': '<a/>' })],
  ['a.pptx', zipOf({ 'ppt/presentation.xml': '<a/>' })],
  ['a.odt', openDocument('text')],
  ['a.ods', openDocument('spreadsheet')],
  ['a.odp', openDocument('presentation')],
])('%s is what its name says', (name, content) => {
  expect(problem(name, content)).toBeNull();
});

// What is wrong by its name or its size is said before its content is looked at.
const byContent = wrongKinds.filter(([, , said]) => !/are not taken|is empty/.test(said));

test.each(byContent)('%s is refused', (_, [name, content], said) => {
  expect(problem(name, content)).toContain(said);
});

test('an archive is found behind something else, wherever it says that its list is', () => {
  const zip = zipOf({ 'a.txt': '1' });
  const start = Buffer.from('%PDF-1.7\n');
  const moved = Buffer.from(zip);
  moved.writeUInt32LE(moved.readUInt32LE(moved.length - 6) + start.length, moved.length - 6);
  for (const archive of [zip, moved])
    expect(problem('a.pdf', Buffer.concat([start, archive]))).toContain('It holds an archive.');
});
