import type { Field, TextareaFieldValidation } from 'payload';
import { textarea } from 'payload/shared';

import { formList } from '@/forms';
import {
  braceProblem,
  inWords,
  plainName,
  signatureFields,
  templateFields,
} from '@/forms/reply-template';

import { line } from '../collections/fields/lines';
import { isBookingLink, longestAddress } from '../collections/fields/booking-link';
import { mailboxFields } from './mailbox-fields';

type Fields = Readonly<Record<string, string>>;

/** The answers to a form of the site, by the names of its fields. */
const answers = Object.fromEntries(
  formList
    .filter(({ isMade }) => !isMade)
    .flatMap(({ fields }) => fields.map(({ name, label }) => [name, label] as const)),
);

/** A name that nobody fills in would reach a prospect in its braces. */
const known =
  (fields: Fields): TextareaFieldValidation =>
  (text, options) =>
    braceProblem(text ?? '', fields) ?? textarea(text, options);

/** In a template, any answer as well; those to made forms by the words of the question. */
const knownInTemplate: TextareaFieldValidation = async (text, options) => {
  const all = { ...answers, ...templateFields };
  // A form that is gone meanwhile keeps nobody from saving something else.
  const isAsBefore = text === options.previousValue;
  if (isAsBefore || braceProblem(text ?? '', all) === undefined) return textarea(text, options);
  const { docs } = await options.req.payload.find({
    collection: 'custom-forms',
    pagination: false,
    depth: 0,
    where: { _status: { equals: 'published' } },
    select: { questions: true },
    overrideAccess: true,
  });
  const labels = docs.flatMap(({ questions }) => questions.map(({ label }) => label));
  const asked = Object.fromEntries(labels.map((label) => [plainName(label), label]));
  return braceProblem(text ?? '', { ...asked, ...all }, templateFields) ?? textarea(text, options);
};

const namesOfTemplates = `${inWords(templateFields)}; and any answer by the name of its field, as {budget}, or by the words of its question, as {howManySeats}. What a sender has not answered stays in its braces, and is named before the reply goes out.`;

/** What replies from the inbox begin with, and end with. */
export const replyFields: Field[] = [
  {
    name: 'replyTemplates',
    type: 'array',
    labels: { singular: 'Template', plural: 'Templates for replies' },
    maxRows: 30,
    fields: [
      line('name', 60),
      {
        name: 'text',
        type: 'textarea',
        required: true,
        maxLength: 4000,
        validate: knownInTemplate,
        admin: { rows: 8, description: namesOfTemplates },
      },
    ],
  },
  {
    name: 'replySignature',
    type: 'textarea',
    label: 'Signature of replies',
    maxLength: 400,
    validate: known(signatureFields),
    admin: {
      description: `It ends the replies of everybody who has none of their own (/admin/account). ${inWords(signatureFields)}`,
    },
  },
  {
    name: 'bookingLink',
    type: 'text',
    label: 'Where calls are booked',
    maxLength: longestAddress,
    validate: isBookingLink,
    admin: {
      description:
        'The address of a booking tool, such as https://book.example/team, for everybody who has none of their own (/admin/account). Templates name it as {bookingLink}, and the page of whoever wrote shows it. Empty: nothing shows.',
    },
  },
  ...mailboxFields({
    name: 'signature',
    type: 'textarea',
    maxLength: 400,
    validate: known(signatureFields),
    admin: {
      description: `It ends replies from here instead, of everybody who has none of their own. ${inWords(signatureFields)}`,
    },
  }),
];
