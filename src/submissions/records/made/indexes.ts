import { index, type AnyIndexBuilder } from 'drizzle-orm/pg-core';

import { indexForms } from '../index-forms';

/** Lets the inbox list the newest of one made form, and go from form to form, among all answers. */
export const withMadeFormIndexes = indexForms(
  ({ form, name, columns }): Record<string, AnyIndexBuilder> =>
    form.isMade
      ? { made: index(`${name}_made_idx`).on(...columns(['formId', 'submittedAt', 'id'])) }
      : {},
);
