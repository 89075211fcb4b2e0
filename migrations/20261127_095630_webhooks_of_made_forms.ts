import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'call-webhook' BEFORE 'send-digests';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'call-webhook' BEFORE 'send-digests';
  CREATE TABLE "form_webhooks" (
  	"form" uuid PRIMARY KEY NOT NULL,
  	"secret" text,
  	"told_at" timestamp with time zone,
  	"failed_at" timestamp with time zone,
  	"problem" text
  );
  
  ALTER TABLE "custom_forms" ADD COLUMN "webhook_address" varchar;
  ALTER TABLE "_custom_forms_v" ADD COLUMN "version_webhook_address" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE IF EXISTS "form_webhooks" CASCADE;
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE IF EXISTS "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'notify', 'send-password-link', 'tell-staff', 'send-digests', 'apply-retention', 'schedulePublish');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE IF EXISTS "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'notify', 'send-password-link', 'tell-staff', 'send-digests', 'apply-retention', 'schedulePublish');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  ALTER TABLE IF EXISTS "custom_forms" DROP COLUMN IF EXISTS "webhook_address";
  ALTER TABLE IF EXISTS "_custom_forms_v" DROP COLUMN IF EXISTS "version_webhook_address";`)
}
