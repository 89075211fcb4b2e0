import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX IF EXISTS "contact_submissions_work_idx";
  DROP INDEX IF EXISTS "contact_submissions_answered_idx";
  DROP INDEX IF EXISTS "quote_submissions_work_idx";
  DROP INDEX IF EXISTS "quote_submissions_answered_idx";
  DROP INDEX IF EXISTS "custom_submissions_work_idx";
  DROP INDEX IF EXISTS "custom_submissions_answered_idx";
  ALTER TABLE "contact_submissions" ADD COLUMN "reply_hours" numeric;
  ALTER TABLE "quote_submissions" ADD COLUMN "reply_hours" numeric;
  ALTER TABLE "custom_submissions" ADD COLUMN "reply_hours" numeric;
  CREATE INDEX "contact_submissions_work_idx" ON "contact_submissions" USING btree ("submitted_at","id","quarantined_for","snoozed_until","assignee_id","asked_at","answered_at","reply_hours") WHERE "deleted_at" IS NULL AND "status" IN ('new', 'in-progress');
  CREATE INDEX "contact_submissions_answered_idx" ON "contact_submissions" USING btree ("submitted_at","id","quarantined_for","snoozed_until","assignee_id","asked_at","answered_at","reply_hours") WHERE "deleted_at" IS NULL AND "status" IN ('new', 'in-progress', 'replied') AND "answered_at" IS NOT NULL;
  CREATE INDEX "quote_submissions_work_idx" ON "quote_submissions" USING btree ("submitted_at","id","quarantined_for","snoozed_until","assignee_id","asked_at","answered_at","reply_hours") WHERE "deleted_at" IS NULL AND "status" IN ('new', 'in-progress');
  CREATE INDEX "quote_submissions_answered_idx" ON "quote_submissions" USING btree ("submitted_at","id","quarantined_for","snoozed_until","assignee_id","asked_at","answered_at","reply_hours") WHERE "deleted_at" IS NULL AND "status" IN ('new', 'in-progress', 'replied') AND "answered_at" IS NOT NULL;
  CREATE INDEX "custom_submissions_work_idx" ON "custom_submissions" USING btree ("submitted_at","id","quarantined_for","snoozed_until","assignee_id","asked_at","answered_at","reply_hours") WHERE "deleted_at" IS NULL AND "status" IN ('new', 'in-progress');
  CREATE INDEX "custom_submissions_answered_idx" ON "custom_submissions" USING btree ("submitted_at","id","quarantined_for","snoozed_until","assignee_id","asked_at","answered_at","reply_hours") WHERE "deleted_at" IS NULL AND "status" IN ('new', 'in-progress', 'replied') AND "answered_at" IS NOT NULL;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX IF EXISTS "contact_submissions_work_idx";
  DROP INDEX IF EXISTS "contact_submissions_answered_idx";
  DROP INDEX IF EXISTS "quote_submissions_work_idx";
  DROP INDEX IF EXISTS "quote_submissions_answered_idx";
  DROP INDEX IF EXISTS "custom_submissions_work_idx";
  DROP INDEX IF EXISTS "custom_submissions_answered_idx";
  CREATE INDEX "contact_submissions_work_idx" ON "contact_submissions" USING btree ("submitted_at","id","quarantined_for","snoozed_until","assignee_id","asked_at","answered_at") WHERE "deleted_at" IS NULL AND "status" IN ('new', 'in-progress');
  CREATE INDEX "contact_submissions_answered_idx" ON "contact_submissions" USING btree ("submitted_at","id","quarantined_for","snoozed_until","assignee_id","asked_at","answered_at") WHERE "deleted_at" IS NULL AND "status" IN ('new', 'in-progress', 'replied') AND "answered_at" IS NOT NULL;
  CREATE INDEX "quote_submissions_work_idx" ON "quote_submissions" USING btree ("submitted_at","id","quarantined_for","snoozed_until","assignee_id","asked_at","answered_at") WHERE "deleted_at" IS NULL AND "status" IN ('new', 'in-progress');
  CREATE INDEX "quote_submissions_answered_idx" ON "quote_submissions" USING btree ("submitted_at","id","quarantined_for","snoozed_until","assignee_id","asked_at","answered_at") WHERE "deleted_at" IS NULL AND "status" IN ('new', 'in-progress', 'replied') AND "answered_at" IS NOT NULL;
  CREATE INDEX "custom_submissions_work_idx" ON "custom_submissions" USING btree ("submitted_at","id","quarantined_for","snoozed_until","assignee_id","asked_at","answered_at") WHERE "deleted_at" IS NULL AND "status" IN ('new', 'in-progress');
  CREATE INDEX "custom_submissions_answered_idx" ON "custom_submissions" USING btree ("submitted_at","id","quarantined_for","snoozed_until","assignee_id","asked_at","answered_at") WHERE "deleted_at" IS NULL AND "status" IN ('new', 'in-progress', 'replied') AND "answered_at" IS NOT NULL;
  ALTER TABLE IF EXISTS "contact_submissions" DROP COLUMN IF EXISTS "reply_hours";
  ALTER TABLE IF EXISTS "quote_submissions" DROP COLUMN IF EXISTS "reply_hours";
  ALTER TABLE IF EXISTS "custom_submissions" DROP COLUMN IF EXISTS "reply_hours";`)
}
