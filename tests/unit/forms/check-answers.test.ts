import { expect, test } from 'vitest';

import { toBrowserForm } from '@/forms/browser-form';
import { type Answer, checkAnswers } from '@/forms/fill/check-answers';
import { quoteForm } from '@/forms';

const { fields } = toBrowserForm(quoteForm);
const fine = { valueMissing: false, typeMismatch: false, patternMismatch: false };

/** Every field answered, but for the ones that a test names. */
function check(answers: Record<string, Partial<Answer>>) {
  const errors = checkAnswers(fields, ({ name }) => ({
    value: 'x',
    validity: fine,
    ...answers[name],
  }));
  return errors.map(({ name, message }) => `${name}: ${message}`);
}

test('answers without fault pass', () => {
  expect(check({})).toEqual([]);
});

test("the browser's constraints speak in the definition's words, in the form's order", () => {
  expect(
    check({
      description: { value: '', validity: { ...fine, valueMissing: true } },
      projectType: { value: '', validity: { ...fine, valueMissing: true } },
      email: { value: 'ada@', validity: { ...fine, typeMismatch: true } },
    }),
  ).toEqual([
    'email: Enter an email address in the correct format, like name@company.co.uk',
    'projectType: Select a project type',
    'description: Enter a project description',
  ]);
});

test('an address without an ending is refused before the server does it', () => {
  expect(
    check({ email: { value: 'ada@host', validity: { ...fine, patternMismatch: true } } }),
  ).toHaveLength(1);
});

test('a required field of spaces alone is empty, an optional one may be', () => {
  expect(check({ name: { value: ' \n ' }, phone: { value: '   ' } })).toEqual([
    'name: Enter your full name',
  ]);
});

test('a field that is not on the page is not checked', () => {
  expect(checkAnswers(fields, () => null)).toEqual([]);
});
