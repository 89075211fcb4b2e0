import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_contact_submissions_quarantined_for" AS ENUM('filled-too-fast', 'many-from-address');
  CREATE TYPE "public"."enum_contact_submissions_owner_notice_state" AS ENUM('waiting', 'held', 'sent', 'logged', 'delayed', 'failed');
  CREATE TYPE "public"."enum_contact_submissions_confirmation_state" AS ENUM('waiting', 'held', 'sent', 'logged', 'delayed', 'failed');
  CREATE TYPE "public"."enum_quote_submissions_quarantined_for" AS ENUM('filled-too-fast', 'many-from-address');
  CREATE TYPE "public"."enum_quote_submissions_owner_notice_state" AS ENUM('waiting', 'held', 'sent', 'logged', 'delayed', 'failed');
  CREATE TYPE "public"."enum_quote_submissions_confirmation_state" AS ENUM('waiting', 'held', 'sent', 'logged', 'delayed', 'failed');
  CREATE TYPE "public"."enum_honeypot_hits_form" AS ENUM('contact', 'quote');
  CREATE TABLE "rate_limits" (
  	"key" varchar(255) PRIMARY KEY NOT NULL,
  	"points" integer DEFAULT 0 NOT NULL,
  	"expire" bigint
  );
  
  CREATE TABLE "honeypot_hits" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"day" varchar NOT NULL,
  	"form" "enum_honeypot_hits_form" NOT NULL,
  	"hits" numeric NOT NULL
  );
  
  ALTER TABLE "contact_submissions" ADD COLUMN "reference" varchar;
  UPDATE "contact_submissions" SET "reference" = upper('C-' || substr("id"::text, 1, 4) || '-' || substr("id"::text, 5, 2));
  ALTER TABLE "contact_submissions" ALTER COLUMN "reference" SET NOT NULL;
  ALTER TABLE "contact_submissions" ADD COLUMN "quarantined_for" "enum_contact_submissions_quarantined_for";
  ALTER TABLE "contact_submissions" ADD COLUMN "owner_notice_state" "enum_contact_submissions_owner_notice_state" DEFAULT 'waiting';
  ALTER TABLE "contact_submissions" ADD COLUMN "owner_notice_at" timestamp(3) with time zone;
  ALTER TABLE "contact_submissions" ADD COLUMN "owner_notice_problem" varchar;
  ALTER TABLE "contact_submissions" ADD COLUMN "confirmation_state" "enum_contact_submissions_confirmation_state" DEFAULT 'waiting';
  ALTER TABLE "contact_submissions" ADD COLUMN "confirmation_at" timestamp(3) with time zone;
  ALTER TABLE "contact_submissions" ADD COLUMN "confirmation_problem" varchar;
  ALTER TABLE "quote_submissions" ADD COLUMN "reference" varchar;
  UPDATE "quote_submissions" SET "reference" = upper('Q-' || substr("id"::text, 1, 4) || '-' || substr("id"::text, 5, 2));
  ALTER TABLE "quote_submissions" ALTER COLUMN "reference" SET NOT NULL;
  ALTER TABLE "quote_submissions" ADD COLUMN "quarantined_for" "enum_quote_submissions_quarantined_for";
  ALTER TABLE "quote_submissions" ADD COLUMN "owner_notice_state" "enum_quote_submissions_owner_notice_state" DEFAULT 'waiting';
  ALTER TABLE "quote_submissions" ADD COLUMN "owner_notice_at" timestamp(3) with time zone;
  ALTER TABLE "quote_submissions" ADD COLUMN "owner_notice_problem" varchar;
  ALTER TABLE "quote_submissions" ADD COLUMN "confirmation_state" "enum_quote_submissions_confirmation_state" DEFAULT 'waiting';
  ALTER TABLE "quote_submissions" ADD COLUMN "confirmation_at" timestamp(3) with time zone;
  ALTER TABLE "quote_submissions" ADD COLUMN "confirmation_problem" varchar;
  CREATE UNIQUE INDEX "form_day_idx" ON "honeypot_hits" USING btree ("form","day");
  CREATE INDEX "contact_submissions_reference_idx" ON "contact_submissions" USING btree ("reference");
  CREATE INDEX "quote_submissions_reference_idx" ON "quote_submissions" USING btree ("reference");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "rate_limits" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "honeypot_hits" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "rate_limits" CASCADE;
  DROP TABLE "honeypot_hits" CASCADE;
  DROP INDEX "contact_submissions_reference_idx";
  DROP INDEX "quote_submissions_reference_idx";
  ALTER TABLE "contact_submissions" DROP COLUMN "reference";
  ALTER TABLE "contact_submissions" DROP COLUMN "quarantined_for";
  ALTER TABLE "contact_submissions" DROP COLUMN "owner_notice_state";
  ALTER TABLE "contact_submissions" DROP COLUMN "owner_notice_at";
  ALTER TABLE "contact_submissions" DROP COLUMN "owner_notice_problem";
  ALTER TABLE "contact_submissions" DROP COLUMN "confirmation_state";
  ALTER TABLE "contact_submissions" DROP COLUMN "confirmation_at";
  ALTER TABLE "contact_submissions" DROP COLUMN "confirmation_problem";
  ALTER TABLE "quote_submissions" DROP COLUMN "reference";
  ALTER TABLE "quote_submissions" DROP COLUMN "quarantined_for";
  ALTER TABLE "quote_submissions" DROP COLUMN "owner_notice_state";
  ALTER TABLE "quote_submissions" DROP COLUMN "owner_notice_at";
  ALTER TABLE "quote_submissions" DROP COLUMN "owner_notice_problem";
  ALTER TABLE "quote_submissions" DROP COLUMN "confirmation_state";
  ALTER TABLE "quote_submissions" DROP COLUMN "confirmation_at";
  ALTER TABLE "quote_submissions" DROP COLUMN "confirmation_problem";
  DROP TYPE "public"."enum_contact_submissions_quarantined_for";
  DROP TYPE "public"."enum_contact_submissions_owner_notice_state";
  DROP TYPE "public"."enum_contact_submissions_confirmation_state";
  DROP TYPE "public"."enum_quote_submissions_quarantined_for";
  DROP TYPE "public"."enum_quote_submissions_owner_notice_state";
  DROP TYPE "public"."enum_quote_submissions_confirmation_state";
  DROP TYPE "public"."enum_honeypot_hits_form";`)
}
