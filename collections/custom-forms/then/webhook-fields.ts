import type { Field, TextFieldSingleValidation } from 'payload';

import { webhookProblem } from '@/submissions/staff-notices/webhook-address';

import { having } from '../../access';
import { mayChooseReaders } from '../may-choose-readers';

const isSafe: TextFieldSingleValidation = async (value) =>
  value ? ((await webhookProblem(value)) ?? true) : true;

/** Whoever is told by it reads what people send: staff alone decide that, and those who may read it. */
export const webhookFields: Field[] = [
  {
    name: 'webhookAddress',
    type: 'text',
    label: 'Address of the webhook',
    maxLength: 2000,
    validate: isSafe,
    access: { read: having('forms'), create: having('forms'), update: mayChooseReaders },
    admin: {
      description:
        'Begins with https://. It gets all that is answered, as JSON; another service then holds personal data, and an erasure here does not reach it. Empty: nobody is told. Staff alone see and change this.',
    },
  },
  {
    name: 'webhookState',
    type: 'ui',
    admin: { components: { Field: '/src/panel/forms/form-webhook#FormWebhook' } },
  },
];
