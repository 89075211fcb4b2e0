interface Event {
  readonly id: string;
  readonly startsAt: Date;
  readonly minutes: number;
  readonly title: string;
}

/** `20261123T090000Z` */
const instant = (date: Date): string => date.toISOString().replaceAll(/[-:]|\.\d{3}/g, '');

/** As RFC 5545, 3.3.11 wants it. */
const escaped = (text: string): string =>
  text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll(/\s+/g, ' ');

/** So many bytes a line has at most (RFC 5545, 3.1); none is cut within a letter. */
const longestLine = 73;

function folded(line: string): string {
  let [made, bytes] = ['', 0];
  for (const letter of line) {
    const more = Buffer.byteLength(letter);
    if (bytes + more > longestLine) [made, bytes] = [`${made}\r\n `, 1];
    made += letter;
    bytes += more;
  }
  return made;
}

/** What a calendar takes in. */
export function calendarFile({ id, startsAt, minutes, title }: Event, now = new Date()): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//proposed times//EN',
    'BEGIN:VEVENT',
    `UID:${id}`,
    `DTSTAMP:${instant(now)}`,
    `DTSTART:${instant(startsAt)}`,
    `DTEND:${instant(new Date(startsAt.getTime() + minutes * 60_000))}`,
    `SUMMARY:${escaped(title)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}
