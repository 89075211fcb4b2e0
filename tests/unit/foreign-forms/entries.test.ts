import { expect, test } from 'vitest';

import { readRecord } from '@/forms/made/record';
import { readEntry } from '~/scripts/forms/entries';
import { readEntries, readForms } from '~/scripts/forms/read-files';
import { keptForm } from '~/scripts/forms/write-form';

/** The first entry of a file as it would be kept, and what was answered to which question. */
function first(form: object | string, entries: string | null) {
  const text = typeof form === 'string' ? form : JSON.stringify(form);
  const found = readForms(text, 'a.csv', undefined);
  const [foreign] = 'forms' in found ? found.forms : [];
  const rows = entries === null && 'forms' in found ? found.entries : readEntries(entries ?? '');
  const [row] = rows?.rows ?? [];
  if (!foreign || !row) throw new Error('no form');
  const made = keptForm(foreign, 'one');
  const read = readEntry({ foreign, made, status: 'archived', clock: 'UTC' }, row);
  if ('reason' in read) throw new Error(read.reason);
  const { submission } = read;
  return {
    submission,
    answers: readRecord(submission.values['record'])?.asked.map(({ label, answer }) => [
      label,
      answer,
    ]),
  };
}

const gravity = (...fields: (readonly [type: string, label: string])[]) => ({
  '0': { id: 1, title: 'A', fields: fields.map(([type, label], id) => ({ id, type, label })) },
});
const wpforms = (...fields: (readonly [type: string, label: string])[]) => [
  {
    ...{ id: 1, settings: { form_title: 'A' } },
    fields: fields.map(([type, label], id) => ({ id, type, label })),
  },
];

test('two questions with the same name keep an answer each, in their order', () => {
  const { answers } = first(
    gravity(['email', 'Email'], ['text', 'Status'], ['email', 'Email'], ['text', 'email']),
    'Email,Status,Email,email,Status,Entry Id,Entry Date\na@b.example,Married,c@d.example,e,paid,1,2026-05-01 14:05:00\n',
  );
  expect(answers).toEqual([
    ['Email', 'a@b.example'],
    ['Status', 'Married'],
    ['Email', 'c@d.example'],
    ['email', 'e'],
  ]);
});

test('a question may have the name of what the program says of an entry', () => {
  const { submission, answers } = first(
    wpforms(['text', 'Entry ID'], ['text', 'ID'], ['text', 'Date'], ['section', 'Type']),
    'Entry ID,ID,Date,Entry ID,Entry Date\nK7,passport,tomorrow,12,2026-05-01 14:05:00\n',
  );
  expect(submission.submittedAt).toBe('2026-05-01T14:05:00.000Z');
  expect(answers).toEqual([
    ['Entry ID', 'K7'],
    ['ID', 'passport'],
    ['Date', 'tomorrow'],
  ]);
  const again = first(
    wpforms(['text', 'Entry ID']),
    'Entry ID,Entry ID,Entry Date\nother,12,2026-05-01 14:05:00\n',
  );
  expect(again.submission.id).toBe(submission.id);
});

test('a field of Contact Form 7 may be called date or id', () => {
  const { submission, answers } = first(
    'date,id,Date,Date\n2026-07-01,A-9,noon,2026-05-01T14:05:00+00:00\n',
    null,
  );
  expect(submission.submittedAt).toBe('2026-05-01T14:05:00.000Z');
  expect(answers).toEqual([
    ['Date', '2026-07-01'],
    ['Id', 'A-9'],
    ['Date', 'noon'],
  ]);
});

test('a question of Formbricks may have the id of what it says of a response', () => {
  const survey = (...ids: string[]) => ({
    name: 'A',
    questions: ids.map((id) => ({ id, type: 'openText', headline: `What ${id}?` })),
  });
  const response = { id: 'r1', createdAt: '2026-05-01T14:05:00.000Z', finished: true };
  const { submission, answers } = first(
    survey('id', 'timestamp', 'createdAt', 'finished'),
    JSON.stringify({
      data: [
        { ...response, data: { id: 'A-9', timestamp: 'noon', createdAt: 'x', finished: 'No' } },
      ],
    }),
  );
  expect(submission.submittedAt).toBe(response.createdAt);
  expect(answers?.map(([, answer]) => answer)).toEqual(['A-9', 'noon', 'x', 'No']);
  const csv = first(
    survey('why'),
    'Response ID,Timestamp,Finished,1. What why?\nr1,2026-05-01 14:05:00,Yes,So\n',
  );
  expect(csv.submission.id).toBe(submission.id);
});

test('what entries say of a file is kept as a text', () => {
  const address = 'https://shop.example/plan.pdf';
  const { submission } = first(
    gravity(['fileupload', 'A plan']),
    `A plan,Entry Id,Entry Date\n${address},1,2026-05-01 14:05:00\n`,
  );
  expect(readRecord(submission.values['record'])?.asked).toMatchObject([
    { kind: 'long-text', answer: address, words: address },
  ]);
});

test('options that hold a comma are told apart', () => {
  const choices = ['Tea, hot', 'Tea', 'Coffee'].map((text) => ({ text }));
  const { answers } = first(
    { '0': { id: 1, title: 'A', fields: [{ id: 1, type: 'checkbox', label: 'Drink', choices }] } },
    'Drink,Entry Id,Entry Date\n"Tea, hot, Coffee",1,2026-05-01 14:05:00\n',
  );
  expect(answers).toEqual([['Drink', 'Tea, hot\nCoffee']]);
});

test('a message without an id is the same with a column more', () => {
  const one = first('name,Date\nAda,2026-05-01T14:05:00+00:00\n', null);
  const other = first('firm,name,Date\n,Ada,2026-05-01T14:05:00+00:00\n', null);
  expect(other.submission.id).toBe(one.submission.id);
});
