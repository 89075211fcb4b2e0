import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_contact_submissions_quarantined_for" ADD VALUE 'blocked';
  ALTER TYPE "public"."enum_contact_submissions_quarantined_for" ADD VALUE 'links';
  ALTER TYPE "public"."enum_contact_submissions_quarantined_for" ADD VALUE 'learned';
  ALTER TYPE "public"."enum_quote_submissions_quarantined_for" ADD VALUE 'blocked';
  ALTER TYPE "public"."enum_quote_submissions_quarantined_for" ADD VALUE 'links';
  ALTER TYPE "public"."enum_quote_submissions_quarantined_for" ADD VALUE 'learned';
  ALTER TABLE "contact_submissions" ADD COLUMN "quarantine_detail" varchar;
  ALTER TABLE "contact_submissions" ADD COLUMN "released_from" varchar;
  ALTER TABLE "contact_submissions" ADD COLUMN "not_spam_at" timestamp(3) with time zone;
  ALTER TABLE "quote_submissions" ADD COLUMN "quarantine_detail" varchar;
  ALTER TABLE "quote_submissions" ADD COLUMN "released_from" varchar;
  ALTER TABLE "quote_submissions" ADD COLUMN "not_spam_at" timestamp(3) with time zone;
  ALTER TABLE "inbox_settings" ADD COLUMN "block_list" varchar;
  ALTER TABLE "inbox_settings" ADD COLUMN "most_links" numeric DEFAULT 5 NOT NULL;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "contact_submissions" ALTER COLUMN "quarantined_for" SET DATA TYPE text;
  DROP TYPE IF EXISTS "public"."enum_contact_submissions_quarantined_for";
  CREATE TYPE "public"."enum_contact_submissions_quarantined_for" AS ENUM('filled-too-fast', 'many-from-address');
  ALTER TABLE "contact_submissions" ALTER COLUMN "quarantined_for" SET DATA TYPE "public"."enum_contact_submissions_quarantined_for" USING "quarantined_for"::"public"."enum_contact_submissions_quarantined_for";
  ALTER TABLE "quote_submissions" ALTER COLUMN "quarantined_for" SET DATA TYPE text;
  DROP TYPE IF EXISTS "public"."enum_quote_submissions_quarantined_for";
  CREATE TYPE "public"."enum_quote_submissions_quarantined_for" AS ENUM('filled-too-fast', 'many-from-address');
  ALTER TABLE "quote_submissions" ALTER COLUMN "quarantined_for" SET DATA TYPE "public"."enum_quote_submissions_quarantined_for" USING "quarantined_for"::"public"."enum_quote_submissions_quarantined_for";
  ALTER TABLE IF EXISTS "contact_submissions" DROP COLUMN IF EXISTS "quarantine_detail";
  ALTER TABLE IF EXISTS "contact_submissions" DROP COLUMN IF EXISTS "released_from";
  ALTER TABLE IF EXISTS "contact_submissions" DROP COLUMN IF EXISTS "not_spam_at";
  ALTER TABLE IF EXISTS "quote_submissions" DROP COLUMN IF EXISTS "quarantine_detail";
  ALTER TABLE IF EXISTS "quote_submissions" DROP COLUMN IF EXISTS "released_from";
  ALTER TABLE IF EXISTS "quote_submissions" DROP COLUMN IF EXISTS "not_spam_at";
  ALTER TABLE IF EXISTS "inbox_settings" DROP COLUMN IF EXISTS "block_list";
  ALTER TABLE IF EXISTS "inbox_settings" DROP COLUMN IF EXISTS "most_links";`)
}
