import { expect, test } from 'vitest';

import { ownMail, withoutLinks } from '@/forms/made/confirmation';
import { madeForm } from '@/forms/made/definition';
import { madeDocument } from '@/forms/made/document';
import { recipientsOf } from '@/forms/made/recipients';
import { madeThen } from '@/forms/made/then';
import { recipientProblem } from '~/collections/custom-forms/then/recipient-fields';

import { eventForm } from '../../support/submissions/made-form';

const asked = [
  { key: 'q1', kind: 'name', label: 'Your name', answer: 'Ada', words: 'Ada' },
  { key: 'q2', kind: 'several', label: 'Days', answer: 'Monday\nFriday', words: 'Monday, Friday' },
  { key: 'q3', kind: 'consent', label: 'Write to me', answer: 'yes', words: 'Yes' },
  { key: 'q4', kind: 'long-text', label: 'More', answer: '', words: '' },
  { key: 'q5', kind: 'hidden', label: 'Campaign', answer: 'spring', words: 'spring' },
];
const record = { form: 'f', version: '', title: 'Open day', asked };

const tell = (...rules: object[]) =>
  recipientsOf(madeThen.parse({ id: 'f', recipients: rules }), record);

test.each([
  ['always', {}, true],
  ['an option among several', { onlyIf: 'q2', onlyIfAnswer: 'Friday' }, true],
  ['another option', { onlyIf: 'q2', onlyIfAnswer: 'Sunday' }, false],
  ['not that option', { onlyIf: 'q2', onlyIfIs: 'is-not', onlyIfAnswer: 'Sunday' }, true],
  ['any answer', { onlyIf: 'q4' }, false],
  ['no answer', { onlyIf: 'q4', onlyIfIs: 'is-not' }, true],
  ['a box that is ticked', { onlyIf: 'q3', onlyIfAnswer: 'whatever stands there' }, true],
  ['a question that is gone', { onlyIf: 'q9', onlyIfAnswer: 'Friday' }, false],
])('a rule about %s', (_, rule, fits) => {
  expect(tell({ ...rule, addresses: 'a@quay.example' })).toEqual(fits ? ['a@quay.example'] : []);
});

test('several rules name each address once', () => {
  const named = tell(
    { addresses: 'a@quay.example, b@quay.example' },
    { addresses: 'A@quay.example\nc@quay.example' },
  );
  expect(named.map((each) => each.toLowerCase())).toEqual([
    'a@quay.example',
    'b@quay.example',
    'c@quay.example',
  ]);
});

const questions = [{ key: 'q2', kind: 'several', label: 'Days', options: 'Monday\nFriday' }];
test.each([
  [[{ addresses: 'a@quay' }], /“a@quay” is no email address/],
  [[{ addresses: ' ' }], /write an address/],
  [[{ onlyIf: 'q7', addresses: 'a@quay.example' }], /its question is gone/],
  [[{ onlyIf: 'q2', onlyIfAnswer: 'Sunday', addresses: 'a@quay.example' }], /no option “Sunday”/],
])('a rule that names nobody is refused in words: %j', (rows, words) => {
  expect(recipientProblem(rows, { questions })).toMatch(words);
});

test('a rule that names somebody is none to refuse', () => {
  const rows = [{ onlyIf: 'q2', onlyIfAnswer: 'Friday', addresses: 'a@quay.example' }];
  expect(recipientProblem(rows, { questions })).toBeNull();
  expect(recipientProblem(null, { questions })).toBeNull();
  // What it offered when it was a choice is left, and hidden.
  const free = questions.map((question) => ({ ...question, kind: 'text' }));
  const anything = [{ onlyIf: 'q2', onlyIfAnswer: 'Sunday', addresses: 'a@quay.example' }];
  expect(recipientProblem(anything, { questions: free })).toBeNull();
});

const mailOf = (words: object, name = 'Ada') =>
  ownMail(madeThen.parse({ id: 'f', ...words }), {
    ...{ reference: 'F-1', name, address: 'ada@quay.example', record },
  });

test('a mail names answers by their questions, and lists them where an editor wants that', () => {
  const mailText = 'Dear {name},\n\nyou come on {Days} to {form}. {Nothing}';
  expect(mailOf({ mailSubject: '{form} {reference}', mailText, mailsAnswers: true })).toEqual({
    subject: 'Open day F-1',
    paragraphs: ['Dear Ada,', 'you come on Monday, Friday to Open day.'],
    rows: [
      { label: 'Your name', text: 'Ada' },
      { label: 'Days', text: 'Monday, Friday' },
      { label: 'Write to me', text: 'Yes' },
    ],
  });
  expect(mailOf({})).toEqual({});
});

test('the name of a file leads nowhere', () => {
  const cv = { key: 'q6', kind: 'file', label: 'CV', answer: '', words: 'Claim at evil.com.pdf' };
  const then = madeThen.parse({ id: 'f', mailText: '{CV}', mailsAnswers: true });
  const sent = { reference: 'F-1', name: 'Ada', address: 'ada@quay.example' };
  const mail = ownMail(then, { ...sent, record: { ...record, asked: [cv] } });
  expect(JSON.stringify(mail)).not.toContain('evil.com');
});

test('a subject holds nothing that its sender wrote, and no name leads anywhere', () => {
  const mail = mailOf(
    { mailSubject: '{name}', mailText: 'Dear {name}' },
    'Win http://spam.example now',
  );
  expect(mail).toEqual({ subject: '{name}', paragraphs: ['Dear Win […] now'] });
});

test.each([
  ['Read www.spam.example now', 'Read […] now'],
  ['(https://spam.example/x)', '[…]'],
  ['spam.example', '[…]'],
  ['me@spam.example', '[…]'],
  ['ada@quay.example', 'ada@quay.example'],
  ['At 10.30am, 2.5 people. Thanks', 'At 10.30am, 2.5 people. Thanks'],
  ['x'.repeat(2000), `${'x'.repeat(1000)}…`],
])('links are left out of what anybody could have written: %s', (text, left) => {
  expect(withoutLinks(text, 'ada@quay.example')).toBe(left);
});

const thanksAt = (thanksLink: string) =>
  madeForm(madeDocument.parse({ ...eventForm, thanksLink })).shown.thanksAt;

test.each([
  ['/work', '/work'],
  ['https://shop.example/thanks', 'https://shop.example/thanks'],
  ['', undefined],
  ['//evil.example', undefined],
  ['/\\evil.example', undefined],
  ['javascript:alert(1)', undefined],
  ['http://shop.example', undefined],
])('after sending “%s” leads to %s', (link, place) => {
  expect(thanksAt(link)).toBe(place);
});
