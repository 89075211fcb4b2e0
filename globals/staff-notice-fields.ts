import type { Field, SelectFieldSingleValidation, TextFieldSingleValidation } from 'payload';
import { z } from 'zod';

import { env } from '@/env';
import { fieldsOfFeature } from '../collections/put-away';
import { webhookProblem } from '@/submissions/staff-notices/webhook-address';

const isSafe: TextFieldSingleValidation = async (value) =>
  value ? ((await webhookProblem(value)) ?? true) : true;

const isSigned: SelectFieldSingleValidation = (value, { siblingData }) => {
  const { data } = z.object({ webhookAddress: z.string().min(1) }).safeParse(siblingData);
  if (value !== 'json' || !data || env.NOTICE_WEBHOOK_SECRET) return true;
  return 'Set NOTICE_WEBHOOK_SECRET for the server first (docs/operating.md), so that the receiver can check who sent it.';
};

/** How staff hear of what comes in; each chooses at /admin/account what they are mailed of. */
export const staffNoticeFields: Field[] = [
  {
    name: 'webhookAddress',
    type: 'text',
    label: 'Webhook for new submissions and answers',
    maxLength: 2000,
    validate: isSafe,
    admin: { description: 'Begins with https://. Empty: nobody is told.' },
  },
  {
    name: 'webhookFormat',
    type: 'select',
    label: 'The webhook understands',
    required: true,
    defaultValue: 'json',
    options: [
      { value: 'json', label: 'Signed JSON (standardwebhooks.com)' },
      { value: 'slack', label: 'Slack' },
      { value: 'teams', label: 'Microsoft Teams' },
    ],
    validate: isSigned,
  },
  ...fieldsOfFeature('pipeline', [
    {
      name: 'webhookOpportunities',
      type: 'checkbox',
      label: 'Tell the webhook of opportunities as well',
      defaultValue: false,
      admin: {
        description:
          'Whenever one is made, moved, won or lost: its reference, stage and a link, and nothing of its person or its value.',
      },
    },
  ]),
  {
    name: 'noticesNamePeople',
    type: 'checkbox',
    label: 'Name senders in the webhook and in mails to staff',
    defaultValue: false,
    admin: {
      description:
        'Off: they have the reference and a link. On: name and company as well, and the email in signed JSON. Other services then hold personal data, and an erasure here does not reach it.',
    },
  },
];
