/** So much of a file is read, so long may a line be, and so many events are. */
const most = { letters: 2_000_000, line: 2000, lines: 300, events: 20, zones: 20 } as const;

/** A calendar file, cut into what is read of it. */
export interface Sections {
  readonly method: string;
  /** Of each event its lines, without `BEGIN` and `END`. */
  readonly events: readonly (readonly string[])[];
  /** How many events there are beside those. */
  readonly more: number;
  /** The same of the time zones that it defines. */
  readonly zones: readonly (readonly string[])[];
}

/** What an event is told by. Outlook adds pages of others. */
const wanted =
  /^(?:UID|SEQUENCE|DTSTART|DTEND|DURATION|SUMMARY|LOCATION|ORGANIZER|ATTENDEE|RRULE|RDATE|EXDATE|RECURRENCE-ID)[;:]/i;

const ofZone = /^(?:BEGIN|END|TZID|DTSTART|TZOFFSETFROM|TZOFFSETTO|RRULE|RDATE)[;:]/i;

/** Cuts a calendar file in one pass, however it is nested and whatever is missing in it. */
export function sectionsOf(ics: string): Sections {
  const events: string[][] = [];
  const zones: string[][] = [];
  const open: string[] = [];
  let [method, more] = ['', 0];
  const lines = ics.slice(0, most.letters).replace(/\r?\n[ \t]/g, '');
  for (const whole of lines.split(/\r?\n/)) {
    const line = whole.slice(0, most.line);
    const [, edge = '', name = ''] = /^(BEGIN|END):\s*([\w-]{1,40})\s*$/i.exec(line) ?? [];
    const [outer] = open;
    if (edge.toUpperCase() === 'BEGIN') {
      const kind = name.toUpperCase();
      if (kind === 'VCALENDAR') continue;
      // An event begins also where the one before was never ended.
      if (kind === 'VEVENT') open.length = 0;
      open.push(kind);
      if (kind === 'VEVENT' && events.length < most.events) events.push([]);
      else if (kind === 'VEVENT') more += 1;
      else if (kind === 'VTIMEZONE' && zones.length < most.zones) zones.push([]);
      else if (outer === 'VTIMEZONE') push(zones.at(-1), line);
    } else if (edge !== '') {
      if (outer === 'VTIMEZONE' && open.length > 1) push(zones.at(-1), line);
      open.pop();
    } else if (open.length === 0)
      method = /^METHOD:\s*([A-Z]{1,20})\s*$/i.exec(line)?.[1]?.toUpperCase() ?? method;
    else if (outer === 'VEVENT' && open.length === 1 && more === 0 && wanted.test(line))
      push(events.at(-1), line);
    else if (outer === 'VTIMEZONE' && ofZone.test(line)) push(zones.at(-1), line);
  }
  return { method, events, more, zones };
}

function push(section: string[] | undefined, line: string): void {
  if (section && section.length < most.lines) section.push(line);
}
