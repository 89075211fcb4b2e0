import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_contact_submissions_priority" AS ENUM('high', 'normal', 'low');
  CREATE TYPE "public"."enum_quote_submissions_priority" AS ENUM('high', 'normal', 'low');
  CREATE TYPE "public"."enum_custom_submissions_priority" AS ENUM('high', 'normal', 'low');
  CREATE TABLE "submission_tags" (
  	"submission" uuid NOT NULL,
  	"key" text NOT NULL,
  	"name" text NOT NULL,
  	CONSTRAINT "submission_tags_submission_key_pk" PRIMARY KEY("submission","key")
  );
  
  CREATE TABLE "inbox_rules" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"position" integer NOT NULL,
  	"name" text NOT NULL,
  	"is_on" boolean NOT NULL,
  	"body" jsonb NOT NULL,
  	"last_turn" uuid
  );
  
  CREATE TABLE "rule_arrivals" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"submission" uuid NOT NULL,
  	"kind" text NOT NULL,
  	"entry" uuid,
  	"at" timestamp with time zone DEFAULT now() NOT NULL,
  	"done" jsonb DEFAULT '[]'::jsonb NOT NULL
  );
  
  ALTER TABLE "contact_submissions" ADD COLUMN "priority" "enum_contact_submissions_priority" DEFAULT 'normal' NOT NULL;
  ALTER TABLE "quote_submissions" ADD COLUMN "priority" "enum_quote_submissions_priority" DEFAULT 'normal' NOT NULL;
  ALTER TABLE "custom_submissions" ADD COLUMN "priority" "enum_custom_submissions_priority" DEFAULT 'normal' NOT NULL;
  ALTER TABLE "submission_tags" ADD CONSTRAINT "submission_tags_submission_submissions_id_fk" FOREIGN KEY ("submission") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "rule_arrivals" ADD CONSTRAINT "rule_arrivals_submission_submissions_id_fk" FOREIGN KEY ("submission") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "submission_tags_key_idx" ON "submission_tags" USING btree ("key","submission");
  CREATE INDEX "rule_arrivals_at_idx" ON "rule_arrivals" USING btree ("at");
  CREATE INDEX "rule_arrivals_submission_idx" ON "rule_arrivals" USING btree ("submission");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE IF EXISTS "submission_tags" CASCADE;
  DROP TABLE IF EXISTS "inbox_rules" CASCADE;
  DROP TABLE IF EXISTS "rule_arrivals" CASCADE;
  ALTER TABLE IF EXISTS "contact_submissions" DROP COLUMN IF EXISTS "priority";
  ALTER TABLE IF EXISTS "quote_submissions" DROP COLUMN IF EXISTS "priority";
  ALTER TABLE IF EXISTS "custom_submissions" DROP COLUMN IF EXISTS "priority";
  DROP TYPE IF EXISTS "public"."enum_contact_submissions_priority";
  DROP TYPE IF EXISTS "public"."enum_quote_submissions_priority";
  DROP TYPE IF EXISTS "public"."enum_custom_submissions_priority";`)
}
