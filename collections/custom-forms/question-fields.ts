import type { Condition, Field } from 'payload';
import { z } from 'zod';

import { fileGroups } from '@/platform/file-rules';
import { formFiles } from '@/platform/mail/mail-limits';
import { questionKinds, type QuestionKind } from '@/forms/made/document';

import { line, paragraph } from '../fields/lines';
import { checkQuestion } from './check-questions';
import { conditionAnswer } from './condition-answer';
import { columnField } from './inbox-fields';
import { newKey } from './keep-keys';

const sibling = z.object({ kind: z.string() });

/** Shows a field of the panel for some kinds of question alone. */
const onlyFor =
  (...kinds: readonly QuestionKind[]): Condition =>
  (_, siblingData) => {
    const { data } = sibling.safeParse(siblingData);
    return kinds.some((kind) => kind === data?.kind);
  };

const notFor =
  (...kinds: readonly QuestionKind[]): Condition =>
  (data, siblingData, context) =>
    !onlyFor(...kinds)(data, siblingData, context);

const shownIf = <Shown extends Field>(field: Shown, condition: Condition): Shown => ({
  ...field,
  admin: { ...field.admin, condition },
});

/** A preview marks each text with its field, and two that are the same would differ. */
const compared = { isCompared: true };

/** Where the panel shows fields for what stands between questions. */
const nothingAsked = ['heading', 'hidden', 'step'] as const;

/** Says at the field what is wrong with its question. */
const checked = <const Checked extends { name: string; validate?: unknown }>(field: Checked) => ({
  ...field,
  validate: checkQuestion(field.name),
});

const optional = (label: string, description: string) => ({
  ...{ label, description },
  isOptional: true,
});

const day = (name: string, label: string): Field =>
  shownIf(
    {
      ...{ name, label, type: 'date' },
      admin: { date: { pickerAppearance: 'dayOnly', displayFormat: 'd MMM yyyy' } },
    },
    onlyFor('date'),
  );

/** What an editor says of a question. */
export const questionFields: Field[] = [
  {
    name: 'key',
    type: 'text',
    maxLength: 20,
    defaultValue: () => newKey(),
    custom: compared,
    admin: { hidden: true },
  },
  {
    name: 'kind',
    type: 'select',
    label: 'Kind',
    required: true,
    defaultValue: 'text',
    options: [...questionKinds],
    admin: { isClearable: false },
  },
  checked(
    line('label', 300, {
      label: 'Question',
      description:
        'As people read it. Of a consent, all that they agree to: it is kept with the answer.',
    }),
  ),
  shownIf(paragraph('text', 1000, optional('Text', 'Under the heading.')), onlyFor('heading')),
  shownIf(
    checked(
      paragraph('options', 11_000, {
        ...optional('Options', 'Each on a line of its own.'),
        custom: compared,
      }),
    ),
    onlyFor('choice', 'radios', 'several'),
  ),
  shownIf(
    {
      ...{ name: 'mostFiles', type: 'number', label: 'At most so many files' },
      ...{ min: 1, max: formFiles.most, defaultValue: 1 },
    },
    onlyFor('file'),
  ),
  shownIf(
    {
      ...{ name: 'files', type: 'select', label: 'Which files', options: [...fileGroups] },
      admin: { description: 'Pictures, PDF, text and office documents, where nothing is chosen.' },
    },
    onlyFor('file'),
  ),
  shownIf(
    checked(
      line('parameter', 40, {
        ...optional('Name in the address', 'campaign, for …/forms/event?campaign=spring'),
        custom: compared,
      }),
    ),
    onlyFor('hidden'),
  ),
  shownIf(
    { name: 'required', type: 'checkbox', label: 'Must be answered' },
    notFor(...nothingAsked),
  ),
  shownIf(
    line('hint', 300, optional('Hint', 'What helps to answer, under the question.')),
    notFor(...nothingAsked),
  ),
  columnField,
  {
    type: 'collapsible',
    label: 'Limits, width and words of errors',
    admin: { initCollapsed: true, condition: notFor(...nothingAsked) },
    fields: [
      shownIf(
        { name: 'longest', type: 'number', label: 'At most so many characters', min: 1, max: 5000 },
        onlyFor('text', 'long-text', 'name'),
      ),
      shownIf({ name: 'least', type: 'number', label: 'Least number' }, onlyFor('number')),
      shownIf(
        checked({ name: 'most', type: 'number', label: 'Greatest number' }),
        onlyFor('number'),
      ),
      shownIf(
        { name: 'decimals', type: 'number', label: 'At most so many decimals', min: 0, max: 3 },
        onlyFor('number'),
      ),
      day('earliest', 'Earliest day'),
      day('latest', 'Latest day'),
      {
        name: 'width',
        type: 'select',
        label: 'Width',
        options: [
          { value: 'half', label: 'Half, beside another' },
          { value: 'full', label: 'The whole width' },
        ],
      },
      line('missing', 200, optional('When it is empty', 'What people read then.')),
      shownIf(
        line('invalid', 200, optional('When it makes no sense', 'What people read then.')),
        onlyFor('email', 'number', 'date'),
      ),
    ],
  },
  {
    type: 'collapsible',
    label: 'Ask it only if …',
    admin: { initCollapsed: true, condition: notFor(...nothingAsked) },
    fields: [
      checked({
        name: 'onlyIf',
        type: 'text',
        maxLength: 20,
        label: 'The answer to',
        custom: compared,
        admin: { components: { Field: '/src/panel/forms/earlier-question#EarlierQuestion' } },
      }),
      {
        name: 'onlyIfIs',
        type: 'select',
        label: 'is or is not',
        defaultValue: 'is',
        options: [
          { value: 'is', label: 'is' },
          { value: 'is-not', label: 'is not' },
        ],
      },
      checked({ ...conditionAnswer, custom: compared }),
    ],
  },
];
