/*
 * Invitations as the programs of the world send them: their headers, their parts and their ways of naming a
 * time. 23 November 2027 is a Tuesday in winter, when Paris is an hour ahead of London.
 */

export const invitingPrograms = ['Outlook', 'Google', 'Apple'] as const;

export interface Invitation {
  /** The address that it is sent to. */
  readonly to: string;
  readonly from?: string;
  readonly method?: 'REQUEST' | 'CANCEL';
  readonly sequence?: number;
  /** `140000` */
  readonly begins?: string;
  readonly title?: string;
  /** More lines of the event. */
  readonly lines?: readonly string[];
}

/** The number of the event of each program. */
export const uids = {
  Outlook:
    '040000008200E00074C5B7101A82E00800000000C0A1B2D3E4F5DB01000000000000000010000000A1B2C3D4E5F60718293A4B5C6D7E8F90',
  Google: '5kq2v7r1f0g3h4j5k6l7m8n9p0@google.com',
  Apple: '8E1C7A52-4B0D-4F3E-9A6B-2D7C8E9F0A1B',
} as const;

/** A calendar line of at most 75 bytes, as all of them fold it. */
const folded = (line: string): string => line.replace(/(.{73})(?=.)/g, '$1\r\n ');

const paris = [
  'BEGIN:VTIMEZONE',
  'TZID:Romance Standard Time',
  'BEGIN:STANDARD',
  'DTSTART:16010101T030000',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=10',
  'END:STANDARD',
  'BEGIN:DAYLIGHT',
  'DTSTART:16010101T020000',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=3',
  'END:DAYLIGHT',
  'END:VTIMEZONE',
];

const calendars = {
  /** With a Windows name for the zone, which the file defines as well, and pages of its own properties. */
  Outlook: ({ begins, method, sequence, title, to, lines }: Required<Invitation>) => [
    ...[
      'BEGIN:VCALENDAR',
      `METHOD:${method}`,
      'PRODID:Microsoft Exchange Server 2010',
      'VERSION:2.0',
    ],
    ...paris,
    'BEGIN:VEVENT',
    'ORGANIZER;CN=Ada Byron:mailto:ada@analytical.example',
    `ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=TRUE;CN=OneLayer:mailto:${to}`,
    'DESCRIPTION;LANGUAGE=en-GB:Let us look at the order book.\\n\\n________________\\nMicrosoft Teams',
    `UID:${uids.Outlook}`,
    `SUMMARY;LANGUAGE=en-GB:${title}`,
    `DTSTART;TZID=Romance Standard Time:20271123T${begins}`,
    'DTEND;TZID=Romance Standard Time:20271123T153000',
    ...['CLASS:PUBLIC', 'PRIORITY:5', 'DTSTAMP:20271101T090000Z', 'TRANSP:OPAQUE'],
    `STATUS:${method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED'}`,
    `SEQUENCE:${sequence}`,
    'LOCATION;LANGUAGE=en-GB:Microsoft Teams Meeting',
    'X-MICROSOFT-CDO-APPT-SEQUENCE:0',
    'X-MICROSOFT-CDO-BUSYSTATUS:TENTATIVE',
    'X-MICROSOFT-CDO-ALLDAYEVENT:FALSE',
    ...lines,
    ...['BEGIN:VALARM', 'DESCRIPTION:REMINDER', 'TRIGGER;RELATED=START:-PT15M', 'ACTION:DISPLAY'],
    ...['END:VALARM', 'END:VEVENT', 'END:VCALENDAR'],
  ],
  /** In UTC, and with the zone in no place. */
  Google: ({ begins, method, sequence, title, to, lines }: Required<Invitation>) => [
    ...['BEGIN:VCALENDAR', 'PRODID:-//Google Inc//Google Calendar 70.9054//EN', 'VERSION:2.0'],
    ...['CALSCALE:GREGORIAN', `METHOD:${method}`, 'BEGIN:VEVENT'],
    `DTSTART:20271123T${begins}Z`,
    'DTEND:20271123T143000Z',
    'DTSTAMP:20271101T090000Z',
    'ORGANIZER;CN=ada@analytical.example:mailto:ada@analytical.example',
    `UID:${uids.Google}`,
    `ATTENDEE;CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=TRUE;CN=${to};X-NUM-GUESTS=0:mailto:${to}`,
    'ATTENDEE;CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=TRUE;CN=ada@analytical.example;X-NUM-GUESTS=0:mailto:ada@analytical.example',
    'X-GOOGLE-CONFERENCE:https://meet.example/abc-defg-hij',
    ...['CREATED:20271101T085900Z', 'LAST-MODIFIED:20271101T090000Z'],
    `LOCATION:Room 4\\, Leeds`,
    `SEQUENCE:${sequence}`,
    `STATUS:${method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED'}`,
    `SUMMARY:${title}`,
    'TRANSP:OPAQUE',
    ...lines,
    ...['END:VEVENT', 'END:VCALENDAR'],
  ],
  /** With the IANA's name for the zone, and its definition. */
  Apple: ({ begins, method, sequence, title, to, lines }: Required<Invitation>) => [
    ...['BEGIN:VCALENDAR', 'CALSCALE:GREGORIAN', `METHOD:${method}`],
    ...['PRODID:-//Apple Inc.//macOS 15.1//EN', 'VERSION:2.0'],
    ...paris.map((line) => line.replace('Romance Standard Time', 'Europe/Paris')),
    ...['BEGIN:VEVENT', 'CREATED:20271101T085900Z', 'DTEND;TZID=Europe/Paris:20271123T153000'],
    'DTSTAMP:20271101T090000Z',
    `DTSTART;TZID=Europe/Paris:20271123T${begins}`,
    'LAST-MODIFIED:20271101T090000Z',
    'ORGANIZER;CN="Ada Byron";EMAIL="ada@analytical.example":mailto:ada@analytical.example',
    `ATTENDEE;CN="OneLayer";CUTYPE=INDIVIDUAL;EMAIL="${to}";PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:${to}`,
    `SEQUENCE:${sequence}`,
    `SUMMARY:${title}`,
    ...['TRANSP:OPAQUE', `UID:${uids.Apple}`, 'X-APPLE-TRAVEL-ADVISORY-BEHAVIOR:AUTOMATIC'],
    ...lines,
    ...['END:VEVENT', 'END:VCALENDAR'],
  ],
} as const;

export type InvitingProgram = keyof typeof calendars;

/** At 15:00 in Paris and 14:00 in London. */
const usual = (program: InvitingProgram, asked: Invitation): Required<Invitation> => ({
  ...{ from: 'Ada Byron <ada@analytical.example>', method: 'REQUEST', sequence: 0 },
  ...{ begins: program === 'Google' ? '140000' : '150000', title: 'The order book', lines: [] },
  ...asked,
});

/** The calendar file alone. */
export const calendarBy = (program: InvitingProgram, asked: Invitation): string =>
  `${calendars[program](usual(program, asked)).map(folded).join('\r\n')}\r\n`;

const base64 = (text: string): string =>
  Buffer.from(text)
    .toString('base64')
    .replace(/(.{76})/g, '$1\r\n');

/** The mail as it comes over the wire. */
export function invitationBy(program: InvitingProgram, asked: Invitation): Buffer {
  const given = usual(program, asked);
  const { to, from, method, title, sequence } = given;
  const ics = calendarBy(program, asked);
  const subject = { REQUEST: title, CANCEL: `Cancelled: ${title}` }[method];
  const head = (...more: string[]) => [
    `From: ${from}`,
    `To: <${to}>`,
    `Subject: ${subject}`,
    `Message-ID: <${program}.${method}.${sequence}.${given.begins}@analytical.example>`,
    'Date: Mon, 01 Nov 2027 09:00:00 +0000',
    'MIME-Version: 1.0',
    ...more,
  ];
  const calendarPart = `Content-Type: text/calendar; charset="utf-8"; method=${method}`;
  const mails: Record<InvitingProgram, string[]> = {
    Outlook: [
      ...head('Thread-Index: AdwQ', 'Content-Type: multipart/alternative; boundary="_000_A_"'),
      ...['', '--_000_A_', 'Content-Type: text/plain; charset="iso-8859-1"', ''],
      ...['Let us look at the order book.', '', '--_000_A_'],
      ...['Content-Type: text/html; charset="iso-8859-1"', ''],
      '<html><body><p>Let us look at the order book.</p></body></html>',
      ...['', '--_000_A_', calendarPart, 'Content-Transfer-Encoding: base64', ''],
      ...[base64(ics), '--_000_A_--', ''],
    ],
    Google: [
      ...head('Auto-Submitted: auto-generated', 'Reply-To: ada@analytical.example'),
      'Sender: Google Calendar <calendar-notification@google.example>',
      ...['Content-Type: multipart/mixed; boundary="G1"', '', '--G1'],
      ...['Content-Type: multipart/alternative; boundary="G2"', '', '--G2'],
      ...['Content-Type: text/plain; charset="UTF-8"; format=flowed; delsp=yes', ''],
      ...['You have been invited by Ada.', '', '--G2', calendarPart, ''],
      ...[ics, '--G2--', '--G1', 'Content-Type: application/ics; name="invite.ics"'],
      ...['Content-Disposition: attachment; filename="invite.ics"'],
      ...['Content-Transfer-Encoding: base64', '', base64(ics), '--G1--', ''],
    ],
    Apple: [
      ...head('X-Mailer: Apple Calendar', 'Content-Type: multipart/mixed; boundary="A1"'),
      ...['', '--A1', 'Content-Type: text/plain; charset=utf-8', '', 'An invitation.', ''],
      ...['--A1', `${calendarPart}; name=iCal-20271101.ics`],
      ...['Content-Disposition: attachment; filename=iCal-20271101.ics'],
      ...['Content-Transfer-Encoding: quoted-printable', ''],
      ics.replaceAll('=', '=3D').replace(/(.{70})(?=.)/g, '$1=\r\n'),
      ...['--A1--', ''],
    ],
  };
  return Buffer.from(mails[program].join('\r\n'));
}
