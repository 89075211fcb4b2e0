import { createTransport, type SendMailOptions } from 'nodemailer';
import { expect, test } from 'vitest';

import { parseMail } from '@/submissions/incoming/parse-mail';
import { readRecipients } from '@/submissions/incoming/read-recipients';
import { readSender } from '@/submissions/incoming/read-sender';

const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

async function parsed(mail: SendMailOptions) {
  const { message } = await composer.sendMail({ from: 'Ada <ada@analytical.example>', ...mail });
  return parseMail(Buffer.isBuffer(message) ? message : Buffer.alloc(0), {
    sent: [],
  });
}

function plain(head: string, body = 'Hello.') {
  const from = head.startsWith('From:') ? '' : 'From: ada@analytical.example\r\n';
  return parseMail(Buffer.from(`${from}${head}\r\n\r\n${body}\r\n`), { sent: [] });
}

test('HTML becomes text: no script, no picture, and links in view', async () => {
  const { text, quoted } = await parsed({
    html: '<style>p{color:red}</style><p>Hello <b>you</b>,<br>see <a href="https://evil.example">our site</a>.</p><script>alert(1)</script><img src="https://track.example/1.gif" alt="x"><div>On Mon, 3 Nov 2025, OneLayer wrote:<blockquote>nine systems</blockquote></div>',
  });
  expect(text).toBe('Hello you,\nsee our site [https://evil.example].');
  expect(quoted).toBe('On Mon, 3 Nov 2025, OneLayer wrote:\n\n> nine systems');
});

test('where there is both, the text counts', async () => {
  expect((await parsed({ text: 'As text.', html: '<p>As HTML.</p>' })).text).toBe('As text.');
});

test('letters of all scripts survive, and what no text has does not', async () => {
  const { text, subject } = await parsed({
    subject: 'Größe\u0000 和 ✓',
    text: 'Grüße\u0000\u0007\u202E, 数え ✓ 👩‍💻\nline two',
  });
  expect(text).toBe('Grüße, 数え ✓ 👩‍💻\nline two');
  expect(subject).toBe('Größe 和 ✓');
});

test.each([
  ['Auto-Submitted: auto-replied', 'automatic'],
  ['Auto-Submitted: auto-generated (vacation)', 'automatic'],
  ['Auto-Submitted: no', 'answer'],
  ['Precedence: bulk', 'answer'],
  ['Precedence: list', 'answer'],
  ['Precedence: bulk\r\nSubject: Out of office', 'automatic'],
  ['Precedence: auto_reply', 'automatic'],
  ['Precedence: normal', 'answer'],
  ['X-Autoreply: yes', 'automatic'],
  ['Return-Path: <>', 'automatic'],
  ['Content-Type: multipart/report; report-type=disposition-notification; boundary=b', 'automatic'],
  ['From: postmaster@mx.example\r\nSubject: Undeliverable: Re: your message', 'bounce'],
  ['X-Mailer: none', 'answer'],
])('%s is %s', async (head, kind) => {
  expect((await plain(head)).kind).toBe(kind);
});

test('a number that is none is not taken over', async () => {
  expect((await plain('Message-ID: <a@b>')).messageId).toBe('<a@b>');
  expect((await plain('Message-ID: <a@b> <c@d>')).messageId).toBeNull();
  expect((await plain('Message-ID: nonsense')).messageId).toBeNull();
});

test('without a number, the whole mail is what makes it the same', async () => {
  const [one, same, other] = await Promise.all([
    plain('Subject: a'),
    plain('Subject: a'),
    plain('Subject: b'),
  ]);
  expect(one.fingerprint).toBe(same.fingerprint);
  expect(one.fingerprint).not.toBe(other.fingerprint);
});

test('a number and what a mail says make it the same, whichever way it comes', async () => {
  const id = 'Message-ID: <a@b>';
  const [one, relayed, other, unnumbered] = await Promise.all([
    plain(id),
    plain(`${id}\r\nReceived: from mx.quay.example\r\nX-Spam: no`, 'Hello.\r\n'),
    plain(id, 'Hello again.'),
    plain('Subject: a'),
  ]);
  expect(relayed.fingerprint).toBe(one.fingerprint);
  expect(other.fingerprint).not.toBe(one.fingerprint);
  expect(unnumbered.fingerprint).not.toBe(one.fingerprint);
});

test('every file is kept, and one that could run something says so', async () => {
  const { files } = await parsed({
    text: 'See the files.',
    attachments: [
      { filename: '../plan.pdf', content: Buffer.from('%PDF-plan') },
      { filename: 'setup.exe', content: Buffer.from('MZ') },
      ...Array.from({ length: 110 }, (_, n) => ({ filename: `${n}.txt`, content: 'x' })),
    ],
  });
  expect(files[0]).toMatchObject({ name: 'plan.pdf', size: 9, kind: 'plain', problem: null });
  expect(files[0]?.content?.toString()).toBe('%PDF-plan');
  expect(files[1]).toMatchObject({
    name: 'setup.exe',
    kind: 'dangerous',
    problem: 'It is a program.',
  });
  expect(files).toHaveLength(112);
  expect(files.at(-1)).toMatchObject({
    name: '109.txt',
    content: null,
    problem: 'It is in the original alone: 100 files are kept beside it.',
  });
});

test('a mail that is too long says so', async () => {
  const { text, problem } = await plain('Subject: long', 'word '.repeat(30_000));
  expect(text).toHaveLength(100_000);
  expect(problem).toBe('This mail is too long to show: the rest is in the original.');
});

test('a mail that is nested without end is refused', async () => {
  const depth = 40;
  const nested = Array.from(
    { length: depth },
    (_, n) => `Content-Type: multipart/mixed; boundary=b${n}\r\n\r\n--b${n}`,
  ).join('\r\n');
  await expect(
    parseMail(Buffer.from(`From: a@b.example\r\n${nested}\r\n`), { sent: [] }),
  ).rejects.toThrow();
});

/** What Outlook packs, with so many files of a byte. */
function packageOf(count: number): Buffer {
  const attribute = (id: number, value: string) => {
    const head = Buffer.alloc(9, 2);
    head.writeUInt16LE(id, 1);
    head.writeUInt32LE(value.length, 5);
    return Buffer.concat([head, Buffer.from(value), Buffer.alloc(2)]);
  };
  const files = Array.from({ length: count }, (_, n) =>
    Buffer.concat([
      ...[attribute(0x9002, 'x'), attribute(0x8010, `f${n}.txt\0`), attribute(0x800f, 'c')],
    ]),
  );
  return Buffer.concat([Buffer.from([0x78, 0x9f, 0x3e, 0x22, 0, 0]), ...files]);
}

const winmail = (count: number) => ({
  ...{ filename: 'winmail.dat', contentType: 'application/ms-tnef', content: packageOf(count) },
});

test('packages of Outlook name no more files than a mail may, and say so', async () => {
  const { files, problem } = await parsed({
    text: 'See the packages.',
    attachments: Array.from({ length: 40 }, () => winmail(190)),
  });
  expect(files).toHaveLength(500);
  expect(problem).toBe('It has 7140 more files, which are in the original.');
  const { files: some } = await parsed({ text: 'One.', attachments: [winmail(300)] });
  expect(some).toHaveLength(201);
  expect(some[0]?.problem).toBe('A package of Outlook: the first 200 of its files are beside it.');
});

const words =
  'From: "Byron, Ada" <ada@b.example>\r\nTo: in@o.example\r\nSubject: =?utf-8?q?Gr=C3=BC?=\r\n =?utf-8?q?=C3=9Fe?=\r\n\r\nHello.';

test.each([
  ['as it should be', words],
  ['an empty line first', `\r\n\n${words}`],
  ['lines that end in CR alone', words.replaceAll('\r\n', '\r')],
  ['a line from mbox first', `From ada Thu Nov 26\n${words}`],
  ['a group', words.replace('"Byron, Ada" <ada@b.example>', 'Team: ada@b.example;')],
  ['a broken line', words.replace('To:', 'Broken\r\nTo:')],
])('who wrote a mail is told the same whether it is read or not: %s', async (_case, mail) => {
  const raw = Buffer.from(mail);
  const { address, subject } = await parseMail(raw, { sent: [] });
  expect({ address, subject }).toEqual({ address: 'ada@b.example', subject: 'Grüße' });
  expect(readSender(raw)).toEqual({ address, subject });
  expect(readRecipients(raw)).toEqual(['in@o.example']);
});
