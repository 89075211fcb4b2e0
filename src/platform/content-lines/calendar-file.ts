import { contentLines, type Property } from './lines';

export type { Property };

/** `20261123T090000Z` */
export const instantIn = (date: Date): string => date.toISOString().replaceAll(/[-:]|\.\d{3}/g, '');

/** As RFC 5545, 3.3.11 wants it. */
export const textIn = (text: string): string =>
  text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll(/\s+/g, ' ');

/** A name in a parameter, which has no way to write a quote. */
export const quoted = (text: string): string =>
  `"${text.replaceAll(/["\s\p{Cc}]+/gu, ' ').trim()}"`;

/**
 * What a calendar takes in: one event.
 * @param method PUBLISH for what wants no answer (RFC 5546)
 */
export function calendarFile(method: 'PUBLISH' | 'REPLY', event: readonly Property[]): string {
  return contentLines([
    ['BEGIN', 'VCALENDAR'],
    ['VERSION', '2.0'],
    ['PRODID', '-//inbox//EN'],
    ['METHOD', method],
    ['BEGIN', 'VEVENT'],
    ...event,
    ['END', 'VEVENT'],
    ['END', 'VCALENDAR'],
  ]);
}

interface Call {
  readonly id: string;
  readonly startsAt: Date;
  readonly minutes: number;
  readonly title: string;
  /** Counts its changes: a calendar takes the newest. */
  readonly sequence?: number;
  /** Who offers it. */
  readonly organizer: { readonly name: string; readonly address: string };
}

/** A call that was agreed on, for the calendar of whoever takes part. All of its times are in UTC. */
export function callFile(
  { id, startsAt, minutes, title, sequence = 0, organizer: { name, address } }: Call,
  now = new Date(),
): string {
  return calendarFile('PUBLISH', [
    ['UID', id],
    ['SEQUENCE', String(sequence)],
    ['DTSTAMP', instantIn(now)],
    ['DTSTART', instantIn(startsAt)],
    ['DTEND', instantIn(new Date(startsAt.getTime() + minutes * 60_000))],
    ['SUMMARY', textIn(title)],
    [`ORGANIZER;CN=${quoted(name)}`, `mailto:${address}`],
  ]);
}
