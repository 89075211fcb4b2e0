import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

import { parentKey } from '../parent';

/** The words by which staff sort submissions. No API knows this table. */
export const submissionTags = pgTable(
  'submission_tags',
  {
    submission: parentKey().notNull(),
    /** The same for every spelling in upper and lower case. */
    key: text('key').notNull(),
    /** As it is shown. */
    name: text('name').notNull(),
  },
  ({ submission, key }) => [
    primaryKey({ columns: [submission, key] }),
    // Finds the submissions of a tag, and goes from tag to tag.
    index('submission_tags_key_idx').on(key, submission),
  ],
);
