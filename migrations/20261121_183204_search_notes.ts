import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "contact_submissions_search_idx";
  DROP INDEX "quote_submissions_search_idx";
  ALTER TABLE "contact_submissions" ADD COLUMN "notes_text" varchar;
  ALTER TABLE "quote_submissions" ADD COLUMN "notes_text" varchar;
  -- By hand: the notes that are there already.
  UPDATE "contact_submissions" SET "notes_text" = (SELECT string_agg("text", chr(10) ORDER BY "_order") FROM "contact_submissions_notes" WHERE "_parent_id" = "contact_submissions"."id") WHERE "id" IN (SELECT "_parent_id" FROM "contact_submissions_notes");
  UPDATE "quote_submissions" SET "notes_text" = (SELECT string_agg("text", chr(10) ORDER BY "_order") FROM "quote_submissions_notes" WHERE "_parent_id" = "quote_submissions"."id") WHERE "id" IN (SELECT "_parent_id" FROM "quote_submissions_notes");
  CREATE INDEX "contact_submissions_search_idx" ON "contact_submissions" USING gin ("reference" gin_trgm_ops,"name" gin_trgm_ops,"email" gin_trgm_ops,"message" gin_trgm_ops,"notes_text" gin_trgm_ops);
  CREATE INDEX "quote_submissions_search_idx" ON "quote_submissions" USING gin ("reference" gin_trgm_ops,"name" gin_trgm_ops,"email" gin_trgm_ops,"phone" gin_trgm_ops,"company" gin_trgm_ops,"description" gin_trgm_ops,"notes_text" gin_trgm_ops);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "contact_submissions_search_idx";
  DROP INDEX "quote_submissions_search_idx";
  CREATE INDEX "contact_submissions_search_idx" ON "contact_submissions" USING gin ("reference" gin_trgm_ops,"name" gin_trgm_ops,"email" gin_trgm_ops,"message" gin_trgm_ops);
  CREATE INDEX "quote_submissions_search_idx" ON "quote_submissions" USING gin ("reference" gin_trgm_ops,"name" gin_trgm_ops,"email" gin_trgm_ops,"phone" gin_trgm_ops,"company" gin_trgm_ops,"description" gin_trgm_ops);
  ALTER TABLE "contact_submissions" DROP COLUMN "notes_text";
  ALTER TABLE "quote_submissions" DROP COLUMN "notes_text";`)
}
