import { longDate } from '@/platform/place/calendar-day';

import { readable } from '../clean';

const longest = 200_000;
const mostEvents = 20;

interface Line {
  readonly name: string;
  readonly parameters: string;
  readonly value: string;
}

/** Where the value begins: at the first colon that stands in no quotes; -1 where there is none. */
function colonOf(text: string): number {
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (sign === '"') isQuoted = !isQuoted;
    else if (sign === ':' && !isQuoted) return at;
  }
  // A quote that nobody closed.
  return text.indexOf(':');
}

function lineOf(text: string): Line | null {
  const colon = colonOf(text);
  const [name] = /^[A-Z-]{1,40}(?=[;:])/i.exec(text) ?? [];
  if (name === undefined || colon === -1) return null;
  return {
    name: name.toUpperCase(),
    parameters: text.slice(name.length, colon),
    value: text.slice(colon + 1),
  };
}

const linesOf = (ics: string): Line[] =>
  ics
    .slice(0, longest)
    .replace(/\r?\n[ \t]/g, '')
    .split(/\r?\n/)
    .map((each) => lineOf(each.slice(0, 5000)))
    .filter((each) => each !== null);

const plain = (value: string): string =>
  readable(value.replace(/\\n/gi, '\n').replace(/\\([,;\\])/g, '$1')).trim();

/** As `3 November 2025, 10:00`, with the zone where the entry names one. */
function timeOf({ value, parameters }: Line): string {
  const [, year, month, day, hour, minute, zulu] =
    /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)\d\d(Z)?)?/.exec(value) ?? [];
  if (year === undefined) return plain(value).slice(0, 100);
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  const shown = longDate(date);
  if (hour === undefined) return shown;
  const zone = /;TZID="?([^;":]+)/i.exec(parameters)?.[1];
  return `${shown}, ${hour}:${minute}${zulu ? ' UTC' : zone ? ` (${zone})` : ''}`;
}

const verbs: Readonly<Record<string, string>> = {
  REQUEST: 'Invitation',
  CANCEL: 'Cancelled',
  REPLY: 'Answer to an invitation',
  COUNTER: 'Another time is proposed',
};

const answers: Readonly<Record<string, string>> = {
  ACCEPTED: 'accepted',
  DECLINED: 'declined',
  TENTATIVE: 'perhaps',
};

/** What a calendar says, in lines for people; null where it has no event. */
export function calendarText(ics: string): string | null {
  const events: Line[][] = [];
  let open: Line[] | null = null;
  let method = '';
  for (const each of linesOf(ics)) {
    const isEvent = /^V(?:EVENT|TODO)$/i.test(each.value);
    if (each.name === 'METHOD') method = each.value.toUpperCase().trim();
    if (each.name === 'BEGIN' && isEvent) open = [];
    else if (each.name === 'END' && isEvent && open) {
      if (events.length < mostEvents) events.push(open);
      open = null;
    } else open?.push(each);
  }
  if (events.length === 0) return null;
  return events
    .map((event) => {
      const first = (name: string) => event.find((each) => each.name === name);
      const text = (name: string) => plain(first(name)?.value ?? '').slice(0, 1000);
      const [start, until] = [first('DTSTART'), first('DTEND') ?? first('DUE')];
      const organizer = plain(first('ORGANIZER')?.value ?? '').replace(/^mailto:/i, '');
      const answered = event
        .filter(({ name }) => method === 'REPLY' && name === 'ATTENDEE')
        .map(({ parameters, value }) => {
          const [, state = ''] = /;PARTSTAT=([A-Z-]+)/i.exec(parameters) ?? [];
          const said = answers[state.toUpperCase()];
          return said ? `${value.replace(/^mailto:/i, '')}: ${said}` : null;
        });
      const rows: (string | null)[] = [
        `${verbs[method] ?? 'Calendar entry'}: ${text('SUMMARY') || 'without a title'}`,
        start ? `When: ${timeOf(start)}${until ? ` to ${timeOf(until)}` : ''}` : null,
        first('RRULE') ? `Repeats: ${text('RRULE')}` : null,
        text('LOCATION') ? `Where: ${text('LOCATION')}` : null,
        organizer ? `Organiser: ${organizer.slice(0, 320)}` : null,
        ...answered.map((answer) => (answer === null ? null : `Answer: ${answer}`)),
        text('DESCRIPTION') || null,
      ];
      return rows.filter((row) => row !== null).join('\n');
    })
    .join('\n\n');
}
