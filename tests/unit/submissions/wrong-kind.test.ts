import { expect, test } from 'vitest';

import { wrongKind } from '@/submissions/wrong-kind';

/** A list of one name, as it ends a zip archive. */
function zipOf(name: string): Buffer {
  const entry = Buffer.alloc(46);
  entry.write('PK\u0001\u0002', 'latin1');
  entry.writeUInt16LE(name.length, 28);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 'latin1');
  return Buffer.concat([entry, Buffer.from(name), end]);
}

/** @param before the archive, which says where its list begins */
function withZip(before: string, name = 'a.txt'): Buffer {
  const start = Buffer.from(before, 'latin1');
  const zip = zipOf(name);
  zip.writeUInt32LE(start.length, zip.length - 6);
  return Buffer.concat([start, zip]);
}

const png = Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1');
const problem = (name: string, content: Buffer | string) =>
  wrongKind({
    ...{ name, content: Buffer.from(content), size: content.length },
    ...{ kind: 'plain', problem: null },
  });

test.each([
  ['plan.pdf', '%PDF-1.7 x'],
  ['plan.PDF', '\n%PDF-1.4'],
  ['a.png', png],
  ['a.jpeg', Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
  ['a.gif', 'GIF89a'],
  ['a.heic', Buffer.from('\0\0\0\u0018ftypheic')],
  ['a.txt', 'Größe'],
  ['a.txt', Buffer.from('\ufeffa', 'utf16le')],
  ['a.csv', '"a";"b"'],
  ['a.doc', Buffer.from('d0cf11e0a1b11ae1', 'hex')],
  ['a.docx', withZip('PK\u0003\u0004', 'word/document.xml')],
  ['a.docx', Buffer.from('d0cf11e0a1b11ae1', 'hex')],
])('%s is what its name says', (name, content) => {
  expect(problem(name, content)).toBeNull();
});

test.each([
  ['plan.pdf', 'MZ program', 'It is a program.'],
  ['plan.pdf', png, 'By its content it is no pdf file.'],
  ['plan.pdf', '', 'By its content it is no pdf file.'],
  ['a.png', 'GIF89a', 'By its content it is no png file.'],
  ['a.txt', '\u0089PNG\0', 'By its content it is no txt file.'],
  ['a.docx', '%PDF-1.7', 'By its content it is no docx file.'],
  ['a.txt', '<html><body>', 'It is a page that could run something.'],
  ['a.gif', 'GIF89a/*<script>alert(1)</script>*/', 'It holds a page.'],
  ['a.gif', withZip('GIF89a'), 'It holds an archive.'],
  ['plan.pdf', withZip('%PDF-1.7\n'), 'It holds an archive.'],
  ['a.docx', withZip('PK\u0003\u0004', 'word/vbaProject.bin'), 'It holds macros.'],
])('%s of %j is refused: %s', (name, content, why) => {
  expect(problem(name, content)).toBe(why);
});
