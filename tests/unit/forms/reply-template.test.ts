import { expect, test } from 'vitest';

import { contactForm, quoteForm } from '@/forms';
import {
  braceProblem,
  fillIn,
  firstNameOf,
  namesIn,
  plainName,
  projectOf,
  templateFields,
  unknownFields,
} from '@/forms/reply-template';
import { inboxSettings } from '~/seed/content/inbox-settings';

test('names in braces become values, once, and what is no name stays', () => {
  const values = { name: '{reference} Ada', reference: 'C-1' };
  expect(fillIn('Hello {name} ({reference}), {constructor} {x} {}', values)).toBe(
    'Hello {reference} Ada (C-1), {constructor} {x} {}',
  );
});

test('a name that means nothing is found', () => {
  expect(unknownFields('{name} {nmae} {toString} {}', templateFields)).toEqual([
    '{nmae}',
    '{toString}',
    '{}',
  ]);
  // A brace too many, one that is left open, and a space beside the name.
  const broken = ['{ name }', '{{name}}', '{name', 'name}', '{na{name}me}', '{name\n}', '{name} {'];
  for (const text of broken)
    expect(braceProblem(text, templateFields)).toMatch(/ means nothing here\. There is \{name\}: /);
  expect(braceProblem('{x}', {})).toBe('{x} means nothing here. Leave the braces out.');
  for (const { text } of inboxSettings.replyTemplates ?? [])
    expect(unknownFields(text, templateFields)).toEqual([]);
});

test.each([
  [contactForm, null, 'your project'],
  [quoteForm, 'portal', 'your portal project'],
  [quoteForm, 'ecommerce', 'your e-commerce project'],
  [quoteForm, 'other', 'your project'],
  [quoteForm, 'gone', 'your project'],
])('the project of %#', (form, projectType, expected) => {
  expect(projectOf(form, { projectType })).toBe(expected);
});

test('a name in braces means a question by its words, however they are written', () => {
  const values = { [plainName('How many seats?')]: '12' };
  expect(fillIn('{howManySeats} {HowManySeats} {how_many_seats} {seats}', values)).toBe(
    '12 12 12 {seats}',
  );
});

test('what is left in braces is named, each once', () => {
  expect(namesIn('Hello {firstName} of {company}, {firstName}. {} { a } {1} {größe}')).toEqual([
    '{firstName}',
    '{company}',
    '{größe}',
  ]);
  expect(namesIn('function () { return }')).toEqual([]);
});

test.each([
  ['Ada Lovelace', 'Ada'],
  ['  ada  ', 'ada'],
  ['Dr. Ada Lovelace', 'Ada'],
  ['Mrs Whitlock', 'Whitlock'],
  ['Lovelace, Ada King', 'Ada'],
  ['Missy Elliot', 'Missy'],
  ['', ''],
])('the first name of “%s” is “%s”', (name, first) => {
  expect(firstNameOf(name)).toBe(first);
});
