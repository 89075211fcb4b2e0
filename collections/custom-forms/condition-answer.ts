import type { TextField } from 'payload';

import { line } from '../fields/lines';

const { admin, ...field } = line('onlyIfAnswer', 200, {
  label: 'this',
  isOptional: true,
  description: 'One of its options. Leave it empty for any answer, and for a box that is ticked.',
});

/** The answer that a condition names; the panel offers the options of its question. */
export const conditionAnswer: TextField = {
  ...field,
  admin: { ...admin, components: { Field: '/src/panel/forms/earlier-question#AnswerToQuestion' } },
};
