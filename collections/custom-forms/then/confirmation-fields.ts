import type { Field, TextareaFieldValidation } from 'payload';
import { z } from 'zod';

import { namesIn } from '@/forms/made/confirmation';
import { madeDocument } from '@/forms/made/document';
import { braceProblem } from '@/forms/reply-template';

import { editors } from '../../access';
import { line, paragraph } from '../../fields/lines';

const asked = z.object({ questions: madeDocument.shape.questions });

/** What braces may name in a text: the questions as they are called now. */
const knownNames: TextareaFieldValidation = (value, { data }) => {
  const { questions } = asked.catch({ questions: [] }).parse(data);
  return braceProblem(value ?? '', namesIn(questions)) ?? true;
};

const reference = { reference: 'the reference of what was sent', form: 'the title of this form' };

const onlyIfSent = (data: unknown): boolean =>
  !z.object({ confirms: z.literal(false) }).safeParse(data).success;

const access = { read: editors };

/** The mail to who sent the form. */
export const confirmationFields: Field[] = [
  {
    name: 'confirms',
    type: 'checkbox',
    label: 'Send a mail to the address that the sender gave',
    defaultValue: true,
    access,
    admin: {
      description: 'Nobody gets one who gives no address, or whose answers look like spam.',
    },
  },
  {
    ...line('mailSubject', 120, { isOptional: true, label: 'Subject and heading' }),
    access,
    validate: (value: unknown) =>
      braceProblem(typeof value === 'string' ? value : '', reference) ?? true,
    admin: {
      condition: onlyIfSent,
      description: 'It may name {reference} and {form}. Empty: as Emails says.',
    },
  },
  {
    ...paragraph('mailText', 3000, { isOptional: true, label: 'Text' }),
    access,
    validate: knownNames,
    admin: {
      condition: onlyIfSent,
      description:
        'It may name {name}, {reference}, {form}, and each answer by its question: {Days}. An empty line begins a paragraph. Empty: as Emails says.',
    },
  },
  {
    name: 'mailsAnswers',
    type: 'checkbox',
    label: 'List all answers below the text',
    access,
    admin: {
      condition: onlyIfSent,
      description:
        'Somebody can type the address of another person. So links are left out of what they wrote.',
    },
  },
];
