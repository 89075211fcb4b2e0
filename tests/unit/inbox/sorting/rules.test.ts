import { expect, test } from 'vitest';

import {
  inTurn,
  matches,
  nextMorning,
  type ArrivalFacts,
} from '@/submissions/records/rules/matches';
import { ruleBody, type RuleBody } from '@/submissions/records/rules/rule';

const workday = { begins: '09:00', ends: '17:00' };
const made = '0b7ad1ce-5a8c-4a06-9f05-000000000001';
const facts: ArrivalFacts = {
  kind: 'submission',
  // A Friday, at eleven.
  at: new Date('2026-11-27T11:00:00Z'),
  form: 'quote',
  made: null,
  address: 'Ada@Mail.Analytical.de',
  answers: [
    { key: 'name', words: 'Ada Byron' },
    { key: 'description', words: 'A PORTAL for nine Straßen' },
  ],
  mail: '',
  landingPage: '/industries/healthcare',
  campaigns: ['spring', 'newsletter'],
  mailbox: null,
};
const mail = { ...facts, kind: 'answer', mail: 'Re: Portal\nCan we cancel?' } as const;

test.each<[Partial<RuleBody['when']>, ArrivalFacts, boolean]>([
  [{}, facts, true],
  [{ form: 'quote' }, facts, true],
  [{ form: 'contact' }, facts, false],
  [{ form: 'custom' }, { ...facts, form: 'custom', made }, true],
  [{ form: made }, { ...facts, form: 'custom', made }, true],
  [{ form: made }, facts, false],
  [{ arrival: 'submission' }, facts, true],
  [{ arrival: 'answer' }, facts, false],
  [{ arrival: 'bounce' }, { ...mail, kind: 'bounce' }, true],
  [{ word: 'portal' }, facts, true],
  [{ word: 'STRASSEN' }, facts, true],
  [{ word: 'byron', field: 'name' }, facts, true],
  [{ word: 'portal', field: 'name' }, facts, false],
  [{ word: 'cancel' }, mail, true],
  // What somebody wrote weeks ago is no reason to act on their answer.
  [{ word: 'nine' }, mail, false],
  [{ word: 'nine', field: 'description' }, mail, true],
  [{ domain: 'analytical.de' }, facts, true],
  [{ domain: 'de' }, facts, true],
  [{ domain: 'lytical.de' }, facts, false],
  [{ domain: 'de' }, { ...facts, address: '' }, false],
  [{ page: '/industries' }, facts, true],
  [{ page: '/quote' }, facts, false],
  [{ page: '/' }, { ...facts, landingPage: null }, false],
  [{ campaign: 'Newsletter' }, facts, true],
  [{ campaign: 'news' }, facts, false],
  [{ mailbox: 'jobs@a.example' }, { ...mail, mailbox: 'jobs@a.example' }, true],
  [{ mailbox: 'jobs@a.example' }, { ...mail, mailbox: 'sales@a.example' }, false],
  [{ mailbox: 'jobs@a.example' }, facts, false],
  [{ isOutsideHours: true }, facts, false],
  [{ isOutsideHours: true }, { ...facts, at: new Date('2026-11-27T17:00:00Z') }, true],
  [{ isOutsideHours: true }, { ...facts, at: new Date('2026-11-28T11:00:00Z') }, true],
  [{ form: 'quote', domain: 'fr' }, facts, false],
])('when %o', (when, came, expected) => {
  const { when: whole } = ruleBody.parse({ when, then: {} });
  expect(matches(whole, came, workday)).toBe(expected);
});

test.each([
  ['2026-11-26T20:00:00Z', '2026-11-27T09:00:00.000Z'],
  ['2026-11-27T06:00:00Z', '2026-11-27T09:00:00.000Z'],
  ['2026-11-27T10:00:00Z', '2026-11-30T09:00:00.000Z'],
])('after %s people begin to work at %s', (now, expected) => {
  expect(nextMorning(Date.parse(now), workday).toISOString()).toBe(expected);
});

const person = (number: number) => made.replace(/1$/, String(number));
const [ann, ben, cleo] = [person(2), person(3), person(4)] as const;
test.each([
  [null, [ann, ben, cleo], ann],
  [ann, [ann, ben, cleo], ben],
  [cleo, [ann, ben, cleo], ann],
  // Who is gone, or may not read it, is left out.
  [ann, [ann, cleo], cleo],
  [made, [ben], ben],
  [ann, [], null],
])('after %s of %o comes %s', (lastTurn, can, expected) => {
  const { then } = ruleBody.parse({ when: {}, then: { assignees: [ann, ben, cleo] } });
  expect(inTurn({ then, lastTurn }, new Set(can))).toBe(expected);
});
