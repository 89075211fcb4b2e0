import { expect, test } from 'vitest';

import { holds, withLines, withoutLines } from '@/forms/fill/along';

const older = 'We pay:\n- CRM: £5';
const newer = 'We pay:\n- CRM: £9\n- Shop';

test('what comes along stands below what was typed, once', () => {
  expect(withLines('', newer, null)).toBe(newer);
  expect(withLines(' Wine. \n', newer, null)).toBe(`Wine.\n\n${newer}`);
  expect(withLines(`Wine.\n\n${newer}`, newer, null)).toBe(`Wine.\n\n${newer}`);
  expect(withLines(`Wine.\n\n${newer}`, newer, newer)).toBe(`Wine.\n\n${newer}`);
});

test('it takes the place of what came along before, and all around that stays', () => {
  expect(withLines(`Wine.\n\n${older}\n- Till`, newer, older)).toBe(`Wine.\n\n${newer}\n- Till`);
  expect(withLines(older, 'We pay: $& $1', older)).toBe('We pay: $& $1');
  // One of a single line less is no part of the other.
  expect(withLines(newer, 'We pay:\n- CRM: £9', newer)).toBe('We pay:\n- CRM: £9');
});

test.each([
  ['We pay:\n- CRM: £5, for ten people'],
  ['We pay:\n- Till, too\n- CRM: £5'],
  ['So: We pay:\n- CRM: £5'],
  ['Nothing of it'],
])('what somebody wrote into it stays: %j', (typed) => {
  expect(withLines(typed, newer, older)).toBe(`${typed}\n\n${newer}`);
  expect(withoutLines(typed, older)).toBe(typed);
});

test('it can be taken out, and leaves what was typed', () => {
  expect(withoutLines(newer, newer)).toBe('');
  expect(withoutLines(`Wine.\n\n${newer}`, newer)).toBe('Wine.');
  expect(withoutLines(`Wine.\n\n${newer}\n\nSoon.`, newer)).toBe('Wine.\n\nSoon.');
  expect(holds('Wine.', '')).toBe(false);
  expect(withoutLines('Wine.\n', '')).toBe('Wine.\n');
});
