import { describe, expect, test } from 'vitest';

import { repeatsInWords, whenInWords } from '@/inbox/invitations/event-words';
import { standingOf } from '@/inbox/invitations/standing';
import { readCalendar } from '@/submissions/incoming/mail/calendar/read-calendar';
import type { CalendarEntry } from '@/submissions/records/thread/calendars';
import type {
  CalendarEvent,
  MailCalendar,
  Participation,
} from '@/submissions/records/thread/mail-calendar';

import { calendarBy } from '../../corpus/invitations';

const to = 'inbox@onelayer.example';
const ada = 'ada@analytical.example';

function eventIn(calendar: MailCalendar | null): CalendarEvent {
  const [event] = calendar?.events ?? [];
  if (!event) throw new Error('There is no event');
  return event;
}

const eventOf = (...lines: string[]) =>
  eventIn(readCalendar(['BEGIN:VEVENT', 'UID:1', ...lines, 'END:VEVENT'].join('\n')));

test('says when it is where the place is, and at what hour of the sender’s', () => {
  const apple = eventIn(readCalendar(calendarBy('Apple', { to })));
  expect(whenInWords(apple)).toBe(
    'Tuesday, 23 November 2027 at 14:00 to 14:30, London time, which is 15:00 in Europe/Paris',
  );
  const google = eventIn(readCalendar(calendarBy('Google', { to })));
  expect(whenInWords(google)).toBe('Tuesday, 23 November 2027 at 14:00 to 14:30, London time');
  // Whose clocks say the same needs no other zone.
  expect(whenInWords(eventOf('DTSTART;TZID=Europe/Lisbon:20271123T140000'))).toBe(
    'Tuesday, 23 November 2027 at 14:00, London time',
  );
});

test('says days as days', () => {
  const days = (...lines: string[]) => whenInWords(eventOf(...lines));
  expect(days('DTSTART;VALUE=DATE:20271123')).toBe('23 November 2027, all day');
  expect(days('DTSTART;VALUE=DATE:20271123', 'DTEND;VALUE=DATE:20271124')).toBe(
    '23 November 2027, all day',
  );
  expect(days('DTSTART;VALUE=DATE:20271123', 'DTEND;VALUE=DATE:20271126')).toBe(
    '23 November 2027 to 25 November 2027, all day',
  );
});

test('says so where nobody can know the hour', () => {
  expect(whenInWords(eventOf('DTSTART;TZID=Own Zone:20271123T150000'))).toBe(
    '23 November 2027, 15:00, in “Own Zone”, a time zone that nobody here knows. Ask which time is meant.',
  );
  expect(whenInWords(eventOf('DTSTART:20271123T150000'))).toMatch(/without a time zone/);
});

test('names the first dates of what repeats', () => {
  const repeats = (rule: string) =>
    repeatsInWords(eventOf('DTSTART:20271026T130000Z', `RRULE:${rule}`));
  expect(repeats('FREQ=WEEKLY;COUNT=2')).toBe(
    'It repeats: Tuesday, 26 October 2027 at 14:00; Tuesday, 2 November 2027 at 13:00.',
  );
  expect(repeats('FREQ=DAILY')).toMatch(/; and so on\.$/);
  expect(repeats('FREQ=SECONDLY')).toBe(
    'It repeats by a rule that is not read here: look into its file.',
  );
  expect(repeatsInWords(eventOf('DTSTART:20271026T130000Z'))).toBeNull();
});

describe('how an invitation stands', () => {
  let position = 0;
  const entry = (
    changes: Parameters<typeof calendarBy>[1] | Participation,
    address = ada,
  ): CalendarEntry => {
    position += 1;
    const isOurs = typeof changes === 'string';
    const calendar = readCalendar(calendarBy('Apple', isOurs ? { to } : changes));
    const [event] = calendar?.events ?? [];
    const guests = isOurs ? [{ address: to, name: null, answer: changes }] : event?.guests;
    return {
      ...{ id: String(position), position, address, author: 'cy', writtenAt: '2027-11-01T09:00Z' },
      kind: isOurs ? 'reply' : 'answer',
      state: isOurs ? 'waiting' : 'received',
      calendar: calendar && {
        ...calendar,
        events: [{ ...eventIn(calendar), guests: guests ?? [] }],
      },
    };
  };
  const standing = (of: CalendarEntry, ...others: CalendarEntry[]) =>
    standingOf(of, eventIn(of.calendar), [of, ...others]);

  test('it is open until we answered, and then it says what', () => {
    const invited = entry({ to });
    expect(standing(invited)).toEqual({ kind: 'open', answered: null });
    const [yes, no] = [entry('ACCEPTED'), entry('DECLINED')];
    expect(standing(invited, yes)).toMatchObject({
      answered: { answer: 'ACCEPTED', author: 'cy' },
    });
    expect(standing(invited, yes, no)).toMatchObject({ answered: { answer: 'DECLINED' } });
    // What did not go out counts for nothing.
    expect(standing(invited, yes, { ...no, state: 'failed' })).toMatchObject({
      answered: { answer: 'ACCEPTED' },
    });
  });

  test('a newer one takes its place, in whatever order the two came', () => {
    const [old, newer] = [entry({ to }), entry({ to, sequence: 2, begins: '160000' })];
    expect(standing(old, newer)).toEqual({ kind: 'changed' });
    // An answer to the former is none to this.
    expect(standing(newer, old, entry('ACCEPTED'))).toEqual({ kind: 'open', answered: null });
    const late = entry({ to, sequence: 1 });
    expect(standing(newer, late)).toMatchObject({ kind: 'open' });
    expect(standing(late, newer)).toEqual({ kind: 'changed' });
  });

  test('a cancellation ends it, and one by somebody else does not', () => {
    const invited = entry({ to });
    const cancelled = entry({ to, method: 'CANCEL', sequence: 1 });
    expect(standing(invited, cancelled)).toEqual({ kind: 'cancelled' });
    expect(standing(cancelled, invited)).toEqual({ kind: 'told' });
    const forged = entry({ to, method: 'CANCEL', sequence: 9 }, 'eve@else.example');
    expect(standing(invited, forged)).toMatchObject({ kind: 'open' });
    // Invited once more, it holds again.
    expect(standing(entry({ to, sequence: 2 }), cancelled)).toMatchObject({ kind: 'open' });
  });

  test('whom nobody can answer says so', () => {
    const invited = entry({ to });
    const { calendar } = invited;
    const without = calendar && {
      ...calendar,
      events: [{ ...eventIn(calendar), organizer: null }],
    };
    expect(standing({ ...invited, calendar: without })).toEqual({ kind: 'unanswerable' });
  });
});
