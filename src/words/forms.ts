import { formList, type FormDefinition, type FormField } from '@/forms';
import { kindOf } from '@/forms/kinds';
import { refusalTexts } from '@/forms/refusal-texts';
import { byName } from '@/platform/by-name';

import { specified, word, type Word, type WordPage } from './word';

const whenNothingCanBeSent = { part: 'When nothing can be sent', isLong: true };

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
      [...groups].map((group) => [groupName(group), word('Heading', group, { part: 'Headings' })]),
    ),
    ...Object.fromEntries(form.isMade ? [] : form.fields.flatMap(wordsOfField)),
    submit: word('Button', submit, { part: button }),
    submitting: word('Button while it sends', submitting, { part: button }),
    successTitle: word('Sent: heading', success.title, { part: button }),
    successText: word('Sent: text', success.text, { part: button, isLong: true }),
    failureTitle: word('Not sent: heading', failure.title, {
      part: button,
      ...specified,
    }),
    failureText: word('Not sent: text', failure.text, { part: button, ...specified }),
  };
}

function wordsOfField(field: FormField): [string, Word][] {
  const { name, label, hint = '', missing } = field;
  const part = label;
  const words: [string, Word][] = [
    [`${name}Label`, word('Label', label, { part })],
    [`${name}Hint`, word('Hint', hint, { part, isLong: true })],
  ];
  if (missing !== undefined)
    words.push([`${name}Missing`, word('When it is empty', missing, { part, isLong: true })]);
  if ('invalid' in field)
    words.push([
      `${name}Invalid`,
      word(`When it is no ${kindOf(field).noun}`, field.invalid, { part, isLong: true }),
    ]);
  if ('options' in field)
    words.push(
      ...field.options.map(({ value, label }): [string, Word] => [
        optionName(field, value),
        word(`Option “${value}”`, label, {
          about: 'The stored value stays the same, and staff see the original words.',
          part,
        }),
      ]),
    );
  return words;
}

/** Labels, hints, options and messages of the forms. What they ask and accept stays in their definitions. */
export const formWords = {
  slug: 'forms',
  label: 'Words of forms',
  about: 'The words of all forms. The inbox and the mails to staff keep the first words.',
  tabs: {
    ...byName(formList, (form) => ({
      label: form.isMade ? 'Forms you made' : `${form.staff.title} form`,
      words: wordsOfForm(form),
    })),
    both: {
      label: 'All forms',
      words: {
        optional: word('After the label of what may stay empty', 'optional'),
        chooseOne: word('Before a choice is made', 'Choose one'),
        problem: word('Heading over mistakes', 'There is a problem'),
        nothingLost: word('Below mistakes', 'Nothing you typed is lost.'),
        errorMark: word(
          'Before the title of the browser’s tab',
          'Error:',
          'While there are mistakes.',
        ),
        stepOfSteps: word('Over each page of a form with several', 'Step {step} of {steps}', {
          fields: { step: 'the number of the page', steps: 'how many there are' },
        }),
        next: word('To the next page', 'Next'),
        back: word('To the page before', 'Back'),
        tryingAgain: word(
          'While nobody answers',
          'No answer yet. We are trying again. Nothing you typed is lost.',
          { isLong: true },
        ),
        noAnswer: word(
          'When nobody answered',
          'No answer came. Check your connection, then send it again.',
          { isLong: true },
        ),
        checkingSender: word(
          'While a sender is checked',
          'One moment: we are checking that you are not a robot.',
          { isLong: true },
        ),
        yourReference: word('Reference', 'Your reference is {reference}', {
          fields: { reference: 'the reference of what was sent' },
        }),
        tooManySent: word(
          'After many from one address',
          refusalTexts['rate-limited'],
          whenNothingCanBeSent,
        ),
        tooBusy: word('While many people send', refusalTexts.busy, whenNothingCanBeSent),
        mayHaveArrived: word(
          'When nobody can tell whether it arrived',
          refusalTexts['unknown-outcome'],
          whenNothingCanBeSent,
        ),
        notStored: word(
          'When it could not be stored',
          refusalTexts.unavailable,
          whenNothingCanBeSent,
        ),
        checkAnswers: word(
          'Heading of the page with mistakes',
          'Check your answers',
          'In browsers without JavaScript.',
        ),
        received: word(
          'Title of the page after sending',
          'Thank you',
          'In the browser’s tab, in browsers without JavaScript.',
        ),
      },
    },
  },
} as const satisfies WordPage;
