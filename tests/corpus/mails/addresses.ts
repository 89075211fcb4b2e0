import { mail, threadPlace, utf8, type CorpusMail } from './mail';

const to = (name: string, head: string) =>
  mail(name, `To: undisclosed-recipients:;\n${head}`, 'Hello.', {});
const from = (name: string, value: string, address: string, sender: string | null = 'Ada Byron') =>
  mail(name, `From: ${value}`, 'Hello.', { address, sender });

const ada = 'ada@analytical.example';

/** Who wrote, who is to be answered, and to which thread. */
export const addresses: readonly CorpusMail[] = [
  from(
    'a group',
    'The team: Ada Byron <ada@analytical.example>, Bo <bo@quay.example>;',
    ada,
    'The team, Ada Byron',
  ),
  from('a name with a comma', 'Byron, Ada <ada@analytical.example>', ada, 'Byron, Ada'),
  from(
    'a name with a full stop and no quotes',
    'Dr. Ada Byron <ada@analytical.example>',
    ada,
    'Dr. Ada Byron',
  ),
  from('an address without brackets', 'Ada Byron ada@analytical.example', ada),
  from('an address in brackets twice', 'Ada Byron <<ada@analytical.example>>', ada),
  from('a name in a comment', 'ada@analytical.example (Ada Byron)', ada),
  from(
    'a name that is an address',
    '"bo@quay.example" <ada@analytical.example>',
    ada,
    'bo@quay.example',
  ),
  from(
    'a mailbox that is encoded as a whole',
    `=?utf-8?Q?Ada_Byron_=3Cada=40analytical.example=3E?=`,
    ada,
  ),
  from('a name that is encoded in quotes', '"=?utf-8?Q?Ada_Byron?=" <ada@analytical.example>', ada),
  from(
    'a name in two encoded words',
    '=?utf-8?Q?Ada?= =?utf-8?Q?_Byron?= <ada@analytical.example>',
    ada,
  ),
  from('a bracket that never ends', 'Ada Byron <ada@analytical.example', ada),
  from(
    'an address of other letters',
    utf8('Ada Byron <ada@analytisch.büro.example>'),
    'ada@analytisch.büro.example',
  ),
  from('a From over lines', 'Ada\n Byron\n\t<ada@analytical.example>', ada),
  mail('no From, but a sender', 'From:-\nSender: Ada Byron <ada@analytical.example>', 'Hello.', {
    address: ada,
  }),
  mail('a From that names nobody', 'From: nobody', 'Hello.', { address: '', sender: 'nobody' }),
  mail('answers go elsewhere', 'Reply-To: Sales <sales@analytical.example>', 'Hello.', {
    address: ada,
    replyTo: 'sales@analytical.example',
  }),
  mail(
    'others who got it',
    `To: ${threadPlace}, Carl <carl@quay.example>\nCc: "Lind, Bo" <bo@quay.example>`,
    'Hello.',
    { sentTo: ['Carl <carl@quay.example>'], cc: ['Lind, Bo <bo@quay.example>'] },
  ),
  mail('a subject over lines', 'Subject: One\n two\n =?utf-8?Q?three?=', 'Hello.', {
    subject: 'One two three',
  }),
  mail('a subject that is too long', `Subject: ${'long '.repeat(300)}`, 'Hello.', {
    problem: 'subject',
  }),
  mail('a subject that a program broke', 'Subject: One\ntwo three\nX-Mailer: none', 'Hello.', {
    subject: 'One two three',
    text: 'Hello.',
  }),
  mail('a number with a NUL', 'Message-ID: <a\x00b@analytical.example>', 'Hello.', {
    text: 'Hello.',
  }),
  mail('a text that names the thread', 'To: bo@quay.example', `Write to ${threadPlace}.`, {
    isStray: true,
  }),
  to('the thread in Delivered-To', `Delivered-To: ${threadPlace}`),
  to('the thread in X-Original-To', `X-Original-To: ${threadPlace}`),
  to('the thread in Envelope-To', `Envelope-To: ${threadPlace}`),
  to('the thread in X-Envelope-To', `X-Envelope-To: <${threadPlace}>`),
  to('the thread in X-Forwarded-To', `X-Forwarded-To: ${threadPlace}`),
  to('the thread in X-Delivered-To', `X-Delivered-To: ${threadPlace}`),
  to('the thread in X-Rcpt-To', `X-Rcpt-To: <${threadPlace}>`),
  to('the thread in X-Forwarded-For', `X-Forwarded-For: bo@quay.example ${threadPlace}`),
  to('the thread in X-Gm-Original-To', `X-Gm-Original-To: ${threadPlace}`),
  to(
    'the thread in X-MS-Exchange-Original-Recipient',
    `X-Original-Recipient: rfc822;${threadPlace}`,
  ),
  to('the thread in X-Receiver', `X-Receiver: ${threadPlace}`),
  to('the thread in Resent-To', `Resent-To: Inbox <${threadPlace}>`),
  to('the thread in Bcc', `Bcc: ${threadPlace}`),
  to('the thread in Cc, folded', `Cc: Bo <bo@quay.example>,\n\t"In, box" <${threadPlace}>`),
  to(
    'the thread in Received',
    `Received: from mx.quay.example (mx.quay.example [192.0.2.1])\n by mx.onelayer.example with ESMTP id 1\n for <${threadPlace}>; Tue, 4 Nov 2025 09:00:00 +0000`,
  ),
  to('the thread after a name of raw bytes', `Cc: ${utf8('Zoë')} <${threadPlace}>`),
];
