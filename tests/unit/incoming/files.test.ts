import { expect, test } from 'vitest';

import { fileProblem, safeName, typeOf } from '@/platform/file-rules';
import { mailFiles } from '@/platform/mail/mail-limits';

test.each([
  ['../../etc/passwd.pdf', 'passwd.pdf'],
  ['C:\\Users\\ada\\plan.pdf', 'plan.pdf'],
  ['plan\u202Efdp.exe', 'planfdp.exe'],
  ['a\r\nSet-Cookie: b.pdf', 'aSet-Cookie- b.pdf'],
  ['..', 'file'],
  ['.htaccess', 'htaccess'],
  ['   two   spaces .pdf', 'two spaces .pdf'],
  ['<b>"x".pdf', '-b--x-.pdf'],
  ['Großer Plan – Ü.pdf', 'Großer Plan – Ü.pdf'],
  [`${'a'.repeat(300)}.pdf`, `${'a'.repeat(96)}.pdf`],
  [`a${'\u{1F4C4}'.repeat(60)}.pdf`, `a${'\u{1F4C4}'.repeat(47)}.pdf`],
  ['', 'file'],
])('%j is kept as %j', (given, kept) => {
  expect(safeName(given)).toBe(kept);
});

const none = { count: 0, bytes: 0 };

test('what holds a program is not taken, whatever it is called before its ending', () => {
  for (const name of [
    'a.exe',
    'a.pdf.js',
    'a.html',
    'a.svg',
    'a.zip',
    'a.docm',
    'a',
    'pdf',
    'a.constructor',
  ])
    expect(fileProblem({ name, size: 1 }, none, mailFiles)).toBe(
      'Files of this kind are not taken. Choose a PDF, a picture, a text or an office document.',
    );
  for (const name of ['a.pdf', 'A.PDF', 'a.b.docx'])
    expect(fileProblem({ name, size: 1 }, none, mailFiles)).toBeNull();
});

test('a file has a limit, and so have all of a mail', () => {
  expect(fileProblem({ name: 'a.pdf', size: 8_000_001 }, none, mailFiles)).toBe(
    'It is larger than 8 MB. Choose a smaller one.',
  );
  expect(fileProblem({ name: 'a.pdf', size: 1 }, { count: 10, bytes: 10 }, mailFiles)).toBe(
    'There are 10 files already. Leave this one out.',
  );
  expect(
    fileProblem({ name: 'a.pdf', size: 4_000_001 }, { count: 3, bytes: 16_000_000 }, mailFiles),
  ).toBe('All files together are larger than 20 MB. Choose fewer or smaller ones.');
});

test('a file is sent as what its name says, and a page as nothing', () => {
  expect(typeOf('a.PDF')).toBe('application/pdf');
  expect(typeOf('a.html')).toBe('application/octet-stream');
});
