import { expect, test } from 'vitest';

import { madeForm } from '@/forms/made/definition';
import { madeDocument } from '@/forms/made/document';
import { possibleSteps, stepOf } from '@/forms/steps';
import { turnStep } from '@/submissions/turn-step';
import { problemsOf } from '~/collections/custom-forms/check-questions';

import { eventForm } from '../../support/submissions/made-form';

const diet = { key: 'q3', kind: 'text', label: 'What can you not eat?', required: true };
const questions = [
  { key: 'p1', kind: 'step', label: 'You' },
  { key: 'q1', kind: 'name', label: 'Your name', required: true },
  { key: 'q2', kind: 'radios', label: 'Lunch?', options: 'Yes\nNo', required: true },
  { key: 'p2', kind: 'step', label: 'Lunch' },
  { ...diet, onlyIf: 'q2', onlyIfIs: 'is', onlyIfAnswer: 'Yes' },
  { key: 'p3', kind: 'step', label: 'The end' },
  { key: 'q4', kind: 'text', label: 'Anything else?' },
];
const formOf = (asked: object[]) =>
  madeForm(madeDocument.parse({ ...eventForm, questions: asked }));
const form = formOf(questions);
const { fields, steps } = form.shown;

const possible = (answered: number, answers: Record<string, string> = {}) =>
  possibleSteps(fields, answered, ({ name }) => answers[name] ?? '');

test('a new page begins a step with its title, and one that stands first names the first', () => {
  expect(steps).toEqual(['You', 'Lunch', 'The end']);
  expect(fields.map(stepOf)).toEqual([0, 0, 1, 2]);
  expect(formOf(questions.slice(1)).shown.steps).toEqual(['', 'Lunch', 'The end']);
  expect(formOf(questions.slice(0, 3)).shown.steps).toBeUndefined();
});

test('a step is possible until the answers before it say that nothing in it is asked', () => {
  expect(possible(0)).toEqual([0, 1, 2]);
  expect(possible(1, { q2: 'Yes' })).toEqual([0, 1, 2]);
  expect(possible(1, { q2: 'No' })).toEqual([0, 2]);
});

test('a step is possible or not by what was meant, as at the door', () => {
  const [, name, , page] = questions;
  const asked = formOf(
    [name, page, { ...diet, onlyIf: 'q1' }].filter((each) => each !== undefined),
  );
  const steps = (q1: string) =>
    possibleSteps(asked.shown.fields, 1, (field) => (field.name === 'q1' ? q1 : ''));
  expect([steps(' '), steps(' Ada')]).toEqual([[0], [0, 1]]);
});

const first = { q1: 'Ada', q2: 'No', step: '0', go: 'next' };

test.each([
  ['on, past what is not asked', first, { step: 2, errors: {}, isLast: false }],
  ['on to what is', { ...first, q2: 'Yes' }, { step: 1, errors: {}, isLast: false }],
  [
    'to the same with what is wrong on it alone',
    { ...first, q1: '', q2: 'Yes' },
    { step: 0, errors: { q1: 'Answer “Your name”' }, isLast: false },
  ],
  ['back, past what is not asked', { ...first, step: '2', go: 'back' }, { step: 0 }],
  ['back with what is not right yet', { step: '1', q2: 'Yes', go: 'back' }, { step: 0 }],
  ['to the same where nothing follows', { ...first, step: '2' }, { step: 2, isLast: true }],
])('a browser without a script comes %s', (_, sent, turned) => {
  expect(turnStep(form, sent)).toMatchObject(turned);
});

test('what is sent as a whole turns no page', () => {
  expect(turnStep(form, { ...first, go: undefined })).toBeNull();
  expect(turnStep(formOf(questions.slice(1, 3)), first)).toBeNull();
});

const file = { key: 'f1', kind: 'file', label: 'Your picture' };
const problems = (...asked: object[]) =>
  problemsOf(madeDocument.parse({ ...eventForm, questions: asked }).questions);

test('an editor is told that a file is asked for on the last page', () => {
  const [page, ask] = [questions[3] ?? {}, questions[6] ?? {}];
  const [early, ...others] = problems(ask, file, page, ask);
  expect([early?.path, others]).toEqual(['questions.1.label', []]);
  expect(early?.message).toMatch(/last page/);
  expect(problems(ask, page, file)).toEqual([]);
  expect(problems(page)[0]?.message).toMatch(/at least one question/);
});
