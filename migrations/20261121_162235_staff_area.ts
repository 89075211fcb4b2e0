import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_audit_entries_action" AS ENUM('listed', 'opened', 'exported', 'changed', 'trashed', 'restored', 'erased');
  CREATE TYPE "public"."enum_audit_entries_collection" AS ENUM('contact-submissions', 'quote-submissions');
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'send-password-link';
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'apply-retention';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'send-password-link';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'apply-retention';
  CREATE TABLE "audit_entries" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"action" "enum_audit_entries_action" NOT NULL,
  	"actor" varchar NOT NULL,
  	"actor_id" varchar,
  	"collection" "enum_audit_entries_collection" NOT NULL,
  	"submissions" jsonb NOT NULL,
  	"detail" varchar
  );
  
  CREATE TABLE "inbox_settings" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"contact_days" numeric DEFAULT 730 NOT NULL,
  	"quote_days" numeric DEFAULT 730 NOT NULL,
  	"trash_days" numeric DEFAULT 30 NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE INDEX "audit_entries_at_idx" ON "audit_entries" USING btree ("at");
  CREATE INDEX "actorId_at_idx" ON "audit_entries" USING btree ("actor_id","at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "audit_entries" CASCADE;
  DROP TABLE "inbox_settings" CASCADE;
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'notify');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'notify');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  DROP TYPE "public"."enum_audit_entries_action";
  DROP TYPE "public"."enum_audit_entries_collection";`)
}
