import { crc32 } from 'node:zlib';

/** As somebody chose it: under its name, whatever is in it. */
export type OddFile = readonly [name: string, content: Buffer | string];

/** A zip archive that any program opens; nothing in it is packed. */
export function zipOf(files: Readonly<Record<string, Buffer | string>>): Buffer {
  const places: Buffer[] = [];
  const list: Buffer[] = [];
  let at = 0;
  for (const [name, text] of Object.entries(files)) {
    const content = Buffer.from(text);
    const named = Buffer.from(name);
    // What a file and its entry in the list say alike, from its version to the length of its name.
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt32LE(crc32(content), 10);
    common.writeUInt32LE(content.length, 14);
    common.writeUInt32LE(content.length, 18);
    common.writeUInt16LE(named.length, 22);
    places.push(Buffer.from('PK\u0003\u0004'), common, named, content);
    const where = Buffer.alloc(14);
    where.writeUInt32LE(at, 10);
    list.push(Buffer.from('PK\u0001\u0002\u0014\0'), common, where, named);
    at += 30 + named.length + content.length;
  }
  const entries = Buffer.concat(list);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(Object.keys(files).length, 4);
  end.writeUInt16LE(Object.keys(files).length, 6);
  end.writeUInt32LE(entries.length, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...places, entries, Buffer.from('PK\u0005\u0006'), end]);
}

export const docx = (more: Readonly<Record<string, Buffer | string>> = {}): Buffer =>
  zipOf({ '[Content_Types].xml': '<Types/>', 'word/document.xml': '<w:document/>', ...more });

const before2007 = (part: string) =>
  Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.from(part, 'utf16le')]);

const script = '<script>alert("of-files")</script>';
export const pdf = '%PDF-1.7\nThe plan';
const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
const jpeg = Buffer.from('ffd8ffe000104a464946', 'hex');
const drawing = `<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`;

const isNone = (ending: string) =>
  `By its content it is no ${ending} file. Save it as one once more, or choose another file.`;
const notTaken =
  'Files of this kind are not taken. Choose a PDF, a picture, a text or an office document.';

/** What is no file of the kind that its name says, or is another one besides, and what is said of it. */
export const wrongKinds: readonly (readonly [what: string, file: OddFile, said: string])[] = [
  ['a program', ['tool.exe', 'MZ'], notTaken],
  ['an archive', ['plans.zip', zipOf({ 'plan.pdf': pdf })], notTaken],
  ['a drawing with a script', ['a.svg', drawing], notTaken],
  ['a page', ['a.html', script], notTaken],
  ['a program behind a second ending', ['plan.pdf.exe', pdf], notTaken],
  ['a document with macros by its name', ['a.docm', docx()], notTaken],
  ['a program as a PDF', ['a.pdf', 'MZ program'], 'It is a program. Choose another file.'],
  ['a program of Linux as a picture', ['a.png', '\u007fELF'], 'It is a program.'],
  ['a script of a shell as a text', ['a.txt', '#!/bin/sh\nrm -rf /'], 'It is a program.'],
  ['a drawing as a picture', ['a.png', drawing], 'It is a page that could run something.'],
  ['a page as a text', ['a.txt', `<html>${script}`], 'It is a page that could run something.'],
  ['a GIF that is a page', ['a.gif', `GIF89a/*${script}*/`], 'It holds a page.'],
  ['a GIF that is a drawing', ['a.gif', 'GIF89a<svg/onload=alert(1)>'], 'It holds a page.'],
  [
    'a picture with a page behind it',
    ['a.png', Buffer.concat([png, Buffer.from(script)])],
    'It holds a page.',
  ],
  [
    'a PDF with an archive behind it',
    ['a.pdf', Buffer.concat([Buffer.from(pdf), zipOf({ 'a.js': '1' })])],
    'It holds an archive.',
  ],
  [
    'a JPEG with an archive behind it',
    ['a.jpg', Buffer.concat([jpeg, zipOf({ 'a.txt': '1' })])],
    'It holds an archive.',
  ],
  ['a GIF that is a PDF', ['a.pdf', 'GIF89a %PDF-1.7'], isNone('pdf')],
  ['a document with macros', ['a.docx', docx({ 'word/vbaProject.bin': 'x' })], 'It holds macros.'],
  [
    'a document with a program',
    ['a.docx', docx({ 'word/tool.exe': 'MZ' })],
    'It holds something that can run.',
  ],
  [
    'a document with macros, before 2007',
    ['a.doc', before2007('_VBA_PROJECT')],
    'It holds macros.',
  ],
  ['an archive as a document', ['a.docx', zipOf({ 'a.txt': '1' })], isNone('docx')],
  ['a table as a document', ['a.docx', zipOf({ 'xl/workbook.xml': '1' })], isNone('docx')],
  ['a document as a table', ['a.xlsx', docx()], isNone('xlsx')],
  ['a document as an open one', ['a.odt', docx()], isNone('odt')],
  ['an installer as a document', ['a.doc', before2007('Property')], isNone('doc')],
  ['a document as a PDF', ['a.pdf', docx()], isNone('pdf')],
  ['a PDF as a document', ['a.docx', pdf], isNone('docx')],
  ['a PDF as a text', ['a.txt', pdf], isNone('txt')],
  ['a picture as a table', ['a.csv', png], isNone('csv')],
  ['a JPEG as a PNG', ['a.png', jpeg], isNone('png')],
  ['a PNG as a JPEG', ['a.jpg', png], isNone('jpg')],
  ['a text as a PDF', ['a.pdf', 'Dear all'], isNone('pdf')],
  ['a film as a picture', ['a.heic', '\0\0\0\u0018ftypisom'], isNone('heic')],
  ['an empty PDF', ['a.pdf', ''], 'It is empty. Choose one that has something in it.'],
  ['an empty text', ['a.txt', ''], 'It is empty. Choose one that has something in it.'],
];

/** What each name becomes. */
export const oddNames: readonly (readonly [given: string, kept: string])[] = [
  ['../../etc/passwd.pdf', 'passwd.pdf'],
  ['C:\\Users\\ada\\plan.pdf', 'plan.pdf'],
  ['plan\u202Etxt.pdf', 'plantxt.pdf'],
  ['\u200F\u0007plan\u0000.pdf', 'plan.pdf'],
  ['a"b\r\nSet-Cookie: c=1.pdf', 'a-bSet-Cookie- c=1.pdf'],
  ['..pdf', 'pdf.pdf'],
  [`${'n'.repeat(300)}.pdf`, `${'n'.repeat(96)}.pdf`],
  // No half of a letter.
  [`a${'\u{1F4C4}'.repeat(150)}.pdf`, `a${'\u{1F4C4}'.repeat(47)}.pdf`],
];
