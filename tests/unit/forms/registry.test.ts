import { expect, test } from 'vitest';

import { formList, forms, writtenForms } from '@/forms';

test.each(formList)('the $name form is found by its name, and named as its tables are', (form) => {
  expect(forms[form.name]).toBe(form);
  expect(form.name).toMatch(/^[a-z]+$/);
  expect(form.collection).toBe(`${form.name}-submissions`);
});

test('no two forms have the same letter: a reference and an address of a thread tell whose it is', () => {
  const letters = formList.map(({ referenceLetter }) => referenceLetter);
  expect(letters.filter((letter) => !/^[A-Z]$/.test(letter))).toEqual([]);
  expect(new Set(letters).size).toBe(letters.length);
});

test.each(writtenForms)(
  'the $name form asks who somebody is and where they can be answered',
  (form) => {
    const asked = form.fields.map(({ name, kind, required }) => [name, kind, required]);
    expect(asked).toContainEqual(['name', 'text', true]);
    expect(asked).toContainEqual(['email', 'email', true]);
  },
);

test.each(formList)('the figures count the $name form by choices that it has', (form) => {
  const choices = form.fields.filter(({ kind }) => kind === 'choice').map(({ name }) => name);
  expect(choices).toEqual(expect.arrayContaining([...form.staff.countedBy]));
});
