import type { CheckboxField, Condition } from 'payload';
import { z } from 'zod';

import { mostColumns } from '@/forms/made/columns';
import { asksNothing } from '@/forms/made/document';

const sibling = z.object({ kind: z.string() });

/** A heading is answered by nobody, and who sent it has a column anyway. */
const canBeColumn: Condition = (_, siblingData) => {
  const { data } = sibling.safeParse(siblingData);
  return data !== undefined && !asksNothing(data.kind) && data.kind !== 'name';
};

/** Of a question: what the table of the form in the inbox shows. */
export const columnField: CheckboxField = {
  name: 'isColumn',
  type: 'checkbox',
  label: 'A column in the inbox',
  admin: {
    condition: canBeColumn,
    description: `At most ${mostColumns} show. Where no question is ticked, the first three do.`,
  },
};
