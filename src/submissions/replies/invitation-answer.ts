import { calendarFile, instantIn, quoted, textIn } from '@/platform/content-lines/calendar-file';
import type { Property } from '@/platform/content-lines/lines';

import type { CalendarPerson, EventTime, MailCalendar } from '../records/thread/mail-calendar';

const property = (name: string, time: EventTime | null): Property[] => {
  if (time?.day) return [[`${name};VALUE=DATE`, time.day.replaceAll('-', '')]];
  if (time?.at) return [[name, instantIn(new Date(time.at))]];
  // In a zone that nobody knows: without its name the time stays what was written.
  return time?.local ? [[name, `${time.local.replaceAll(/[-:]/g, '')}00`]] : [];
};

const person = (name: string, { address, name: called }: CalendarPerson): Property => [
  `${name}${called === null ? '' : `;CN=${quoted(called)}`}`,
  `mailto:${address}`,
];

/**
 * The answer to an invitation, for the calendar of whoever invites (RFC 5546, 3.2.3), as nodemailer puts it
 * beside the words and adds it as a file (RFC 6047).
 */
export function invitationAnswer({ events, stamp }: MailCalendar) {
  const [event] = events;
  const [guest] = event?.guests ?? [];
  if (!event?.organizer || !guest?.answer) return undefined;
  const content = calendarFile('REPLY', [
    ['UID', textIn(event.uid)],
    ['SEQUENCE', String(event.sequence)],
    ['DTSTAMP', instantIn(stamp ? new Date(stamp) : new Date())],
    ...property('RECURRENCE-ID', event.recurrence),
    ...property('DTSTART', event.start),
    ...property('DTEND', event.end),
    ...(event.title === '' ? [] : [['SUMMARY', textIn(event.title)] as const]),
    person('ORGANIZER', event.organizer),
    person(`ATTENDEE;PARTSTAT=${guest.answer}`, guest),
  ]);
  return { method: 'REPLY', content, filename: 'invite.ics' };
}
