import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_contact_submissions_quarantined_for" ADD VALUE 'test';
  ALTER TYPE "public"."enum_quote_submissions_quarantined_for" ADD VALUE 'test';
  ALTER TYPE "public"."enum_custom_submissions_quarantined_for" ADD VALUE 'test';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "contact_submissions" ALTER COLUMN "quarantined_for" SET DATA TYPE text;
  DROP TYPE IF EXISTS "public"."enum_contact_submissions_quarantined_for";
  CREATE TYPE "public"."enum_contact_submissions_quarantined_for" AS ENUM('filled-too-fast', 'many-from-address', 'blocked', 'links', 'learned');
  ALTER TABLE "contact_submissions" ALTER COLUMN "quarantined_for" SET DATA TYPE "public"."enum_contact_submissions_quarantined_for" USING "quarantined_for"::"public"."enum_contact_submissions_quarantined_for";
  ALTER TABLE "quote_submissions" ALTER COLUMN "quarantined_for" SET DATA TYPE text;
  DROP TYPE IF EXISTS "public"."enum_quote_submissions_quarantined_for";
  CREATE TYPE "public"."enum_quote_submissions_quarantined_for" AS ENUM('filled-too-fast', 'many-from-address', 'blocked', 'links', 'learned');
  ALTER TABLE "quote_submissions" ALTER COLUMN "quarantined_for" SET DATA TYPE "public"."enum_quote_submissions_quarantined_for" USING "quarantined_for"::"public"."enum_quote_submissions_quarantined_for";
  ALTER TABLE "custom_submissions" ALTER COLUMN "quarantined_for" SET DATA TYPE text;
  DROP TYPE IF EXISTS "public"."enum_custom_submissions_quarantined_for";
  CREATE TYPE "public"."enum_custom_submissions_quarantined_for" AS ENUM('filled-too-fast', 'many-from-address', 'blocked', 'links', 'learned');
  ALTER TABLE "custom_submissions" ALTER COLUMN "quarantined_for" SET DATA TYPE "public"."enum_custom_submissions_quarantined_for" USING "quarantined_for"::"public"."enum_custom_submissions_quarantined_for";`)
}
