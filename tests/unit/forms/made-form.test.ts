import { expect, test } from 'vitest';

import { askedAmong } from '@/forms/conditions';
import { judgeAnswers } from '@/forms/made/answers';
import { madeForm } from '@/forms/made/definition';
import { madeDocument, type Question } from '@/forms/made/document';
import { readRecord, type MadeRecord } from '@/forms/made/record';
import { problemsOf } from '~/collections/custom-forms/check-questions';
import { withKeys } from '~/collections/custom-forms/keep-keys';

import { eventForm } from '../../support/submissions/made-form';

const formOf = (change: object = {}) => madeForm(madeDocument.parse({ ...eventForm, ...change }));
const questionsOf = (...changed: object[]): Question[] =>
  madeDocument.parse({ ...eventForm, questions: changed }).questions;

const whole = {
  q0000000001: 'Ada Okafor',
  q0000000002: 'ada@quay.example',
  q0000000003: 'Lunch and talks',
  q0000000004: 'No nuts',
  q0000000005: 'Monday\nTuesday',
  q0000000006: 'yes',
};

function keptOf(
  sent: object,
  change: object = {},
): Record<string, unknown> & { record: MadeRecord | null } {
  const judged = judgeAnswers(formOf(change), { ...sent });
  if ('errors' in judged) throw new Error(JSON.stringify(judged.errors));
  return { ...judged.values, record: readRecord(judged.values['record']) };
}

test('what was asked is kept in order, under the words that asked, with the wording of a consent', () => {
  const kept = keptOf(whole);
  expect(kept).toMatchObject({
    ...{ name: 'Ada Okafor', email: 'ada@quay.example', form: 'Open day', formId: eventForm.id },
    record: { form: eventForm.id, version: eventForm.updatedAt, title: 'Open day' },
  });
  expect(kept.record?.asked.map(({ kind, label, words }) => [kind, label, words])).toEqual([
    ['name', 'Your name', 'Ada Okafor'],
    ['email', 'Email', 'ada@quay.example'],
    ['radios', 'What do you come for?', 'Lunch and talks'],
    ['long-text', 'What can you not eat?', 'No nuts'],
    ['several', 'Days', 'Monday, Tuesday'],
    ['consent', 'You may write to me about events', 'Yes'],
    ['hidden', 'Campaign', ''],
  ]);
  expect(kept['answers']).toContain('What can you not eat?: No nuts');
});

test('an answer that is the same as the name stands among the answers, too', () => {
  const kept = keptOf({ ...whole, q0000000004: 'Ada Okafor' });
  expect(kept['answers']).toContain('What can you not eat?: Ada Okafor');
  expect(kept['answers']).not.toContain('Your name');
});

test('a question whose condition is false is not asked: its answer is dropped, and may be missing', () => {
  const kept = keptOf({ ...whole, q0000000003: 'Talks' });
  expect(JSON.stringify(kept)).not.toContain('nuts');
  expect(judgeAnswers(formOf(), { ...whole, q0000000004: '' })).toEqual({
    errors: { q0000000004: 'Answer “What can you not eat?”' },
  });
});

test('what depends on a question that is not asked itself is not asked', () => {
  const { fields } = formOf({
    questions: [
      ...eventForm.questions.slice(0, 5),
      { key: 'q0000000009', kind: 'text', label: 'Since when?', onlyIf: 'q0000000004' },
    ],
  }).shown;
  const asked = askedAmong(fields, ({ name }) =>
    name === 'q0000000003' ? 'Talks' : name === 'q0000000004' ? 'Nuts' : '',
  );
  expect(asked.map(({ name }) => name)).toEqual(['q0000000001', 'q0000000002', 'q0000000003']);
});

test.each([
  ['Lunch and talks ', 'Lunch and talks', true],
  [' ', '', false],
  [' Talks\t', 'Lunch and talks', false],
])('browser and door agree on a condition that looks at %j', (typed, onlyIfAnswer, isAsked) => {
  const [first, , , ask] = eventForm.questions;
  const { fields } = formOf({
    questions: [
      first,
      { ...ask, kind: 'text', required: false },
      { ...text, onlyIf: ask.key, onlyIfAnswer },
    ],
  }).shown;
  const asked = askedAmong(fields, ({ name }) => (name === ask.key ? typed : 'x'));
  expect(asked.some(({ name }) => name === text.key)).toBe(isAsked);
});

test('a number is the same to a condition however it was typed', () => {
  const many = { key: 'q8', kind: 'number', label: 'How many?' };
  const { fields } = formOf({
    questions: [many, { ...text, onlyIf: 'q8', onlyIfAnswer: '1000' }],
  }).shown;
  expect(askedAmong(fields, () => '1,000')).toHaveLength(2);
});

test('somebody who names neither themselves nor an address is kept all the same', () => {
  const questions = [{ key: 'q0000000009', kind: 'number', label: 'Marks', least: 1, most: 5 }];
  expect(keptOf({ q0000000009: '4' }, { questions })).toMatchObject({
    ...{ name: 'No name', email: null, answers: 'Marks: 4' },
  });
  expect(judgeAnswers(formOf({ questions }), { q0000000009: 6 })).toEqual({
    errors: { q0000000009: 'Marks must be 5 or less' },
  });
});

test('a question keeps its key when it is renamed and moved, and a copy gets one of its own', () => {
  const keys = withKeys([
    { key: 'q0000000001', label: 'Renamed' },
    { key: 'q0000000001', label: 'Its copy' },
    { label: 'New' },
  ]).map(({ key }) => key);
  expect(keys[0]).toBe('q0000000001');
  expect(new Set(keys).size).toBe(3);
  expect(keys.every((key) => /^q[0-9a-f]{10}$/.test(key))).toBe(true);
});

const text = { key: 'q1', kind: 'text', label: 'One' };
const heading = { key: 'q4', kind: 'heading', label: 'H' };
const campaign = { key: 'q9', kind: 'hidden', label: 'Campaign', parameter: 'campaign' };
const choice = { key: 'q2', kind: 'choice', label: 'Two', options: 'a\nb' };

test.each([
  [
    'nothing but a heading',
    [{ key: 'q1', kind: 'heading', label: 'One' }],
    /at least one question/,
    'questions',
  ],
  ['no words', [{ ...text, label: ' ' }], /Write the question/, 'questions.0.label'],
  ['one option', [{ ...choice, options: 'a' }], /two options/, 'questions.0.options'],
  [
    'a later question',
    [{ ...text, onlyIf: 'q2' }, choice],
    /does not stand before it/,
    'questions.0.onlyIf',
  ],
  [
    'an option that is gone',
    [choice, { ...text, onlyIf: 'q2', onlyIfAnswer: 'c' }],
    /has no option “c”/,
    'questions.1.onlyIfAnswer',
  ],
  [
    'limits the wrong way round',
    [{ ...text, kind: 'number', least: 2, most: 1 }],
    /greater/,
    'questions.0.most',
  ],
  ['a heading above nothing', [text, heading], /No question stands below/, 'questions.1.label'],
  [
    'one above another',
    [heading, { ...heading, key: 'q5' }, text],
    /No question stands below/,
    'questions.0.label',
  ],
  [
    'one before a new page',
    [text, heading, { key: 'q6', kind: 'step', label: 'P' }, { ...text, key: 'q7' }],
    /No question stands below/,
    'questions.1.label',
  ],
  [
    'one above what the address says',
    [text, heading, campaign],
    /No question stands below/,
    'questions.1.label',
  ],
  [
    'no name in the address',
    [text, { ...text, key: 'q3', kind: 'hidden' }],
    /Name what/,
    'questions.1.parameter',
  ],
  [
    'too many conditions',
    [choice, ...Array.from({ length: 21 }, (_, at) => ({ ...text, key: `k${at}`, onlyIf: 'q2' }))],
    /at most 20/,
    'questions',
  ],
])('an editor is told of %s, at the field that has to change', (_, questions, message, path) => {
  const problems = problemsOf(questionsOf(...questions));
  expect(problems.map((problem) => problem.path)).toContain(path);
  expect(problems.find((problem) => problem.path === path)?.message).toMatch(message);
  // The panel's toast would break there.
  expect(problems.filter((problem) => problem.message.includes(','))).toEqual([]);
});

test('what the panel does not show of a question is left from before, and nothing of it is wrong', () => {
  const left = { onlyIf: 'gone', options: 'a', least: 2, most: 1 };
  expect(problemsOf(questionsOf({ ...heading, ...left }, text))).toEqual([]);
  expect(problemsOf(questionsOf(text, { ...campaign, ...left }))).toEqual([]);
});

test('a whole form has nothing wrong', () => {
  expect(problemsOf(questionsOf(...eventForm.questions))).toEqual([]);
});
