import { sql } from 'drizzle-orm';
import { index, type AnyIndexBuilder } from 'drizzle-orm/pg-core';

import { indexForms } from '../index-forms';

/** Lets the inbox list the newest of one made form, go from form to form, and count tests, among all answers. */
export const withMadeFormIndexes = indexForms(
  ({ form, name, columns }): Record<string, AnyIndexBuilder> =>
    form.isMade
      ? {
          made: index(`${name}_made_idx`).on(...columns(['formId', 'submittedAt', 'id'])),
          tests: index(`${name}_tests_idx`)
            .on(...columns(['formId']))
            .where(sql`${sql.identifier('quarantined_for')} = 'test'`),
        }
      : {},
);
