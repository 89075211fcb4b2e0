import type { ArrayFieldValidation, Field } from 'payload';
import { array } from 'payload/shared';
import { z } from 'zod';

import { formList, writtenForms } from '@/forms';
import { normalAddress } from '@/platform/address-spellings';
import { isEmailAddress } from '@/platform/email-address';

import { line } from '../collections/fields/lines';

const rows = z.array(
  z.object({
    address: z.string().nullish(),
    forms: z.array(z.string()).nullish(),
    madeForms: z.array(z.unknown()).nullish(),
  }),
);

/** The first that stands twice in a list. */
const repeated = <Item>(list: readonly Item[]): Item | undefined =>
  list.find((each, at) => list.indexOf(each) < at);

/** An address stands once, and a form's mails go out from one. */
const isUnequivocal: ArrayFieldValidation = (value, options) => {
  const mailboxes = rows.safeParse(value ?? []).data ?? [];
  const twice = repeated(mailboxes.map(({ address }) => normalAddress(address ?? '')));
  if (twice) return `${twice} stands there twice: leave one of them out.`;
  const form = repeated(mailboxes.flatMap(({ forms }) => forms ?? []));
  const many = formList.find(({ name }) => name === form)?.staff.many;
  if (many)
    return `Mails about ${many} can go out from one mailbox alone: untick them in the others.`;
  if (repeated(mailboxes.flatMap(({ madeForms }) => madeForms ?? [])))
    return 'A form is chosen in two mailboxes: take it out of one of them.';
  return array(value, options);
};

/** From which addresses mails go out. @param signature of replies from one of them */
export const mailboxFields = (signature: Field): Field[] => [
  {
    name: 'mailboxes',
    type: 'array',
    labels: { singular: 'Mailbox', plural: 'Mailboxes' },
    maxRows: 20,
    validate: isUnequivocal,
    admin: {
      description:
        'Addresses of the team, such as sales@ and support@, beside the one that the server is set up with (MAIL_FROM). Whoever answers chooses one of them, and the conversation goes on from there. The mail server must let this site send from each. Which of them are read stands in IMAP_URL (docs/operating.md).',
    },
    fields: [
      {
        name: 'address',
        type: 'text',
        required: true,
        maxLength: 254,
        validate: (value: unknown) =>
          (typeof value === 'string' && isEmailAddress(value)) ||
          'Please enter a valid email address.',
      },
      line('name', 100, {
        isOptional: true,
        description: 'As mails call it, with your own name: … Sales.',
      }),
      {
        name: 'forms',
        type: 'select',
        label: 'Replies and confirmations of these go out from it',
        hasMany: true,
        options: writtenForms.map(({ name, staff: { many } }) => ({ value: name, label: many })),
      },
      {
        name: 'madeForms',
        type: 'relationship',
        label: 'And of these forms that editors made',
        relationTo: 'custom-forms',
        hasMany: true,
      },
      signature,
    ],
  },
];
