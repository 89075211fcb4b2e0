import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE INDEX "contact_submissions_words_idx" ON "contact_submissions" USING btree (greatest(submitted_at, asked_at, answered_at),"id") WHERE "deleted_at" IS NULL;
  CREATE INDEX "contact_submissions_answered_idx" ON "contact_submissions" USING btree ("submitted_at","id","quarantined_for","snoozed_until","assignee_id","asked_at","answered_at") WHERE "deleted_at" IS NULL AND "status" IN ('new', 'in-progress', 'replied') AND "answered_at" IS NOT NULL;
  CREATE INDEX "quote_submissions_words_idx" ON "quote_submissions" USING btree (greatest(submitted_at, asked_at, answered_at),"id") WHERE "deleted_at" IS NULL;
  CREATE INDEX "quote_submissions_answered_idx" ON "quote_submissions" USING btree ("submitted_at","id","quarantined_for","snoozed_until","assignee_id","asked_at","answered_at") WHERE "deleted_at" IS NULL AND "status" IN ('new', 'in-progress', 'replied') AND "answered_at" IS NOT NULL;
  CREATE INDEX "custom_submissions_words_idx" ON "custom_submissions" USING btree (greatest(submitted_at, asked_at, answered_at),"id") WHERE "deleted_at" IS NULL;
  CREATE INDEX "custom_submissions_answered_idx" ON "custom_submissions" USING btree ("submitted_at","id","quarantined_for","snoozed_until","assignee_id","asked_at","answered_at") WHERE "deleted_at" IS NULL AND "status" IN ('new', 'in-progress', 'replied') AND "answered_at" IS NOT NULL;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX IF EXISTS "contact_submissions_words_idx";
  DROP INDEX IF EXISTS "contact_submissions_answered_idx";
  DROP INDEX IF EXISTS "quote_submissions_words_idx";
  DROP INDEX IF EXISTS "quote_submissions_answered_idx";
  DROP INDEX IF EXISTS "custom_submissions_words_idx";
  DROP INDEX IF EXISTS "custom_submissions_answered_idx";`)
}
