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

/**
 * Called after a row of a form's table has another sender, or is spam, or none any more: its parent waits to
 * be filed under whose it is (src/submissions/records/people/file.ts).
 */
export const filingFunction = `
  CREATE FUNCTION "file_submission_again"() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    UPDATE "submissions" SET "to_file" = clock_timestamp() WHERE "id" = NEW."id";
    RETURN NULL;
  END
  $$`;

export const filingTrigger = (form: string): string =>
  `CREATE TRIGGER "${form}_submissions_filing" AFTER UPDATE ON "${form}_submissions"
    FOR EACH ROW WHEN (
      OLD."email" IS DISTINCT FROM NEW."email" OR OLD."name" IS DISTINCT FROM NEW."name"
      OR (OLD."quarantined_for" IS NULL) <> (NEW."quarantined_for" IS NULL)
      OR (OLD."status" = 'spam') <> (NEW."status" = 'spam')
    ) EXECUTE FUNCTION "file_submission_again"()`;
