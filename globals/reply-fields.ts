import type { Field, TextareaFieldValidation } from 'payload';
import { textarea } from 'payload/shared';

import { braceProblem, inWords, signatureFields, templateFields } from '@/forms/reply-template';

import { line } from '../collections/fields/lines';

type Fields = Readonly<Record<string, string>>;

/** A name that nobody fills in would reach a prospect in its braces. */
const known =
  (fields: Fields): TextareaFieldValidation =>
  (text, options) =>
    braceProblem(text ?? '', fields) ?? textarea(text, options);

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
        validate: known(templateFields),
        admin: { rows: 8, description: inWords(templateFields) },
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
];
