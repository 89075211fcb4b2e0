import { expect, test } from 'vitest';

import { contactForm, quoteForm, type FormDefinition } from '@/forms';
import { fieldGroups } from '@/forms/draw/field-rows';
import { submissionSchema } from '@/forms/schema';
import { columnHeading } from '@/inbox/list/table/columns';

const quote = {
  name: 'Ada Lovelace',
  email: 'ada@analytical.example',
  projectType: 'portal',
  description: 'One record for seven clinics.',
};

const isTaken = (changes: object) =>
  submissionSchema(quoteForm).safeParse({ ...quote, ...changes }).success;

test('every value of the specification is accepted, and no other', () => {
  for (const projectType of ['web', 'ecommerce', 'businessIntelligence', 'cms', 'portal', 'other'])
    expect(isTaken({ projectType })).toBe(true);
  for (const budget of ['under5k', '5k-10k', '10k-25k', '25k-50k', '50k+'])
    expect(isTaken({ budget })).toBe(true);
  for (const timeline of ['urgent', '1month', '3months', '6months', 'flexible'])
    expect(isTaken({ timeline })).toBe(true);
  expect(isTaken({ budget: 'a lot' })).toBe(false);
});

const headings = ({ fields }: FormDefinition) => fields.map(({ name }) => columnHeading(name));

test('the columns are the specification’s', () => {
  expect(headings(contactForm)).toEqual(['Name', 'Email', 'Message']);
  expect(headings(quoteForm)).toEqual([
    'Name',
    'Email',
    'Phone',
    'Company',
    'Project Type',
    'Budget',
    'Timeline',
    'Description',
  ]);
});

test('fields stand in groups and rows', () => {
  const shape = fieldGroups(quoteForm.fields).map(({ heading, rows }) => [
    heading,
    rows.map(({ columns, fields }) => [columns, fields.map(({ name }) => name).join()]),
  ]);
  expect(shape).toEqual([
    ['About you', [[2, 'name,email,phone,company']]],
    [
      'About the project',
      [
        [3, 'projectType,budget,timeline'],
        [1, 'description'],
      ],
    ],
  ]);
  expect(fieldGroups(contactForm.fields).map(({ heading }) => heading)).toEqual([null]);
});
