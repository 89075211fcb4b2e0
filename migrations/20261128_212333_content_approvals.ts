import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'tell-of-review' BEFORE 'send-digests';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'tell-of-review' BEFORE 'send-digests';
  CREATE TABLE "content_approvals" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"owner" text NOT NULL,
  	"document" uuid,
  	"asker" uuid NOT NULL,
  	"approver" uuid NOT NULL,
  	"state" text NOT NULL,
  	"note" text NOT NULL,
  	"answer" text DEFAULT '' NOT NULL,
  	"approved_words" text,
  	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
  	"answered_at" timestamp with time zone,
  	CONSTRAINT "content_approvals_of" UNIQUE NULLS NOT DISTINCT("owner","document")
  );
  
  ALTER TABLE "content_approvals" ADD CONSTRAINT "content_approvals_asker_users_id_fk" FOREIGN KEY ("asker") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content_approvals" ADD CONSTRAINT "content_approvals_approver_users_id_fk" FOREIGN KEY ("approver") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "content_approvals_approver_idx" ON "content_approvals" USING btree ("approver");
  CREATE INDEX "content_approvals_asker_idx" ON "content_approvals" USING btree ("asker");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE IF EXISTS "content_approvals" CASCADE;
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE IF EXISTS "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'notify', 'send-password-link', 'tell-staff', 'call-webhook', 'send-digests', 'apply-retention', 'schedulePublish');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE IF EXISTS "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'notify', 'send-password-link', 'tell-staff', 'call-webhook', 'send-digests', 'apply-retention', 'schedulePublish');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";`)
}
