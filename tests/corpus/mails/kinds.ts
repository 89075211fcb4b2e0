import { base64, file, mail, multipart, parts, utf8, type CorpusMail } from './mail';

const answer = { kind: 'answer' } as const;
const automatic = { kind: 'automatic' } as const;
const bounce = { kind: 'bounce' } as const;

const daemon = 'From: Mail Delivery System <Mailer-Daemon@mx.quay.example>';
const report =
  'MIME-Version: 1.0\nContent-Type: multipart/report; report-type=delivery-status; boundary=b';
const status = (lines: string, type = 'message/delivery-status') =>
  parts(
    'Content-Type: text/plain\n\nAbout your message.',
    `Content-Type: ${type}\n\nReporting-MTA: dns; mx.quay.example\n\nFinal-Recipient: rfc822; bo@quay.example\n${lines}`,
  );

/** Who wrote it: a person, or which kind of program. */
export const kinds: readonly CorpusMail[] = [
  mail(
    'a person by a list',
    'Precedence: list\nList-Id: <team.analytical.example>\nList-Unsubscribe: <mailto:x@analytical.example>',
    'We take the second offer.',
    answer,
  ),
  mail('a person in bulk', 'Precedence: bulk', 'We take the second offer.', answer),
  mail(
    'a person who is the postmaster',
    'From: Bo Lind <postmaster@quay.example>',
    'We take the second offer.',
    { ...answer, address: 'postmaster@quay.example' },
  ),
  mail(
    'a person who answers a bounce',
    'From: postmaster@quay.example\nSubject: Re: Undeliverable: your message',
    'That address is gone; use this one.',
    answer,
  ),
  mail(
    'a person who writes of failures',
    'Subject: Delivery failure of our parcels',
    'The user does not exist in our system: 550 5.1.1.',
    answer,
  ),
  mail(
    'a person through a program that says no',
    'Auto-Submitted: no\nX-Auto-Response-Suppress: All',
    'We take it.',
    answer,
  ),
  mail(
    'an answer to an absence',
    'Subject: Re: Automatic reply: your message',
    'Now I am back.',
    answer,
  ),
  mail(
    'an absence',
    'Auto-Submitted: auto-replied\nSubject: Out of office',
    'Back on Monday.',
    automatic,
  ),
  mail(
    'an absence of long ago',
    'Precedence: bulk\nSubject: Out of Office AutoReply: Re',
    'Back on Monday.',
    automatic,
  ),
  mail(
    'an absence with a file',
    `Auto-Submitted: auto-replied\n${multipart('mixed')}`,
    parts(
      'Content-Type: text/plain\n\nSee who stands in for me.',
      file('deputies.pdf', '%PDF-1.4 Bo Lind'),
    ),
    { ...automatic, files: { 'deputies.pdf': '%PDF-1.4 Bo Lind' } },
  ),
  mail(
    'a receipt',
    'MIME-Version: 1.0\nContent-Type: multipart/report; report-type=disposition-notification; boundary=b',
    parts(
      'Content-Type: text/plain\n\nIt was read.',
      'Content-Type: message/disposition-notification\n\nDisposition: manual-action; displayed',
    ),
    { ...automatic, has: ['It was read.'] },
  ),
  mail(
    'a report of Postfix',
    `${daemon}\nSubject: Undelivered Mail Returned to Sender\n${report}`,
    status('Action: failed\nStatus: 5.1.1'),
    bounce,
  ),
  mail(
    'a report that shouts',
    `${daemon}\n${report}`,
    status('ACTION:Failed (user unknown)\nStatus: 5.1.1'),
    bounce,
  ),
  mail(
    'a report that a mail is late',
    `${daemon}\nSubject: Delayed Mail (still being retried)\n${report}`,
    status('Action: delayed\nStatus: 4.4.1'),
    automatic,
  ),
  mail(
    'a report that a mail arrived',
    `${daemon}\n${report}`,
    status('Action: delivered\nStatus: 2.0.0'),
    automatic,
  ),
  mail(
    'a report of two, and one failed',
    `${daemon}\n${report}`,
    status('Action: delivered\n\nFinal-Recipient: rfc822; al@quay.example\nAction: failed'),
    bounce,
  ),
  mail('a report without an action', `${daemon}\n${report}`, status('Status: 5.2.2'), bounce),
  mail(
    'a report in other letters',
    `${daemon}\n${report}`,
    status('Action: failed', 'message/global-delivery-status'),
    bounce,
  ),
  mail(
    'a report that is no report by its name',
    `${daemon}\n${multipart('mixed')}`,
    status('Action: failed'),
    bounce,
  ),
  mail(
    'a report in base64',
    `${daemon}\n${report}`,
    parts(
      'Content-Type: text/plain\n\nSorry.',
      `Content-Type: message/delivery-status\nContent-Transfer-Encoding: base64\n\n${base64('Final-Recipient: rfc822; bo@quay.example\r\nAction: failed\r\n')}`,
    ),
    bounce,
  ),
  mail(
    'a report about a text that says delayed',
    `${daemon}\n${report}`,
    parts(
      'Content-Type: text/plain\n\nAction: delayed\nwas what the first try said.',
      'Content-Type: message/delivery-status\n\nAction: failed',
    ),
    bounce,
  ),
  mail(
    'a report with our mail in it',
    `${daemon}\n${report}`,
    parts(
      'Content-Type: text/plain\n\nSorry.',
      'Content-Type: message/delivery-status\n\nAction: failed',
      'Content-Type: message/rfc822\n\nSubject: Our reply\n\nHello Ada,',
    ),
    { ...bounce, hasNot: ['Hello Ada'], files: { 'Our reply.eml': 'Hello Ada,' } },
  ),
  mail(
    'Exim',
    `${daemon}\nX-Failed-Recipients: bo@quay.example\nAuto-Submitted: auto-replied\nSubject: Mail delivery failed: returning message to sender`,
    'A message that you sent could not be delivered to one or more of its recipients. This is a permanent error.\n\n  bo@quay.example\n    Unrouteable address',
    { ...bounce, has: ['Unrouteable address'] },
  ),
  mail(
    'Exim, which still tries',
    `${daemon}\nAuto-Submitted: auto-replied\nSubject: Warning: message 1abc delayed 24 hours`,
    'This message was created automatically. It has not yet been delivered; no action is required.',
    automatic,
  ),
  mail(
    'qmail',
    'From: MAILER-DAEMON@quay.example\nSubject: failure notice\nReturn-Path: <>',
    "Hi. This is the qmail-send program at quay.example.\nI'm afraid I wasn't able to deliver your message to the following addresses.\nThis is a permanent error; I've given up. Sorry it didn't work out.",
    bounce,
  ),
  mail(
    'qmail without a subject that helps',
    'From: MAILER-DAEMON@quay.example\nSubject: your mail',
    "I'm afraid I wasn't able to deliver your message. This is a permanent error.",
    bounce,
  ),
  mail(
    'Exchange',
    'From: Microsoft Outlook <MicrosoftExchange329e71ec88ae4615bbc36ab6ce41109e@quay.example>\nSubject: Undeliverable: Re: your message',
    "Delivery has failed to these recipients or groups: bo@quay.example. The email address you entered couldn't be found.",
    bounce,
  ),
  mail(
    'Exchange in German',
    `From: postmaster@quay.example\nSubject: =?utf-8?Q?Unzustellbar:_Re:_Ihre_Nachricht?=`,
    'Fehler bei der Zustellung.',
    bounce,
  ),
  mail(
    'Exchange in French',
    `From: postmaster@quay.example\nSubject: ${utf8('Non remis : Re: votre message')}`,
    'Votre message est introuvable.',
    bounce,
  ),
  mail(
    'Gmail',
    'From: Mail Delivery Subsystem <mailer-daemon@mail.quay.example>\nSubject: Delivery Status Notification (Failure)',
    'Address not found. 550 5.1.1',
    bounce,
  ),
  mail(
    'Gmail, which still tries',
    'From: Mail Delivery Subsystem <mailer-daemon@mail.quay.example>\nSubject: Delivery Status Notification (Delay)',
    'There was a temporary problem.',
    automatic,
  ),
  mail(
    'Notes',
    'From: postmaster@quay.example\nSubject: DELIVERY FAILURE: User bo not listed',
    'Your message was not delivered.',
    bounce,
  ),
  mail(
    'a bounce with no sender at all',
    'From: mail@quay.example\nReturn-Path: <>\nSubject: Returned mail: see transcript for details',
    '550 5.1.1 bo@quay.example User unknown',
    bounce,
  ),
  mail(
    'a note of a mail server',
    `${daemon}\nSubject: Your mailbox`,
    'It is nearly full.',
    automatic,
  ),
];
