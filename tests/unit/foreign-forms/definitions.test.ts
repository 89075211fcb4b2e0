import { readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, test } from 'vitest';

import { problemsOf } from '~/collections/custom-forms/check-questions';
import { madeDocument } from '@/forms/made/document';
import { plain, type ForeignForm } from '~/scripts/forms/foreign-form';
import { readMoment } from '~/scripts/forms/moment';
import { readForms } from '~/scripts/forms/read-files';
import { documentOf, keptForm } from '~/scripts/forms/write-form';

const folder = 'tests/support/foreign-forms';

function read(name: string): ForeignForm {
  const file = path.join(folder, name);
  const found = readForms(readFileSync(file, 'utf8'), file, undefined);
  const [form] = 'forms' in found ? found.forms : [];
  if (!form) throw new Error(`${name} has no form`);
  return form;
}

const asked = ({ questions }: ForeignForm) => questions.map(({ kind, label }) => [kind, label]);

test('Gravity Forms', () => {
  const form = read('gravity.json');
  expect(form).toMatchObject({ title: 'Open day', intro: 'Come & see us.', submit: 'Sign up' });
  expect(asked(form)).toEqual([
    ['name', 'Name'],
    ['email', 'Email'],
    ['step', 'Next page'],
    ['radios', 'Lunch?'],
    ['several', 'Days'],
    ['number', 'How many?'],
    ['date', 'When?'],
    ['long-text', 'What else?'],
    ['file', 'A plan'],
    ['consent', 'You may write to me'],
  ]);
  expect(form.questions[4]?.onlyIf).toEqual({ id: '4', is: true, answer: 'Yes' });
  expect(form.leftOut).toEqual([expect.stringContaining('“Robot?” (captcha) stays behind')]);
});

test('WPForms', () => {
  const form = read('wpforms.json');
  expect(form).toMatchObject({ title: 'Ask us', submit: 'Ask' });
  expect(asked(form)).toEqual([
    ['name', 'Name'],
    ['email', 'Email'],
    ['several', 'Topics'],
    ['long-text', 'Message'],
    ['consent', 'I agree'],
  ]);
  expect(form.questions[3]?.onlyIf).toEqual({ id: '4', is: true, answer: 'Support' });
  expect(form.leftOut).toEqual(['“Price” (payment-single) stays behind: nothing is sold here.']);
});

test('Contact Form 7, by its text and by its messages', () => {
  const form = read('contact-form-7.txt');
  expect(form).toMatchObject({ title: 'Contact form 7', submit: 'Write to us' });
  expect(asked(form)).toEqual([
    ['name', 'Your name'],
    ['email', 'Your email'],
    ['choice', 'Department'],
    ['several', 'Topics'],
    ['long-text', 'Your message (optional)'],
    ['consent', 'I have read the policy .'],
    ['file', 'Plan'],
  ]);
  expect(form.questions[2]?.options).toEqual(['Sales', 'Support']);
  expect(form.leftOut).toEqual([expect.stringContaining('(quiz) stays behind')]);
  expect(asked(read('flamingo.csv')).slice(0, 3)).toEqual([
    ['name', 'Your name'],
    ['email', 'Your email'],
    ['text', 'Department'],
  ]);
});

test('Formbricks', () => {
  const form = read('formbricks.json');
  expect(asked(form)).toEqual([
    ['number', 'Would you come again?'],
    ['long-text', 'Why?'],
    ['several', 'What did you see?'],
    ['email', 'Email'],
  ]);
  expect(form.leftOut.join('\n')).toMatch(/“Why\?” no longer leads on[^]*“Which picture\?”/);
});

test.each(['gravity.json', 'wpforms.json', 'contact-form-7.txt', 'formbricks.json'])(
  'what comes of %s can be published, drawn and answered, and is the same in every run',
  (name) => {
    const form = read(name);
    const document = { ...documentOf(form), id: 'one', slug: 'one', updatedAt: 'now' };
    const { questions } = madeDocument.parse(document);
    expect(problemsOf(questions)).toEqual([]);
    expect(new Set(questions.map(({ key }) => key)).size).toBe(questions.length);
    expect(keptForm(read(name), 'one')).toEqual(keptForm(form, 'one'));
  },
);

test('HTML is read as its words, and nothing else of it is', () => {
  expect(plain('<b>A</b> &amp; <script>alert(1)</script>B<img src=x onerror=y> &#8217;')).toBe(
    'A & B ’',
  );
});

test.each([
  ['2026-05-01 14:05:00', '2026-05-01T13:05:00.000Z'],
  ['2026-05-01T14:05:00+02:00', '2026-05-01T12:05:00.000Z'],
  ['2026-05-01T14:05:00.000Z', '2026-05-01T14:05:00.000Z'],
  ['May 1, 2026 2:05 pm', '2026-05-01T13:05:00.000Z'],
  ['January 31, 2026 at 9:00 am', '2026-01-31T09:00:00.000Z'],
  ['3/4/2026', null],
  ['2126-05-01 14:05:00', null],
  ['2026-02-31 14:05:00', null],
  ['', null],
])('a time by the clock of London: %s', (text, moment) => {
  expect(readMoment(text, 'Europe/London')).toBe(moment);
});
