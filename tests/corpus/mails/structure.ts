import { base64, exact, file, mail, multipart, parts, type CorpusMail } from './mail';

const yes = { has: ['Yes, go ahead.'] } as const;
const plain = 'Content-Type: text/plain\n\nYes, go ahead.';
const head = 'From: Ada Byron <ada@analytical.example>\r\nTo: inbox+thread@onelayer.example\r\n';

/** Mails that are put together in ways that no standard knows, and some that are too much. */
export const structure: readonly CorpusMail[] = [
  mail(
    'a boundary that nobody announced',
    'MIME-Version: 1.0\nContent-Type: multipart/mixed',
    parts(plain),
    yes,
  ),
  mail(
    'a boundary that is another one',
    'MIME-Version: 1.0\nContent-Type: multipart/mixed; boundary="_Apple-Mail=_1"',
    '--Apple-Mail=_1\nContent-Type: text/plain\n\nYes, go ahead.\n--Apple-Mail=_1--',
    { text: 'Yes, go ahead.' },
  ),
  mail(
    'a boundary that is nowhere',
    'MIME-Version: 1.0\nContent-Type: multipart/mixed; boundary=zz',
    'Yes, go ahead.',
    yes,
  ),
  mail(
    'a boundary on a line of its own',
    'MIME-Version: 1.0\nContent-Type: multipart/mixed;\n\tboundary="b"',
    parts(plain),
    { text: 'Yes, go ahead.' },
  ),
  mail(
    'a boundary that begins like another',
    'MIME-Version: 1.0\nContent-Type: multipart/mixed; boundary=bb',
    `--bb\nContent-Type: multipart/alternative; boundary=b\n\n--b\n${plain}\n--b--\n--bb\n${file('a.txt', 'x')}\n--bb--`,
    { text: 'Yes, go ahead.', files: { 'a.txt': 'x' } },
  ),
  mail('a last boundary that is missing', multipart('mixed'), `--b\n${plain}`, {
    text: 'Yes, go ahead.',
  }),
  mail(
    'a part without an empty line',
    multipart('mixed'),
    `--b\nContent-Type: text/plain\n--b\n${plain}\n--b--`,
    yes,
  ),
  mail(
    'words before the first part',
    multipart('mixed'),
    `This was said before.\n${parts(plain)}`,
    { has: ['This was said before.', 'Yes, go ahead.'] },
  ),
  mail('words after the last part', multipart('mixed'), `${parts(plain)}\nThis was said after.`, {
    has: ['This was said after.', 'Yes, go ahead.'],
  }),
  mail(
    'what programs of long ago are told',
    multipart('mixed'),
    `This is a multi-part message in MIME format.\n${parts(plain)}`,
    { text: 'Yes, go ahead.' },
  ),
  mail('a type that is none', 'Content-Type: text', 'Yes, go ahead.', { text: 'Yes, go ahead.' }),
  mail('two types', 'Content-Type: text/plain\nContent-Type: text/html', 'Yes, go ahead.', {
    text: 'Yes, go ahead.',
  }),
  mail('an encoding that is none', 'Content-Transfer-Encoding: 8t', 'Yes, go ahead.', {
    text: 'Yes, go ahead.',
  }),
  mail(
    'base64 that is none',
    'Content-Transfer-Encoding: base64',
    'Yes, go ahead, as we said on the phone.',
    { text: 'Yes, go ahead, as we said on the phone.' },
  ),
  mail(
    'base64 with lines of a list below',
    'Content-Type: text/plain\nContent-Transfer-Encoding: base64',
    `${base64('Yes, go ahead!')}\n_____\nMailing list: team (quay)\n`,
    { has: ['Yes, go ahead!', 'Mailing list: team (quay)'] },
  ),
  mail(
    'an encoding with a comment',
    'Content-Type: text/plain\nContent-Transfer-Encoding: (as usual) base64',
    base64('Yes, go ahead.'),
    { text: 'Yes, go ahead.' },
  ),
  mail(
    'quoted-printable with wrong signs',
    'Content-Type: text/plain\nContent-Transfer-Encoding: quoted-printable',
    'Yes=2C 1=1, go=ZZ ahead.=',
    { text: 'Yes, 1=1, go=ZZ ahead.' },
  ),
  exact('no empty line after the headers', `${head}Subject: Yes\r\nYes, go ahead.\r\nAda`, {
    ...yes,
    subject: 'Yes',
  }),
  exact(
    'a line of mailboxes before the headers',
    `From ada@analytical.example Tue Nov  4 09:00:00 2025\r\n${head}\r\nYes, go ahead.`,
    { text: 'Yes, go ahead.', address: 'ada@analytical.example' },
  ),
  exact(
    'empty lines before the headers',
    `\r\n\r\n${head}Subject: Lines before\r\n\r\nYes, go ahead.`,
    {
      text: 'Yes, go ahead.',
      address: 'ada@analytical.example',
    },
  ),
  exact(
    'blanks before a colon',
    `From : Ada <ada@analytical.example>\r\nTo : inbox+thread@onelayer.example\r\nSubject : Yes\r\n\r\nYes, go ahead.`,
    { subject: 'Yes', address: 'ada@analytical.example' },
  ),
  exact('no body', `${head}Subject: Yes\r\n`, { subject: 'Yes', text: '' }),
  exact(
    'a mail of one line of a megabyte',
    `${head}\r\nYes, go ahead. ${'word '.repeat(200_000)}`,
    { ...yes, problem: 'too long' },
  ),
  exact(
    '60 KB of dashes',
    `${head}${multipart('mixed').replace('\n', '\r\n')}\r\n\r\n${'-'.repeat(60_000)}\r\n--b\r\n\r\nYes, go ahead.`,
    yes,
  ),
  exact('60 KB of dashes as a text', `${head}\r\nYes, go ahead.\r\n${'-'.repeat(60_000)}`, yes),
  exact('60 KB of blanks', `${head}\r\nYes, go ahead.${' '.repeat(60_000)}x`, yes),
  exact(
    '60 KB of marks',
    `${head}\r\nYes, go ahead.\r\n${'>'.repeat(60_000)}\r\n${'> '.repeat(30_000)}`,
    { ...yes, problem: 'too long' },
  ),
  exact(
    '100,000 empty lines before the answer',
    `${head}Subject: Many lines\r\n\r\n${'\r\n'.repeat(100_000)}Yes, go ahead.`,
    { text: 'Yes, go ahead.' },
  ),
  exact(
    '50,000 parts',
    `${head}${multipart('mixed').replace('\n', '\r\n')}\r\n\r\n--b\r\n\r\nYes, go ahead.\r\n${'--b\r\n\r\nx\r\n'.repeat(50_000)}`,
    { ...yes, problem: 'more parts' },
  ),
  exact(
    '50,000 headers',
    `${head}${'X-Header: of a program\r\n'.repeat(50_000)}\r\nYes, go ahead.`,
    { text: 'Yes, go ahead.' },
  ),
  exact(
    '50,000 lines of one header',
    `${head}Subject: long\r\n${' and longer\r\n'.repeat(50_000)}\r\nYes, go ahead.`,
    { problem: 'subject', text: 'Yes, go ahead.' },
  ),
  exact(
    '50,000 addresses',
    `${head}Cc: ${'a@quay.example, '.repeat(50_000)}\r\n\r\nYes, go ahead.`,
    { text: 'Yes, go ahead.' },
  ),
  exact(
    '50,000 lines like those about a quote',
    `${head}\r\nYes, go ahead.\r\n${'On 3 Nov 2025, Bo <bo@quay.example> wrote:\r\n'.repeat(50_000)}`,
    { ...yes, problem: 'too long' },
  ),
  exact(
    '50,000 brackets in an address',
    `From: ${'<('.repeat(25_000)}\r\nTo: inbox+thread@onelayer.example\r\n\r\nYes, go ahead.`,
    { text: 'Yes, go ahead.' },
  ),
];
