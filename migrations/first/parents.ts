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
