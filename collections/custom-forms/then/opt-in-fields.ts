import type { CheckboxFieldValidation, Field } from 'payload';
import { z } from 'zod';

import { madeDocument } from '@/forms/made/document';

import { editors } from '../../access';
import { optInProblem } from '../check-questions';

const asked = z.object({ questions: madeDocument.shape.questions });

const canConfirm: CheckboxFieldValidation = (value, { data }) =>
  value !== true || (optInProblem(asked.catch({ questions: [] }).parse(data).questions) ?? true);

/** A newsletter: an address counts once its owner has confirmed it. */
export const optInFields: Field[] = [
  {
    name: 'asksToConfirm',
    type: 'checkbox',
    label: 'Who sends it has to confirm the address first',
    validate: canConfirm,
    access: { read: editors },
    admin: {
      description:
        'For a newsletter. The first mail asks to confirm; the mail to the sender follows then, and the webhook is told then. Each mail has a link to unsubscribe. Who does not confirm within a week is erased. The inbox and its export keep when somebody asked, confirmed and left, and the words of the consent.',
    },
  },
];
