import { parentFunction, parentTrigger } from './parents';

const forms = ['contact', 'quote'];

/** What belongs to a submission. The former release had a column for each form in each of them. */
const tables = ['thread_entries', 'attachments'];

const formerKeys = forms.map((form) => `${form}_id`);

/** The columns that are no more, as `attachments.quote_id`. */
export const droppedKeys = tables.flatMap((table) => formerKeys.map((key) => `${table}.${key}`));

/** The triggers of tables that the former release writes. */
export const addedTriggers = forms.map((form) => `${form}_submissions.${form}_submissions_parent`);

/** Gives all submissions one parent, and what belongs to them one key. */
export const oneParent = [
  'CREATE TABLE "submissions" ("id" uuid PRIMARY KEY, "form" text NOT NULL)',
  ...forms.map((form) => `INSERT INTO "submissions" SELECT "id", '${form}' FROM "${form}_submissions"`),
  parentFunction,
  ...forms.map(parentTrigger),
  ...tables.flatMap((table) => [
    `ALTER TABLE "${table}" ADD COLUMN "submission" uuid
      CONSTRAINT "${table}_submission_submissions_id_fk" REFERENCES "submissions" ON DELETE CASCADE`,
    `UPDATE "${table}" SET "submission" = coalesce(${formerKeys.join(', ')})`,
    // Their indexes and the check of them go along.
    `ALTER TABLE "${table}" ${formerKeys.map((key) => `DROP COLUMN "${key}"`).join(', ')}`,
  ]),
  `ALTER TABLE "thread_entries" ADD CONSTRAINT "thread_entries_one_submission"
    CHECK ((submission IS NULL) = (state = 'unmatched'))`,
  'CREATE UNIQUE INDEX "thread_entries_place_idx" ON "thread_entries" ("submission", "position")',
  `CREATE INDEX "thread_entries_undelivered_idx" ON "thread_entries" ("submission")
    WHERE state = 'failed' OR kind = 'bounce'`,
  'CREATE INDEX "attachments_submission_idx" ON "attachments" ("submission")',
];
