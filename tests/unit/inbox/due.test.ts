import { describe, expect, test } from 'vitest';

import { contactForm, quoteForm } from '@/forms';
import { replyHourChoices } from '@/forms/reply-hours';
import { dueAt, isOverdue, overdueSince, promisedBeforeDue } from '@/submissions/records/queue/due';
import { everyForm } from '../../support/submissions/every-form';

const workday = { begins: '09:00', ends: '17:00' };
const hours = everyForm(8, { contact: 16 });
const waiting = {
  ...{ askedAt: null, answeredAt: null, quarantinedFor: null, snoozedUntil: null },
  replyHours: null,
};
const sentAt = (submittedAt: string) => ({ submittedAt, status: 'new', ...waiting }) as const;
const deadlines = (now: string | number) => ({ now: new Date(now).getTime(), workday, hours });

describe('working hours count, nights and weekends don’t', () => {
  test.each([
    ['in the middle of a day', '2026-11-18T10:00:00.000Z', '2026-11-19T10:00:00.000Z'],
    ['as the day begins', '2026-11-18T09:00:00.000Z', '2026-11-18T17:00:00.000Z'],
    ['before the day begins', '2026-11-18T03:00:00.000Z', '2026-11-18T17:00:00.000Z'],
    ['at night', '2026-11-18T22:00:00.000Z', '2026-11-19T17:00:00.000Z'],
    ['on a Friday afternoon', '2026-11-20T15:30:00.000Z', '2026-11-23T15:30:00.000Z'],
    ['on a Sunday', '2026-11-22T12:00:00.000Z', '2026-11-23T17:00:00.000Z'],
    ['as clocks go forward', '2026-03-27T16:00:00.000Z', '2026-03-30T15:00:00.000Z'],
    ['as clocks go back', '2026-10-23T15:00:00.000Z', '2026-10-26T16:00:00.000Z'],
  ])('%s', (_, submittedAt, due) => {
    expect(dueAt(quoteForm, sentAt(submittedAt), deadlines(0))).toBe(due);
    const at = Date.parse(due);
    expect(isOverdue(quoteForm, sentAt(submittedAt), deadlines(at))).toBe(false);
    expect(isOverdue(quoteForm, sentAt(submittedAt), deadlines(at + 1))).toBe(true);
  });

  test('a contact message has its own time', () => {
    const sent = sentAt('2026-11-20T15:30:00.000Z');
    expect(dueAt(contactForm, sent, deadlines(0))).toBe('2026-11-24T15:30:00.000Z');
  });

  test('what is done has none', () => {
    const sent = { ...sentAt('2026-11-18T10:00:00.000Z'), status: 'replied' } as const;
    expect(dueAt(quoteForm, sent, deadlines(0))).toBeNull();
    expect(isOverdue(quoteForm, sent, deadlines('2027-01-01'))).toBe(false);
  });

  test('what is set aside has none, and what is snoozed is not overdue before it wakes', () => {
    const sent = sentAt('2026-11-18T10:00:00.000Z');
    const suspicious = { ...sent, quarantinedFor: 'filled-too-fast' };
    expect(dueAt(quoteForm, suspicious, deadlines('2026-11-20'))).toBeNull();
    const snoozed = { ...sent, snoozedUntil: '2026-11-23T09:00:00.000Z' };
    expect(dueAt(quoteForm, snoozed, deadlines('2026-11-20'))).not.toBeNull();
    expect(isOverdue(quoteForm, snoozed, deadlines('2026-11-20'))).toBe(false);
    expect(isOverdue(quoteForm, snoozed, deadlines('2026-11-23T09:00:00Z'))).toBe(true);
  });

  test('what was asked by mail since counts, until it is answered', () => {
    const asked = { ...sentAt('2026-11-03T10:00:00.000Z'), askedAt: '2026-11-18T10:00:00.000Z' };
    expect(dueAt(quoteForm, asked, deadlines(0))).toBe('2026-11-19T10:00:00.000Z');
    const answered = { ...asked, answeredAt: '2026-11-18T11:00:00.000Z' };
    expect(dueAt(quoteForm, answered, deadlines(0))).toBeNull();
  });
});

test.each([
  ['a request on a working day is due by then', '2026-11-18T10:00:00.000Z', {}, null],
  ['one before a weekend is due later', '2026-11-20T15:30:00.000Z', {}, '2026-11-21T15:30:00.000Z'],
  ['it has been answered', '2026-11-20T15:30:00.000Z', { status: 'replied' } as const, null],
  [
    'they wrote again, by mail',
    '2026-11-20T15:30:00.000Z',
    { askedAt: '2026-11-21T10:00:00.000Z' },
    null,
  ],
])('what visitors are promised by the clock: %s', (_, submittedAt, more, promised) => {
  const sent = { ...sentAt(submittedAt), ...more };
  expect(promisedBeforeDue(quoteForm, sent, deadlines(0))).toBe(promised);
  expect(promisedBeforeDue(contactForm, sent, deadlines(0))).toBeNull();
});

/** The same ones each time. */
function* instants(count: number): Generator<number> {
  let seed = 20261122;
  const first = Date.parse('2026-03-20T00:00Z');
  for (let index = 0; index < count; index += 1) {
    seed = (seed * 48271) % 2147483647;
    // Half of them lie on a whole hour, where days begin and end.
    const minutes = seed % (20 * 24 * 60);
    yield first + (index % 2 ? minutes : Math.round(minutes / 60) * 60) * 60_000;
  }
}

test.each([null, ...replyHourChoices])(
  'a list counts as overdue what its rows call overdue, of hours %s',
  (replyHours) => {
    for (const now of instants(120)) {
      const listed = overdueSince(quoteForm, deadlines(now));
      const since = Date.parse(listed.find((each) => each.replyHours === replyHours)?.before ?? '');
      for (const submittedAt of [since - 1, since, since + 1, now, ...instants(8)]) {
        const sent = { ...sentAt(new Date(submittedAt).toISOString()), replyHours };
        expect(isOverdue(quoteForm, sent, deadlines(now)), `${submittedAt} at ${now}`).toBe(
          submittedAt < since,
        );
      }
    }
  },
);
