import { exact, mail, multipart, parts, utf8, type CorpusMail } from './mail';

const text = (charset: string) => `Content-Type: text/plain; charset=${charset}`;

/** Letters whose labels are right, wrong or missing, and signs that are no letters. */
export const letters: readonly CorpusMail[] = [
  mail(
    'windows-1252 with its own signs',
    text('windows-1252'),
    'It costs \x80 500 \x96 \x93all in\x94.',
    {
      text: 'It costs € 500 – “all in”.',
    },
  ),
  mail('windows-1252 called iso-8859-1', text('iso-8859-1'), 'It\x92s \x80 500.', {
    text: 'It’s € 500.',
  }),
  mail(
    'windows-1252 in quoted-printable',
    `${text('Windows-1252')}\nContent-Transfer-Encoding: quoted-printable`,
    'It=92s =80 500 =97 fine, a long li=\nne.',
    {
      text: 'It’s € 500 — fine, a long line.',
    },
  ),
  mail('latin-1 without a label', '', 'Gr\xfc\xdfe aus K\xf6ln', { text: 'Grüße aus Köln' }),
  mail('latin-1 called UTF-8', text('utf-8'), 'Gr\xfc\xdfe aus K\xf6ln', {
    text: 'Grüße aus Köln',
  }),
  mail('latin-1 called ASCII', text('us-ascii'), 'caf\xe9 cr\xe8me', { text: 'café crème' }),
  mail('UTF-8 without a label', '', utf8('Grüße, 数え, żółć'), { text: 'Grüße, 数え, żółć' }),
  mail('UTF-8 called latin-1', text('iso-8859-1'), utf8('Grüße – żółć'), { text: 'Grüße – żółć' }),
  mail('UTF-8 called ASCII', text('us-ascii'), utf8('naïve café'), { text: 'naïve café' }),
  mail('UTF-8 called Shift_JIS', text('shift_jis'), utf8('見積もりをお願いします'), {
    text: '見積もりをお願いします',
  }),
  mail('UTF-8 with a mark before it', text('utf-8'), utf8('\ufeffHello.'), { text: 'Hello.' }),
  mail('UTF-8 and latin-1 in one text', text('utf-8'), `${utf8('Grüße')} caf\xe9`, {
    text: 'Grüße café',
  }),
  mail(
    'a label in quotes that do not end',
    'Content-Type: text/plain; charset="utf-8',
    utf8('Grüße'),
    { text: 'Grüße' },
  ),
  mail('a label of no letters that are', text('x-unknown-8bit'), 'Gr\xfc\xdfe', { text: 'Grüße' }),
  mail(
    'a label without its semicolon',
    'Content-Type: text/plain charset=iso-8859-2',
    '\xbf\xf3\xb3\xe6',
    { text: 'żółć' },
  ),
  mail('iso-8859-2', text('iso-8859-2'), '\xbf\xf3\xb3\xe6', { text: 'żółć' }),
  mail('iso-8859-15 with the euro', text('iso-8859-15'), '\xa4 500', { text: '€ 500' }),
  mail('koi8-r', text('koi8-r'), '\xf0\xd2\xc9\xd7\xc5\xd4', { text: 'Привет' }),
  mail('windows-1251', text('cp1251'), '\xcf\xf0\xe8\xe2\xe5\xf2', { text: 'Привет' }),
  mail('Shift_JIS', text('Shift_JIS'), '\x83\x65\x83\x58\x83\x67', { text: 'テスト' }),
  mail('euc-jp', text('EUC-JP'), '\xa5\xc6\xa5\xb9\xa5\xc8', { text: 'テスト' }),
  mail('gb2312', text('gb2312'), '\xc4\xe3\xba\xc3', { text: '你好' }),
  mail('big5', text('big5'), '\xa7\x41\xa6\x6e', { text: '你好' }),
  mail('Korean by its old name', text('ks_c_5601-1987'), '\xbe\xc8\xb3\xe7', { text: '안녕' }),
  mail('ISO-2022-JP', text('iso-2022-jp'), '\x1b$B%F%9%H\x1b(B desu', { text: 'テスト desu' }),
  mail('ISO-2022-JP without a label', '', '\x1b$B%F%9%H\x1b(B', { text: 'テスト' }),
  mail('ISO-2022-JP called UTF-8', text('utf-8'), '\x1b$B%F%9%H\x1b(B', { text: 'テスト' }),
  mail('ISO-2022-KR', text('iso-2022-kr'), '\x1b$)C\x0e>H3g\x0f hello', { text: '안녕 hello' }),
  mail('ISO-2022-CN', text('iso-2022-cn'), '\x1b$)A\x0eDc:C\x0f', { text: '你好' }),
  mail('HZ', text('hz-gb-2312'), '~{Dc:C~} hello', { text: '你好 hello' }),
  mail('UTF-7', text('utf-7'), 'Gr+APwA3w-e', { text: 'Grüße' }),
  exact(
    'UTF-16 as a body of eight bits',
    Buffer.concat([
      Buffer.from(
        'From: ada@analytical.example\r\nTo: inbox+thread@onelayer.example\r\nContent-Type: text/plain; charset=utf-16\r\n\r\n',
      ),
      Buffer.from('\ufeffGrüße', 'utf16le'),
    ]),
    { text: 'Grüße' },
  ),
  mail(
    'letters named by the document alone',
    'Content-Type: text/html',
    '<meta charset="iso-8859-2"><p>\xbf\xf3\xb3\xe6</p>',
    { text: 'żółć' },
  ),
  mail(
    'a document that lies about its letters',
    'Content-Type: text/html',
    `<meta http-equiv=Content-Type content="text/html; charset=iso-8859-1"><p>${utf8('żółć')}</p>`,
    { text: 'żółć' },
  ),
  mail(
    'letters named by the subject alone',
    'Subject: =?koi8-r?Q?=F0=D2=C9=D7=C5=D4?=',
    '\xf0\xd2\xc9\xd7\xc5\xd4',
    { subject: 'Привет', text: 'Привет' },
  ),
  mail(
    'raw UTF-8 in headers',
    `From: ${utf8('Zoë Voilà')} <zoe@analytical.example>\nSubject: ${utf8('Größe')}`,
    'Hello.',
    { sender: 'Zoë Voilà', subject: 'Größe' },
  ),
  mail(
    'raw latin-1 in headers',
    'From: Zo\xeb <zoe@analytical.example>\nSubject: Gr\xf6\xdfe',
    'Hello.',
    { sender: 'Zoë', subject: 'Größe' },
  ),
  mail('raw ISO-2022-JP in a subject', 'Subject: \x1b$B%F%9%H\x1b(B', 'Hello.', {
    subject: 'テスト',
  }),
  mail(
    'encoded words that cut a letter',
    'Subject: =?utf-8?B?R3LD?= =?utf-8?B?vMOfZQ==?=',
    'Hello.',
    { subject: 'Grüße' },
  ),
  mail(
    'encoded words with blanks inside',
    'Subject: =?utf-8?Q?Two words?= and =?utf-8?Q?_more?=',
    'Hello.',
    { subject: 'Two words and more' },
  ),
  mail(
    'an encoded word called windows-1252',
    'Subject: =?windows-1252?Q?=80_500_=96_ok?=',
    'Hello.',
    { subject: '€ 500 – ok' },
  ),
  mail(
    'an encoded word in UTF-8 called latin-1',
    'Subject: =?iso-8859-1?Q?Gr=C3=BC=C3=9Fe?=',
    'Hello.',
    { subject: 'Grüße' },
  ),
  mail('an encoded word with a language', 'Subject: =?utf-8*en?Q?caf=C3=A9?=', 'Hello.', {
    subject: 'café',
  }),
  mail(
    'joiners, emoji and a flag of tags',
    text('utf-8'),
    utf8('می\u200cخواهم 👩‍💻 🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f} 🇬🇧 ❤️'),
    {
      text: 'می\u200cخواهم 👩‍💻 🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f} 🇬🇧 ❤️',
    },
  ),
  mail('signs that turn the direction', text('utf-8'), utf8('pay \u202egro.live\u202c now'), {
    text: 'pay gro.live now',
  }),
  mail(
    'controls that break lines',
    text('utf-8'),
    utf8('one\vtwo\fthree\u2028four\u0085five\0\x07'),
    { text: 'one\ntwo\nthree\nfour\nfive' },
  ),
  mail('the next line of latin-1', text('utf-8'), 'one\rtwo', { has: ['one', 'two'] }),
  mail(
    'a text that flows',
    'Content-Type: text/plain; format=flowed',
    'This is a long \nparagraph that \nflows.\n  stuffed\n-- \nAda',
    {
      text: 'This is a long paragraph that flows.\n stuffed\n--\nAda',
    },
  ),
  mail(
    'a text that flows without its blanks',
    'Content-Type: text/plain; charset=utf-8; format=flowed; delsp=yes',
    utf8('こんに \nちは\nNext line.'),
    {
      text: 'こんにちは\nNext line.',
    },
  ),
  mail('half a letter at the end', text('utf-8'), `Hello ${utf8('é').slice(0, 1)}`, {
    has: ['Hello'],
  }),
  exact(
    'lines that end as on old computers',
    'From: Ada <ada@analytical.example>\rTo: inbox+thread@onelayer.example\rSubject: Old\r\rHello there.\rTwo.',
    {
      subject: 'Old',
      address: 'ada@analytical.example',
      text: 'Hello there.\nTwo.',
    },
  ),
  exact(
    'lines that end as on Unix',
    'From: Ada <ada@analytical.example>\nTo: inbox+thread@onelayer.example\nSubject: Unix\n\nHello there.\n',
    {
      subject: 'Unix',
      text: 'Hello there.',
    },
  ),
  mail(
    'each part in its own letters',
    multipart('mixed'),
    parts(
      'Content-Type: text/plain; charset=iso-8859-1\n\nGr\xfc\xdfe',
      `Content-Type: text/plain; charset=utf-8\n\n${utf8('żółć')}`,
    ),
    {
      text: 'Grüße\n\nżółć',
    },
  ),
];
