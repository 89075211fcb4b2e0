import { expect, test } from 'vitest';

import { weakPasswordReasons } from '@/accounts/guards/password-rule';

import { makePassword } from '../../../scripts/steps/settings.mjs';

const owner = { name: 'Zoë St. John-Oduya', email: 'z.oduya@stannes.example' };
const ownWords = 'Leave out the name and the email address of the account.';
const hardToGuess = (found: string) => `Choose one that is harder to guess; this one has ${found}.`;

test.each([
  'quill harbour 47 lantern',
  'correcthorsebatterystaple',
  'x7Kp-22mQ-tt9w-Bzz4',
  'ein Tümpel voller Kröten',
])('%s is strong', async (password) => {
  expect(await weakPasswordReasons(password, owner)).toEqual([]);
});

test('a short password is told how long it is, in signs as people count them', async () => {
  expect(await weakPasswordReasons('x7Kp-22mQ-tt9w', owner)).toEqual([
    'Use at least 15 characters; this password has 14.',
  ]);
  expect(await weakPasswordReasons('x7Kp-22mQ-tt9w🔑', owner)).toEqual([]);
});

test.each([
  ['password1234567', 'common passwords or words'],
  ['P@ssw0rdP@ssw0rd', 'a repetition'],
  ['qwertyuiopasdfgh', 'common passwords or words'],
  ['sdfghjklpoiuytrew', 'neighbouring keys'],
  ['abcdefghijklmnopq', 'a sequence such as abc or 123'],
  ['aaaaaaaaaaaaaaaaa', 'a repetition'],
  ['welcome2026welcome', 'common passwords or words and a year'],
])('%s is long enough and still refused, for %s', async (password, found) => {
  expect(await weakPasswordReasons(password, owner)).toEqual([hardToGuess(found)]);
});

test.each([
  ['a word of the name', 'quill ODUYA 47 lantern'],
  ['a word of the name in other clothes', 'quill o-d-ü-y-a 47 lantern'],
  ['what stands before the @', 'quill z.oduya 47 lantern'],
])('%s is refused', async (_, password) => {
  expect(await weakPasswordReasons(password, owner)).toEqual([ownWords]);
});

test('short words of a name and the host of an address forbid no other word', async () => {
  expect(await weakPasswordReasons('stalwart zoetrope lantern stannes', owner)).toEqual([]);
});

test('an account without a name and an address has nothing to leave out', async () => {
  expect(await weakPasswordReasons('quill harbour 47 lantern', {})).toEqual([]);
});

test('every reason is given at once, and none of them quotes the password', async () => {
  const reasons = await weakPasswordReasons('oduya123', owner);
  expect(reasons).toEqual([
    'Use at least 15 characters; this password has 8.',
    ownWords,
    hardToGuess('common passwords or words and a sequence such as abc or 123'),
  ]);
});

test('what the first start makes is strong, whoever gets it', async () => {
  const first = { name: 'Site admin Editor', email: 'site.admin@onelayer.example' };
  const made = Array.from({ length: 100 }, makePassword);
  const refused = await Promise.all(made.map((password) => weakPasswordReasons(password, first)));
  expect(refused.flat()).toEqual([]);
});
