import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { readCalendar } from '@/submissions/incoming/mail/calendar/read-calendar';
import { windowsZones, zoneNamed } from '@/submissions/incoming/mail/calendar/zones';
import { parseMail } from '@/submissions/incoming/parse-mail';

import { calendarBy, invitationBy, invitingPrograms, uids } from '../../corpus/invitations';
import { processorTime } from '../../support/processor-time';

const to = 'inbox@onelayer.example';

const event = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'METHOD:REQUEST', 'BEGIN:VEVENT', 'UID:1', ...lines, 'END:VEVENT'].join('\n');
const first = (...lines: string[]) => readCalendar(event(...lines))?.events[0];

describe.each(invitingPrograms)('an invitation of %s', (program) => {
  test('is read from the mail as it comes', async () => {
    const { calendar, kind, files, text } = await parseMail(invitationBy(program, { to }), {
      sent: [],
    });
    expect(kind).toBe('answer');
    expect(files.map(({ content }) => content?.toString('utf8', 0, 15))).toContain(
      'BEGIN:VCALENDAR',
    );
    expect(calendar).toMatchObject({ method: 'REQUEST', more: 0 });
    expect(text).toContain(calendar?.words);
    // Also where the mail has its file twice.
    expect(text.split('The order book').length - 1).toBe(1);
    expect(calendar?.events).toMatchObject([
      {
        ...{ uid: uids[program], sequence: 0, recurrence: null, title: 'The order book' },
        start: { at: '2027-11-23T14:00:00.000Z' },
        end: { at: '2027-11-23T14:30:00.000Z' },
        organizer: { address: 'ada@analytical.example' },
        repeats: null,
      },
    ]);
    expect(calendar?.events[0]?.guests[0]).toMatchObject({ address: to, answer: null });
  });

  test('is told from a cancellation and from a newer one', () => {
    const read = (changes: object) => readCalendar(calendarBy(program, { to, ...changes }));
    expect(read({ method: 'CANCEL', sequence: 1 })).toMatchObject({ method: 'CANCEL' });
    expect(read({ sequence: 3 })?.events[0]?.sequence).toBe(3);
  });
});

test('names the zone of who invites, by whatever name it came', () => {
  const at = (zone: string) => first(`DTSTART;TZID=${zone}:20271123T150000`)?.start;
  const inParis = {
    local: '2027-11-23T15:00',
    zone: 'Europe/Paris',
    at: '2027-11-23T14:00:00.000Z',
  };
  expect(at('Europe/Paris')).toEqual(inParis);
  expect(at('Romance Standard Time')).toEqual(inParis);
  expect(at('/mozilla.org/20050126_1/Europe/Paris')).toEqual(inParis);
  // Of a zone that nobody knows the hour stays as it was written.
  expect(at('Customized Time Zone')).toEqual({
    ...{ local: '2027-11-23T15:00', zone: 'Customized Time Zone' },
  });
  expect(first('DTSTART:20271123T150000')?.start).toEqual({ local: '2027-11-23T15:00' });
});

test('every Windows zone is one that this machine knows', () => {
  expect(windowsZones.size).toBeGreaterThan(100);
  for (const [windows, iana] of windowsZones) expect(zoneNamed(windows)).toBe(iana);
});

test('a zone that the file defines itself is followed, and an absurd one is not', () => {
  const zone = (rule: string) =>
    ['BEGIN:VTIMEZONE', 'TZID:Own', 'BEGIN:STANDARD', 'DTSTART:19700101T000000', rule]
      .concat(['TZOFFSETFROM:+0300', 'TZOFFSETTO:+0300', 'END:STANDARD', 'END:VTIMEZONE'])
      .join('\n');
  const read = (rule: string) =>
    readCalendar(`BEGIN:VCALENDAR\n${zone(rule)}\n${event('DTSTART;TZID=Own:20271123T150000')}`)
      ?.events[0]?.start;
  expect(read('COMMENT:none')).toMatchObject({ at: '2027-11-23T12:00:00.000Z', zone: 'Own' });
  const worked = processorTime();
  expect(read('RRULE:FREQ=SECONDLY')?.at).toBeUndefined();
  expect(worked()).toBeLessThan(1000);
});

test('days are days, and end the day before', () => {
  expect(
    first('DTSTART;VALUE=DATE:20271123', 'DTEND;VALUE=DATE:20271125', 'SUMMARY:Fair'),
  ).toMatchObject({ start: { day: '2027-11-23' }, end: { day: '2027-11-25' } });
  expect(first('DTSTART:20271123T150000Z', 'DURATION:PT45M')?.end).toEqual({
    ...{ local: '2027-11-23T15:45', at: '2027-11-23T15:45:00.000Z' },
  });
  const worked = processorTime();
  expect(first('DTSTART:20271123T150000Z', 'DURATION:P99999999999W')?.end).toBeNull();
  expect(worked()).toBeLessThan(1000);
});

describe('what repeats', () => {
  const dates = (rule: string, ...more: string[]) =>
    first('DTSTART;TZID=Europe/Paris:20271026T150000', `RRULE:${rule}`, ...more)?.repeats;
  const locals = (rule: string, ...more: string[]) =>
    dates(rule, ...more)?.first.map(({ local }) => local?.slice(0, 10));

  test('shows its first dates, each at the hour of who invites', () => {
    expect(dates('FREQ=WEEKLY;BYDAY=TU;COUNT=3')).toEqual({
      isMore: false,
      first: [
        { local: '2027-10-26T15:00', zone: 'Europe/Paris', at: '2027-10-26T13:00:00.000Z' },
        // Winter has begun.
        { local: '2027-11-02T15:00', zone: 'Europe/Paris', at: '2027-11-02T14:00:00.000Z' },
        { local: '2027-11-09T15:00', zone: 'Europe/Paris', at: '2027-11-09T14:00:00.000Z' },
      ],
    });
    expect(dates('FREQ=DAILY')).toMatchObject({ isMore: true, first: { length: 5 } });
    expect(locals('FREQ=MONTHLY;BYDAY=-1TU;COUNT=2')).toEqual(['2027-10-26', '2027-11-30']);
    expect(locals('FREQ=YEARLY;COUNT=2')).toEqual(['2027-10-26', '2028-10-26']);
  });

  test('leaves out what is left out', () => {
    expect(locals('FREQ=WEEKLY;COUNT=3', 'EXDATE;TZID=Europe/Paris:20271102T150000')).toEqual([
      '2027-10-26',
      '2027-11-09',
    ]);
  });

  test.each([
    'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30',
    'FREQ=SECONDLY',
    'FREQ=MINUTELY;INTERVAL=1',
    'FREQ=DAILY;INTERVAL=7;BYDAY=MO',
    'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30',
    'FREQ=MONTHLY;BYMONTHDAY=31;BYDAY=MO;BYSETPOS=5',
    'FREQ=YEARLY;BYWEEKNO=53;BYDAY=MO',
    'FREQ=WEEKLY;INTERVAL=999999999',
    'FREQ=MONTHLY;INTERVAL=12;BYMONTHDAY=31',
    'FREQ=YEARLY;BYMONTHDAY=0',
    'FREQ=DAILY;COUNT=-1',
    'FREQ=DAILY;UNTIL=99999999',
    'FREQ=',
    'nonsense',
    `FREQ=DAILY;BYDAY=${'MO,TU,'.repeat(20)}`,
  ])('%s has an end, and the event stays', (rule) => {
    const worked = processorTime();
    const read = first('DTSTART:20271026T150000Z', `RRULE:${rule}`, 'SUMMARY:It stays');
    expect(worked()).toBeLessThan(2000);
    expect(read).toMatchObject({ title: 'It stays', start: { at: '2027-10-26T15:00:00.000Z' } });
  });

  test('random rules have an end as well', () => {
    const part = fc.constantFrom(
      ...['BYDAY=MO', 'BYDAY=5FR', 'BYDAY=-1SU,2MO', 'BYMONTHDAY=31', 'BYMONTHDAY=-1,30'],
      ...['BYMONTH=2', 'BYSETPOS=-1', 'BYSETPOS=5', 'COUNT=4', 'UNTIL=20300101T000000Z', 'WKST=SU'],
      ...['INTERVAL=2', 'INTERVAL=12', 'INTERVAL=99', 'BYYEARDAY=366', 'BYWEEKNO=53', 'BYHOUR=25'],
    );
    const frequency = fc.constantFrom('DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY');
    const start = fc.constantFrom('20280229T090000Z', '20271231T235959Z', '20271026T150000');
    fc.assert(
      fc.property(frequency, fc.array(part, { maxLength: 4 }), start, (freq, parts, begins) => {
        const rule = `RRULE:FREQ=${[freq, ...parts].join(';')}`;
        const worked = processorTime();
        expect(first(`DTSTART:${begins}`, rule)?.start).toBeDefined();
        expect(worked()).toBeLessThan(2000);
      }),
      { numRuns: 400 },
    );
  }, 60_000);
});

describe('what is broken', () => {
  test('leaves the rest of the event', () => {
    expect(
      first('DTSTART:20271123T150000Z', 'DTEND:tomorrow', 'no line at all', ';:', 'SUMMARY:Tea'),
    ).toMatchObject({ title: 'Tea', end: null });
  });

  test('is no event without a time, and its words stay', () => {
    expect(readCalendar(event('SUMMARY:Tea'))).toMatchObject({
      ...{ events: [], more: 1, words: 'Invitation: Tea' },
    });
    expect(readCalendar('BEGIN:VCALENDAR\nEND:VCALENDAR')).toBeNull();
    expect(readCalendar('')).toBeNull();
  });

  test('a thousand events are twenty, and how many more', () => {
    const one = (n: number) =>
      [
        'BEGIN:VEVENT',
        `UID:${n}`,
        'DTSTART:20271123T150000Z',
        `SUMMARY:No. ${n}`,
        'END:VEVENT',
      ].join('\n');
    const all = Array.from({ length: 1000 }, (_each, n) => one(n)).join('\n');
    const worked = processorTime();
    const read = readCalendar(`BEGIN:VCALENDAR\nMETHOD:REQUEST\n${all}\nEND:VCALENDAR`);
    expect(read).toMatchObject({ events: { length: 20 }, more: 980 });
    expect(worked()).toBeLessThan(2000);
  });

  test('a file of megabytes has an end', () => {
    const worked = processorTime();
    const guests = Array.from({ length: 50_000 }, (_each, n) => `ATTENDEE:mailto:n${n}@x.example`);
    const read = readCalendar(event('DTSTART:20271123T150000Z', ...guests, 'X'.repeat(2_000_000)));
    expect(read?.events[0]?.guests).toHaveLength(50);
    expect(worked()).toBeLessThan(3000);
  });

  test('nothing made of the signs of a calendar throws', () => {
    const piece = fc.constantFrom(
      ...['BEGIN:VEVENT', 'END:VEVENT', 'BEGIN:VALARM', 'END:VCALENDAR', 'METHOD:REPLY', 'METHOD:'],
      ...[
        'DTSTART:20271123T150000Z',
        'DTSTART;TZID=:2027',
        'DTSTART;VALUE=DATE:20271399',
        'RRULE:',
      ],
      ...[
        'DTEND',
        'UID',
        'UID:\u0000\ud800',
        'SUMMARY:\ud83d',
        'ATTENDEE;CN="a:b',
        'ORGANIZER:x@y.z',
      ],
      ...[
        ' ',
        '\t',
        ':',
        ';',
        '"',
        '=',
        'RECURRENCE-ID:20271123',
        'EXDATE:1,2,3',
        'DURATION:P9999999W',
      ],
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const read = readCalendar(`BEGIN:VEVENT\n${pieces.join('\n')}`);
        // PostgreSQL takes it.
        expect(JSON.stringify(read?.events ?? [])).not.toMatch(/\\u0000|\\ud[89a-f]/i);
      }),
      { numRuns: 2000 },
    );
  });
});

test('an answer to an invitation says who said what', () => {
  const reply = event(
    'DTSTART:20271123T150000Z',
    'ATTENDEE;PARTSTAT=DECLINED:mailto:bo@quay.example',
  ).replace('REQUEST', 'REPLY');
  expect(readCalendar(reply)).toMatchObject({
    method: 'REPLY',
    events: [{ guests: [{ address: 'bo@quay.example', answer: 'DECLINED' }] }],
  });
});
