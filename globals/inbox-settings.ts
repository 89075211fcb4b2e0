import type {
  CheckboxFieldValidation,
  Field,
  GlobalAfterChangeHook,
  GlobalConfig,
  TextareaFieldValidation,
} from 'payload';
import { z } from 'zod';

import { admins, hiddenFromEditors } from '../collections/access';
import { endSessionsWithout } from '@/accounts/second-factor/sessions';
import { getSecondFactor } from '@/accounts/second-factor/status';
import { signatureFields, templateFields, unknownFields } from '@/forms/reply-template';

const days = (name: string, label: string, defaultValue: number, description: string): Field => ({
  name,
  label,
  type: 'number',
  required: true,
  defaultValue,
  min: 1,
  max: 36_500,
  admin: { description, step: 1 },
});

/** Somebody who requires a second factor of everybody must have one, to be able to sign in. */
const notWithoutOwn: CheckboxFieldValidation = async (required, { req }) => {
  if (!required || !req.user || (await getSecondFactor(req.user.id))) return true;
  return 'Set up a second factor for your own account first, at /admin/account.';
};

const endOldSessions: GlobalAfterChangeHook = async ({ doc, previousDoc, req }) => {
  if (requiring.safeParse(doc).success && !requiring.safeParse(previousDoc).success)
    await endSessionsWithout(req);
};

const requiring = z.object({ requireSecondFactor: z.literal(true) });

type Fields = Readonly<Record<string, string>>;

const inWords = (known: Fields): string =>
  Object.entries(known)
    .map(([name, meaning]) => `{${name}}: ${meaning}`)
    .join('; ');

/** A name that nobody fills in would reach a prospect in its braces. */
const known =
  (fields: Fields): TextareaFieldValidation =>
  (text) => {
    const [unknown] = unknownFields(text ?? '', fields);
    return unknown === undefined || `${unknown} means nothing here. There is ${inWords(fields)}.`;
  };

/** What replies from the inbox begin with. */
const replies: Field[] = [
  {
    name: 'replyTemplates',
    type: 'array',
    labels: { singular: 'Template', plural: 'Templates for replies' },
    maxRows: 30,
    fields: [
      { name: 'name', type: 'text', required: true, maxLength: 60 },
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
    admin: { description: inWords(signatureFields) },
  },
];

/** How long submissions are kept, how they are answered and how people sign in. Staff alone see it. */
export const inboxSettings: GlobalConfig = {
  slug: 'inbox-settings',
  label: 'Inbox settings',
  access: { read: admins, update: admins },
  admin: {
    group: 'Settings',
    hidden: hiddenFromEditors,
    description: 'How long submissions are kept, what replies begin with, and how people sign in.',
  },
  hooks: { afterChange: [endOldSessions] },
  fields: [
    days(
      'contactDays',
      'Keep contact messages, in days',
      730,
      'Then they move to trash. The inbox’s page “Data protection” names them a week before.',
    ),
    days('quoteDays', 'Keep quote requests, in days', 730, 'Then they move to trash.'),
    days('trashDays', 'Keep the trash, in days', 30, 'Then they are erased for good.'),
    ...replies,
    {
      name: 'requireSecondFactor',
      label: 'Require a second factor',
      type: 'checkbox',
      required: true,
      defaultValue: false,
      validate: notWithoutOwn,
      admin: {
        description:
          'Staff and marketers then need a code from an app to sign in, here and in the inbox. Who has none yet is signed out, and sets it up at the next sign-in.',
      },
    },
  ],
};
