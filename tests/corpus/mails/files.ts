import {
  base64,
  exact,
  file,
  htmlHead,
  mail,
  multipart,
  parts,
  utf8,
  type CorpusMail,
  type Expected,
} from './mail';

const words = 'Content-Type: text/plain\n\nSee the file.';
const mixed = (name: string, part: string, expected: Expected) =>
  mail(name, multipart('mixed'), parts(words, part), { has: ['See the file.'], ...expected });

const one = (
  name: string,
  fileName: string,
  content: string | Buffer,
  kind = 'plain',
  type?: string,
) => mixed(name, file(fileName, content, type), { files: { [fileName]: { kind } } });

const invite = [
  'BEGIN:VCALENDAR',
  'METHOD:REQUEST',
  'BEGIN:VEVENT',
  'UID:1',
  'DTSTART;TZID=Europe/London:20251106T100000',
  'DTEND;TZID=Europe/London:20251106T110000',
  'SUMMARY:Call about the order',
  '  book',
  'LOCATION:Room 4\\, Leeds',
  'ORGANIZER;CN=Ada:mailto:ada@analytical.example',
  'END:VEVENT',
  'END:VCALENDAR',
  '',
].join('\n');
const invited = [
  'Call about the order book',
  '6 November 2025, 10:00',
  'Europe/London',
  'Room 4, Leeds',
  'ada@analytical.example',
];

/** A zip archive's list of one name, which is all that is looked at. */
function zip(name: string): Buffer {
  const entry = Buffer.alloc(46);
  entry.write('PK\x01\x02', 0, 'latin1');
  entry.writeUInt16LE(name.length, 28);
  const start = Buffer.from('PK\x03\x04', 'latin1');
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 0, 'latin1');
  end.writeUInt32LE(start.length, 16);
  return Buffer.concat([start, entry, Buffer.from(name, 'latin1'), end]);
}

function tnef(name: string, content: string): Buffer {
  const attribute = (id: number, value: Buffer) => {
    const head = Buffer.alloc(9);
    head[0] = 2;
    head.writeUInt32LE(id, 1);
    head.writeUInt32LE(value.length, 5);
    return Buffer.concat([head, value, Buffer.alloc(2)]);
  };
  return Buffer.concat([
    Buffer.from('789f3e220100', 'hex'),
    attribute(0x00069002, Buffer.alloc(14)),
    attribute(0x00018010, Buffer.from(`${name}\0`)),
    attribute(0x0006800f, Buffer.from(content)),
  ]);
}

const png = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(200)]);
const logo = (id: number) =>
  `Content-Type: image/png; name=logo${id}.png\nContent-ID: <logo${id}>\nContent-Disposition: inline; filename=logo${id}.png\nContent-Transfer-Encoding: base64\n\n${base64(png)}`;

/** What mails carry. */
export const files: readonly CorpusMail[] = [
  mail(
    'an invitation',
    multipart('alternative'),
    parts(
      'Content-Type: text/plain\n\nLet us meet.',
      `Content-Type: text/calendar; method=REQUEST; charset=utf-8\n\n${invite}`,
    ),
    { has: ['Let us meet.', ...invited], files: { 'invite.ics': 'BEGIN:VCALENDAR' } },
  ),
  mail('an invitation and nothing else', 'Content-Type: text/calendar; method=REQUEST', invite, {
    has: invited,
    files: { 'invite.ics': 'SUMMARY' },
  }),
  mixed('an invitation as a file', file('meet.ics', invite, 'application/ics'), {
    has: invited,
    files: { 'meet.ics': { kind: 'plain' } },
  }),
  mixed(
    'a mail in a mail',
    'Content-Type: message/rfc822\n\nSubject: =?utf-8?Q?Pri=C3=A7es?=\nFrom: bo@quay.example\n\nThe licence ends in May.',
    { hasNot: ['licence'], files: { [`Priçes.eml`]: 'The licence ends in May.' } },
  ),
  mixed(
    'a mail in a mail, as a file',
    file('old.eml', 'Subject: Old\r\n\r\nWords.', 'message/rfc822'),
    { files: { 'old.eml': 'Words.' } },
  ),
  mixed(
    'a package of Outlook',
    file('winmail.dat', tnef('plan.pdf', '%PDF-1.4'), 'application/ms-tnef'),
    { files: { 'winmail.dat': { kind: 'plain' }, 'plan.pdf': '%PDF-1.4' } },
  ),
  one('a zip', 'plans.zip', zip('plan.pdf')),
  one('a drawing', 'hall.dwg', 'AC1032'),
  one(
    'a PDF of 9.5 MB',
    'plan.pdf',
    Buffer.concat([Buffer.from('%PDF-1.4'), Buffer.alloc(9_500_000)]),
  ),
  one('a file of no kind', 'data', 'x'),
  one('a program', 'setup.exe', 'MZ', 'dangerous'),
  one('a program called a document', 'plan.pdf', 'MZ\x90', 'dangerous'),
  one('a script', 'run.js', 'alert(1)', 'dangerous'),
  one('a page', 'view.html', '<p>hi', 'dangerous'),
  one('a page called a text', 'notes.txt', '<html><script>1</script>', 'dangerous'),
  one('a picture that is a page', 'logo.svg', '<svg onload=alert(1)>', 'dangerous'),
  one('macros by name', 'sheet.xlsm', 'PK', 'dangerous'),
  one('macros in a document', 'sheet.xlsx', zip('xl/vbaProject.bin'), 'dangerous'),
  one('a program in a zip', 'plans.zip', zip('plan.pdf.exe'), 'dangerous'),
  one('a shortcut', 'plan.pdf.lnk', 'L\0\0\0', 'dangerous'),
  mixed('a document without an ending', file('plan', '%PDF-1.4'), {
    files: { 'plan.pdf': '%PDF' },
  }),
  mixed(
    'a picture without a name',
    `Content-Type: image/png\nContent-Disposition: attachment\nContent-Transfer-Encoding: base64\n\n${base64(png)}`,
    { files: { 'unnamed.png': { kind: 'plain' } } },
  ),
  mixed(
    'a name in sections',
    `Content-Type: application/pdf\nContent-Disposition: attachment;\n filename*0*=utf-8''Gro%C3%9Fer%20;\n filename*1*=Pla;\n filename*2="n.pdf"\n\n%PDF`,
    { files: { 'Großer Plan.pdf': '%PDF' } },
  ),
  mixed(
    'a name in its own letters',
    `Content-Type: application/pdf\nContent-Disposition: attachment; filename*=iso-8859-1'de'Gr%F6%DFe.pdf\n\n%PDF`,
    { files: { 'Größe.pdf': '%PDF' } },
  ),
  mixed(
    'a name in encoded words',
    `Content-Type: application/pdf; name="=?utf-8?B?R3LDtsOfZS5wZGY=?="\nContent-Disposition: attachment\n\n%PDF`,
    { files: { 'Größe.pdf': '%PDF' } },
  ),
  mixed(
    'a name of raw bytes',
    `Content-Type: application/pdf; name="${utf8('Größe')}.pdf"\nContent-Disposition: attachment\n\n%PDF`,
    { files: { 'Größe.pdf': '%PDF' } },
  ),
  mixed('a name with folders', file('../../etc/plan.pdf', '%PDF'), {
    files: { 'plan.pdf': '%PDF' },
  }),
  mixed(
    '60,000 dots in a name',
    `Content-Type: application/pdf\nContent-Disposition: attachment; filename="${'.'.repeat(60_000)}a${'.'.repeat(60_000)}x"\n\n%PDF`,
    {},
  ),
  mixed(
    'a file in quoted-printable',
    'Content-Type: text/csv; name=a.csv\nContent-Disposition: attachment\nContent-Transfer-Encoding: quoted-printable\n\na=2Cb=\n,c',
    { files: { 'a.csv': 'a,b,c' } },
  ),
  mixed(
    'a file in uuencode',
    'Content-Type: application/pdf; name=a.pdf\nContent-Transfer-Encoding: x-uuencode\n\nbegin 644 a.pdf\n#0V%T\n`\nend',
    { files: { 'a.pdf': 'Cat' } },
  ),
  mixed(
    'a file that is not in base64',
    'Content-Type: text/csv; name=a.csv\nContent-Disposition: attachment\nContent-Transfer-Encoding: base64\n\nname, age\nAda Byron, 36 years',
    { files: { 'a.csv': 'Ada Byron, 36 years' } },
  ),
  mixed(
    'an empty file',
    'Content-Type: application/pdf; name=a.pdf\nContent-Disposition: attachment\n\n',
    { files: { 'a.pdf': { kind: 'plain' } } },
  ),
  mixed('a card of an address', 'Content-Type: text/vcard; name=ada.vcf\n\nBEGIN:VCARD', {
    files: { 'ada.vcf': 'BEGIN:VCARD' },
  }),
  mail(
    'logos and a screenshot',
    multipart('related'),
    parts(
      `${htmlHead}\n\n<p>See.</p>${Array.from({ length: 20 }, (_each, n) => `<img src="cid:logo${n}">`).join('')}<img src="cid:shot">`,
      ...Array.from({ length: 20 }, (_each, n) => logo(n)),
      `Content-Type: image/png; name=shot.png\nContent-ID: <shot>\nContent-Transfer-Encoding: base64\n\n${base64(Buffer.concat([png, Buffer.alloc(100_000)]))}`,
    ),
    {
      text: 'See.',
      files: {
        'logo0.png': { kind: 'inline' },
        'logo19.png': { kind: 'inline' },
        'shot.png': { kind: 'plain' },
      },
    },
  ),
  mail(
    'a body that is marked as a file',
    'Content-Type: text/plain\nContent-Disposition: attachment',
    'Yes, go ahead.',
    { text: 'Yes, go ahead.', files: {} },
  ),
  mail(
    'a body that is a named file',
    multipart('mixed'),
    parts(
      'Content-Type: text/plain; name=body.txt\nContent-Disposition: attachment; filename=body.txt\n\nYes, go ahead.',
    ),
    { text: 'Yes, go ahead.', files: { 'body.txt': 'Yes' } },
  ),
  mail(
    'a mail that is one document',
    'Content-Type: application/pdf; name=plan.pdf\nContent-Transfer-Encoding: base64',
    base64('%PDF-1.4'),
    { text: '', files: { 'plan.pdf': '%PDF' } },
  ),
  mail(
    'signed by S/MIME',
    'MIME-Version: 1.0\nContent-Type: multipart/signed; protocol="application/pkcs7-signature"; boundary=b',
    parts(
      'Content-Type: text/plain\n\nYes, go ahead.',
      file('smime.p7s', 'sig', 'application/pkcs7-signature'),
    ),
    { text: 'Yes, go ahead.', files: { 'smime.p7s': 'sig' } },
  ),
  mail(
    'encrypted by S/MIME',
    'Content-Type: application/pkcs7-mime; smime-type=enveloped-data; name=smime.p7m\nContent-Transfer-Encoding: base64',
    base64('secret'),
    { files: { 'smime.p7m': 'secret' }, problem: 'S/MIME' },
  ),
  mail(
    'encrypted by PGP',
    'MIME-Version: 1.0\nContent-Type: multipart/encrypted; protocol="application/pgp-encrypted"; boundary=b',
    parts(
      'Content-Type: application/pgp-encrypted\n\nVersion: 1',
      'Content-Type: application/octet-stream; name=encrypted.asc\n\n-----BEGIN PGP MESSAGE-----',
    ),
    { files: { 'encrypted.asc': 'BEGIN PGP' }, problem: 'PGP' },
  ),
  mail(
    '120 files',
    multipart('mixed'),
    parts(words, ...Array.from({ length: 120 }, (_each, n) => file(`${n}.txt`, `file ${n}`))),
    { files: { '0.txt': 'file 0', '99.txt': 'file 99', '119.txt': { kind: 'plain' } } },
  ),
  exact(
    '19 MB of files',
    Buffer.from(
      `From: Ada <ada@analytical.example>\r\nTo: inbox+thread@onelayer.example\r\nMessage-ID: <19@analytical.example>\r\n${multipart('mixed').replace('\n', '\r\n')}\r\n\r\n${parts(words, file('big.bin', Buffer.alloc(14_000_000, 7))).replace(/\n/g, '\r\n')}`,
      'latin1',
    ),
    {
      text: 'See the file.',
      files: { 'big.bin': { kind: 'plain' } },
    },
  ),
];
