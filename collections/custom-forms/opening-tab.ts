import type { DateField, DateFieldValidation, Tab, TextareaField, TextField } from 'payload';
import { z } from 'zod';

import { openingDefaults, openingNames } from '@/forms/made/opening';
import { braceProblem, inWords } from '@/forms/reply-template';

import { line, paragraph } from '../fields/lines';

export const mostEntries = 100_000;

const moment = (name: string, label: string, description: string): DateField => ({
  ...{ name, label, type: 'date' },
  admin: {
    description,
    date: { pickerAppearance: 'dayAndTime', displayFormat: 'd MMM yyyy HH:mm', timeIntervals: 15 },
  },
});

const siblings = z.object({ opensAt: z.coerce.date().nullish() });

const closesAfterItOpens: DateFieldValidation = (closesAt, { siblingData }) => {
  const { data } = siblings.safeParse(siblingData);
  return (
    !closesAt ||
    !data?.opensAt ||
    new Date(closesAt) > data.opensAt ||
    'It closes before it opens. Choose a later time.'
  );
};

/** Names in braces that mean nothing would reach people as they are. */
const named = <Written extends TextField | TextareaField>(field: Written): Written => ({
  ...field,
  validate: (text: string | null | undefined) => braceProblem(text ?? '', openingNames) ?? true,
});

type State = keyof typeof openingDefaults;

const wordsOf = (state: State, when: string) => [
  named(
    line(`${state}Title`, 80, {
      ...{ label: `${when}: heading`, defaultValue: openingDefaults[state].title },
      isOptional: true,
    }),
  ),
  named(
    paragraph(`${state}Text`, 500, {
      ...{ label: `${when}: text`, defaultValue: openingDefaults[state].text },
      isOptional: true,
      description: `It may name ${inWords(openingNames)}.`,
    }),
  ),
];

/** When a form takes answers, and what people read while it takes none. */
export const openingTab: Tab = {
  name: 'opening',
  label: 'When it is open',
  admin: {
    description:
      'Leave it empty, and the form takes answers for as long as it is published. While it takes none, its page stays, with these words in place of the questions.',
  },
  fields: [
    {
      type: 'row',
      fields: [
        moment('opensAt', 'Opens at', 'By the clock of your computer.'),
        {
          ...moment('closesAt', 'Closes at', 'What was sent before that moment counts.'),
          validate: closesAfterItOpens,
        },
      ],
    },
    {
      ...{ name: 'most', type: 'number', label: 'At most so many entries' },
      ...{ min: 1, max: mostEntries },
      admin: {
        description: 'What is in the trash, set aside or marked as spam leaves its place free.',
      },
    },
    ...wordsOf('early', 'Before it opens'),
    ...wordsOf('closed', 'After it closed'),
    ...wordsOf('full', 'When it is full'),
  ],
};
