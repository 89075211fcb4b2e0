import type { ArrayFieldValidation, Field } from 'payload';
import { z } from 'zod';

import { addressesIn } from '@/forms/made/recipients';
import { hasOptions, madeDocument, optionsOf } from '@/forms/made/document';
import { isEmailAddress } from '@/platform/email-address';

import { having } from '../../access';
import { paragraph } from '../../fields/lines';
import { conditionAnswer } from '../condition-answer';

const mostRows = 20;
const mostAddresses = 10;

const row = z.object({
  onlyIf: z.string().nullish(),
  onlyIfAnswer: z.string().nullish(),
  addresses: z.string().nullish(),
});

const asked = z.object({ questions: madeDocument.shape.questions });

/** What keeps a row from ever naming somebody, as far as it can be seen. */
export function recipientProblem(rows: unknown, form: unknown): string | null {
  const { data = [] } = z.array(row).safeParse(rows ?? []);
  const { questions } = asked.catch({ questions: [] }).parse(form);
  for (const [at, { onlyIf, onlyIfAnswer, addresses }] of data.entries()) {
    const named = addressesIn(addresses ?? '');
    const wrong = named.find((address) => !isEmailAddress(address));
    if (wrong !== undefined) return `Row ${at + 1}: “${wrong}” is no email address.`;
    if (named.length === 0) return `Row ${at + 1}: write an address.`;
    if (named.length > mostAddresses) return `Row ${at + 1}: at most ${mostAddresses} addresses.`;
    const question = questions.find(({ key }) => key === onlyIf);
    if (onlyIf && !question) return `Row ${at + 1}: its question is gone. Choose another one.`;
    const options = question && hasOptions(question.kind) ? optionsOf(question) : [];
    if (onlyIfAnswer && options.length > 0 && !options.includes(onlyIfAnswer))
      return `Row ${at + 1}: “${question?.label}” has no option “${onlyIfAnswer}”.`;
  }
  return null;
}

const checkRows: ArrayFieldValidation = (value, { data }) => recipientProblem(value, data) ?? true;

/** Whoever is named here reads what people send: an editor does not. */
const access = { read: having('forms'), create: having('forms'), update: having('forms') };

/** Who of us is told of what was sent. */
export const recipientFields: Field[] = [
  {
    name: 'recipients',
    type: 'array',
    label: 'Who is told',
    labels: { singular: 'Rule', plural: 'Rules' },
    maxRows: mostRows,
    validate: checkRows,
    access,
    admin: {
      initCollapsed: true,
      description:
        'Staff alone see and change this: whoever is named gets the answers by mail. All rows that fit count, and nobody gets two mails. Where none fits, the address of the site’s settings is told.',
      components: {
        RowLabel: {
          path: '/src/panel/blocks/block-label#RowWords',
          clientProps: { says: 'addresses' },
        },
      },
    },
    fields: [
      {
        name: 'onlyIf',
        type: 'text',
        maxLength: 20,
        label: 'If the answer to',
        access,
        admin: {
          description: 'Empty: always.',
          components: { Field: '/src/panel/forms/earlier-question#AnyQuestion' },
        },
      },
      {
        name: 'onlyIfIs',
        type: 'select',
        label: 'is or is not',
        defaultValue: 'is',
        access,
        options: [
          { value: 'is', label: 'is' },
          { value: 'is-not', label: 'is not' },
        ],
      },
      { ...conditionAnswer, access },
      {
        ...paragraph('addresses', 2000, {
          label: 'Then tell',
          description: 'Email addresses, each on a line of its own.',
        }),
        access,
      },
    ],
  },
];
