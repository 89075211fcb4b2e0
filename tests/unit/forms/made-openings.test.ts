import { expect, test } from 'vitest';

import { madeForm } from '@/forms/made/definition';
import { madeDocument } from '@/forms/made/document';
import { nextMoment, openingAt, openingWords } from '@/forms/made/opening';

import { eventForm } from '../../support/submissions/made-form';

const settingsOf = (opening: object | null) =>
  madeForm(madeDocument.parse({ ...eventForm, opening })).opening;

const opens = '2026-12-01T09:00:00.000Z';
const closes = '2026-12-02T17:30:00.000Z';
const [opensAt, closesAt] = [Date.parse(opens), Date.parse(closes)];
const settings = settingsOf({ opensAt: opens, closesAt: closes, most: 10 });

test.each([
  ['before it opens', opensAt - 1, 0, 'early'],
  ['from its first moment', opensAt, 9, 'open'],
  ['to its last', closesAt - 1, 9, 'open'],
  ['once it is full', opensAt, 10, 'full'],
  ['when it has more than it should', opensAt, 11, 'full'],
  ['after it closed, full or not', closesAt, 10, 'closed'],
])('%s a form is what its settings say', (_, now, taken, opening) => {
  expect(openingAt(settings, now, taken)).toBe(opening);
});

test('a form without settings is always open, also one of a database that knew none', () => {
  expect(openingAt(settingsOf(null), 0, 1e6)).toBe('open');
  expect(nextMoment(settingsOf({}), 0)).toBeUndefined();
});

test('the next moment is the one at which time changes it', () => {
  expect([0, opensAt, closesAt].map((now) => nextMoment(settings, now))).toEqual([
    opensAt,
    closesAt,
    undefined,
  ]);
});

test('its words name the moment as people read it, and an editor’s words come first', () => {
  expect(openingWords(settings, 'early')).toEqual({
    title: 'Not open yet',
    text: 'This form opens on 1 December 2026 at 09:00.',
  });
  const own = settingsOf({ most: 1, fullTitle: 'Sold out', fullText: '' });
  expect(openingWords(own, 'full')).toEqual({
    title: 'Sold out',
    text: 'As many people have answered as there is room for.',
  });
});
