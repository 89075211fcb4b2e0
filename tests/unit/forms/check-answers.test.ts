import { expect, test } from 'vitest';

import { checkAnswers } from '@/forms/fill/check-answers';
import { checkedAgain } from '@/forms/fill/use-mended';
import { quoteForm } from '@/forms';

const { fields } = quoteForm;

/** Every required field answered, but for the ones that a test names. */
function check(answers: Record<string, string>) {
  const all: Record<string, string> = { email: 'ada@analytical.example', ...answers };
  const errors = checkAnswers(fields, (field) => {
    const usual = field.kind === 'choice' ? field.options[0]?.value : 'x';
    return all[field.name] ?? (field.required ? usual : '');
  });
  return errors.map(({ name, message }) => `${name}: ${message}`);
}

test('answers without fault pass', () => {
  expect(check({})).toEqual([]);
});

test("what the door would say stands in the definition's words, in the form's order", () => {
  expect(
    check({
      description: '',
      projectType: '',
      email: 'ada@',
    }),
  ).toEqual([
    'email: Enter an email address in the correct format, like name@company.co.uk',
    'projectType: Select a project type',
    'description: Enter a project description',
  ]);
});

test('an address without an ending is refused before the server does it', () => {
  expect(check({ email: 'ada@host' })).toHaveLength(1);
});

test.each(['müller@exämple.example', 'tom&jerry@quay.example', '\u202aada@quay.example\u202c\n'])(
  'the browser takes what the door takes: %j',
  (email) => {
    expect(check({ email })).toEqual([]);
  },
);

test.each([' \n ', '\u200b', '\u0003'])(
  'a required field of %j is empty, an optional one may be',
  (text) => {
    expect(check({ name: text, phone: text })).toEqual(['name: Enter your full name']);
  },
);

test('a field that is not on the page is not checked', () => {
  expect(checkAnswers(fields, () => undefined)).toEqual([]);
});

test('a field that is checked again is mended or says what is wrong now, and no other changes', () => {
  const found = [
    { name: 'name', message: 'Enter your full name' },
    { name: 'email', message: 'Enter your email address' },
  ];
  expect(checkedAgain(found, 'email', undefined)).toEqual([found[0]]);
  expect(checkedAgain(found, 'email', 'Not an address')).toEqual([
    found[0],
    { name: 'email', message: 'Not an address' },
  ]);
  // What the last try let pass waits for the next one.
  expect(checkedAgain(found, 'phone', 'Not a number')).toEqual(found);
});
