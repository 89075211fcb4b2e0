import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "contact_submissions" ADD COLUMN "snoozed_until" timestamp(3) with time zone;
  ALTER TABLE "quote_submissions" ADD COLUMN "snoozed_until" timestamp(3) with time zone;
  ALTER TABLE "inbox_settings" ADD COLUMN "workday_begins" varchar DEFAULT '09:00' NOT NULL;
  ALTER TABLE "inbox_settings" ADD COLUMN "workday_ends" varchar DEFAULT '17:00' NOT NULL;
  ALTER TABLE "inbox_settings" ADD COLUMN "contact_reply_hours" numeric DEFAULT 8 NOT NULL;
  ALTER TABLE "inbox_settings" ADD COLUMN "quote_reply_hours" numeric DEFAULT 8 NOT NULL;
  CREATE INDEX "contact_submissions_snoozed_until_idx" ON "contact_submissions" USING btree ("snoozed_until");
  CREATE INDEX "contact_submissions_work_idx" ON "contact_submissions" USING btree ("submitted_at","id","quarantined_for","snoozed_until","assignee_id") WHERE "deleted_at" IS NULL AND "status" IN ('new', 'in-progress');
  CREATE INDEX "quote_submissions_snoozed_until_idx" ON "quote_submissions" USING btree ("snoozed_until");
  CREATE INDEX "quote_submissions_work_idx" ON "quote_submissions" USING btree ("submitted_at","id","quarantined_for","snoozed_until","assignee_id") WHERE "deleted_at" IS NULL AND "status" IN ('new', 'in-progress');`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "contact_submissions_snoozed_until_idx";
  DROP INDEX "contact_submissions_work_idx";
  DROP INDEX "quote_submissions_snoozed_until_idx";
  DROP INDEX "quote_submissions_work_idx";
  ALTER TABLE "contact_submissions" DROP COLUMN "snoozed_until";
  ALTER TABLE "quote_submissions" DROP COLUMN "snoozed_until";
  ALTER TABLE "inbox_settings" DROP COLUMN "workday_begins";
  ALTER TABLE "inbox_settings" DROP COLUMN "workday_ends";
  ALTER TABLE "inbox_settings" DROP COLUMN "contact_reply_hours";
  ALTER TABLE "inbox_settings" DROP COLUMN "quote_reply_hours";`)
}
