/**
 * Called after each row of a form's table that is added or erased, with the name of the form. A parent
 * may be there before its submission: a backup brings table after table.
 */
export const parentFunction = `
  CREATE FUNCTION "keep_parent_of_submission"() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'INSERT' THEN
      INSERT INTO "submissions" ("id", "form") SELECT NEW."id", TG_ARGV[0]
        WHERE NOT EXISTS (SELECT FROM "submissions" WHERE "id" = NEW."id" AND "form" = TG_ARGV[0]);
    ELSE
      DELETE FROM "submissions" WHERE "id" = OLD."id";
    END IF;
    RETURN NULL;
  END
  $$`;

/** Keeps the parents of a form's submissions, whoever adds or erases those. */
export const parentTrigger = (form: string): string =>
  `CREATE TRIGGER "${form}_submissions_parent" AFTER INSERT OR DELETE ON "${form}_submissions"
    FOR EACH ROW EXECUTE FUNCTION "keep_parent_of_submission"('${form}')`;

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
