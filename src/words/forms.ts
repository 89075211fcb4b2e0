import { formList, type FormDefinition, type FormField } from '@/forms';
import { kindOf } from '@/forms/kinds';
import { refusalTexts } from '@/forms/refusal-texts';
import { byName } from '@/platform/by-name';

import type { Word, WordPage } from './word';

const ofSpecification = 'the specification says it to the letter.';

const camel = (...parts: string[]) =>
  parts
    .join(' ')
    .replace(/[^a-zA-Z0-9]+(.)?/g, (_, next: string | undefined) => (next ?? '').toUpperCase());

/** `budget` and `5k-10k` make `budget5k10k`. */
export const optionName = (field: FormField, value: string) => camel(`${field.name} ${value}`);
export const groupName = (group: string) => camel('group', group);

/** What a form says, by names that follow from its definition. */
function wordsOfForm(form: FormDefinition): Record<string, Word> {
  const groups = new Set(form.fields.flatMap(({ group }) => group ?? []));
  const { submit, submitting, success, failure } = form.texts;
  const button = 'Button and answer';
  return {
    ...Object.fromEntries(
      [...groups].map((group) => [
        groupName(group),
        { label: 'Heading', text: group, part: 'Headings' },
      ]),
    ),
    ...Object.fromEntries(form.fields.flatMap(wordsOfField)),
    submit: { label: 'Button', text: submit, part: button },
    submitting: { label: 'Button while it sends', text: submitting, part: button },
    successTitle: { label: 'Sent: heading', text: success.title, part: button },
    successText: { label: 'Sent: text', text: success.text, part: button, isLong: true },
    failureTitle: {
      label: 'Not sent: heading',
      text: failure.title,
      part: button,
      fixed: ofSpecification,
    },
    failureText: {
      label: 'Not sent: text',
      text: failure.text,
      part: button,
      fixed: ofSpecification,
    },
  };
}

function wordsOfField(field: FormField): [string, Word][] {
  const { name, label, hint = '', missing } = field;
  const part = label;
  const words: [string, Word][] = [
    [`${name}Label`, { label: 'Label', text: label, part }],
    [`${name}Hint`, { label: 'Hint', text: hint, part, isLong: true }],
  ];
  if (missing !== undefined)
    words.push([
      `${name}Missing`,
      { label: 'When it is empty', text: missing, part, isLong: true },
    ]);
  if ('invalid' in field)
    words.push([
      `${name}Invalid`,
      { label: `When it is no ${kindOf(field).noun}`, text: field.invalid, part, isLong: true },
    ]);
  if ('options' in field)
    words.push(
      ...field.options.map(({ value, label }): [string, Word] => [
        optionName(field, value),
        {
          label: `Option “${value}”`,
          text: label,
          part,
          about: 'What is stored stays the same, and staff read it in its first words.',
        },
      ]),
    );
  return words;
}

/** Labels, hints, options and messages of the forms. What they ask and accept stays in their definitions. */
export const formWords = {
  slug: 'forms',
  label: 'Forms',
  about: 'The words of the two forms. The inbox and the mails to staff keep the first words.',
  tabs: {
    ...byName(formList, (form) => ({
      label: `${form.staff.title} form`,
      words: wordsOfForm(form),
    })),
    both: {
      label: 'Both forms',
      words: {
        optional: { label: 'After the label of what may stay empty', text: 'optional' },
        chooseOne: { label: 'Before a choice is made', text: 'Choose one' },
        problem: { label: 'Heading over mistakes', text: 'There is a problem' },
        nothingLost: { label: 'Below mistakes', text: 'Nothing you typed is lost.' },
        errorMark: {
          label: 'Before the title of the browser’s tab',
          text: 'Error:',
          about: 'While there are mistakes.',
        },
        tryingAgain: {
          label: 'While nobody answers',
          text: 'No answer yet. Trying again, nothing you typed is lost.',
          isLong: true,
        },
        checkingSender: {
          label: 'While a sender is checked',
          text: 'A moment: checking that you are not a machine.',
          isLong: true,
        },
        yourReference: {
          label: 'Reference',
          text: 'Your reference is {reference}',
          fields: { reference: 'the reference of what was sent' },
        },
        tooManySent: {
          label: 'After many from one address',
          text: refusalTexts['rate-limited'],
          part: 'When nothing can be sent',
          isLong: true,
        },
        tooBusy: {
          label: 'While many people send',
          text: refusalTexts.busy,
          part: 'When nothing can be sent',
          isLong: true,
        },
        mayHaveArrived: {
          label: 'When nobody can tell whether it arrived',
          text: refusalTexts['unknown-outcome'],
          part: 'When nothing can be sent',
          isLong: true,
        },
        notStored: {
          label: 'When it could not be stored',
          text: refusalTexts.unavailable,
          part: 'When nothing can be sent',
          isLong: true,
        },
        checkAnswers: {
          label: 'Heading of the page with mistakes',
          text: 'Check your answers',
          about: 'In browsers without JavaScript.',
        },
        received: {
          label: 'Title of the page after sending',
          text: 'Thank you',
          about: 'In the browser’s tab, in browsers without JavaScript.',
        },
      },
    },
  },
} as const satisfies WordPage;
