import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_inbox_settings_webhook_format" AS ENUM('json', 'slack', 'teams');
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'tell-staff' BEFORE 'apply-retention';
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'send-digests' BEFORE 'apply-retention';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'tell-staff' BEFORE 'apply-retention';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'send-digests' BEFORE 'apply-retention';
  CREATE TABLE "saved_views" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"owner" uuid,
  	"name" text NOT NULL,
  	"query" text NOT NULL,
  	"is_shared" boolean NOT NULL,
  	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
  	"removed_at" timestamp with time zone
  );
  
  ALTER TABLE "users" ADD COLUMN "notices_assignment" boolean DEFAULT true;
  ALTER TABLE "users" ADD COLUMN "notices_mention" boolean DEFAULT true;
  ALTER TABLE "users" ADD COLUMN "notices_digest" boolean DEFAULT true;
  ALTER TABLE "inbox_settings" ADD COLUMN "webhook_address" varchar;
  ALTER TABLE "inbox_settings" ADD COLUMN "webhook_format" "enum_inbox_settings_webhook_format" DEFAULT 'json' NOT NULL;
  ALTER TABLE "inbox_settings" ADD COLUMN "notices_name_people" boolean DEFAULT false;
  ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_owner_users_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "saved_views_owner_idx" ON "saved_views" USING btree ("owner");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "saved_views" CASCADE;
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'notify', 'send-password-link', 'apply-retention', 'schedulePublish');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'notify', 'send-password-link', 'apply-retention', 'schedulePublish');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  ALTER TABLE "users" DROP COLUMN "notices_assignment";
  ALTER TABLE "users" DROP COLUMN "notices_mention";
  ALTER TABLE "users" DROP COLUMN "notices_digest";
  ALTER TABLE "inbox_settings" DROP COLUMN "webhook_address";
  ALTER TABLE "inbox_settings" DROP COLUMN "webhook_format";
  ALTER TABLE "inbox_settings" DROP COLUMN "notices_name_people";
  DROP TYPE "public"."enum_inbox_settings_webhook_format";`)
}
