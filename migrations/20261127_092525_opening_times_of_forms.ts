import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "custom_forms" ADD COLUMN "opening_opens_at" timestamp(3) with time zone;
  ALTER TABLE "custom_forms" ADD COLUMN "opening_closes_at" timestamp(3) with time zone;
  ALTER TABLE "custom_forms" ADD COLUMN "opening_most" numeric;
  ALTER TABLE "custom_forms" ADD COLUMN "opening_early_title" varchar DEFAULT 'Not open yet';
  ALTER TABLE "custom_forms" ADD COLUMN "opening_early_text" varchar DEFAULT 'This form opens on {opens}.';
  ALTER TABLE "custom_forms" ADD COLUMN "opening_closed_title" varchar DEFAULT 'This form is closed';
  ALTER TABLE "custom_forms" ADD COLUMN "opening_closed_text" varchar DEFAULT 'It closed on {closes}.';
  ALTER TABLE "custom_forms" ADD COLUMN "opening_full_title" varchar DEFAULT 'This form is full';
  ALTER TABLE "custom_forms" ADD COLUMN "opening_full_text" varchar DEFAULT 'As many people have answered as there is room for.';
  ALTER TABLE "_custom_forms_v" ADD COLUMN "version_opening_opens_at" timestamp(3) with time zone;
  ALTER TABLE "_custom_forms_v" ADD COLUMN "version_opening_closes_at" timestamp(3) with time zone;
  ALTER TABLE "_custom_forms_v" ADD COLUMN "version_opening_most" numeric;
  ALTER TABLE "_custom_forms_v" ADD COLUMN "version_opening_early_title" varchar DEFAULT 'Not open yet';
  ALTER TABLE "_custom_forms_v" ADD COLUMN "version_opening_early_text" varchar DEFAULT 'This form opens on {opens}.';
  ALTER TABLE "_custom_forms_v" ADD COLUMN "version_opening_closed_title" varchar DEFAULT 'This form is closed';
  ALTER TABLE "_custom_forms_v" ADD COLUMN "version_opening_closed_text" varchar DEFAULT 'It closed on {closes}.';
  ALTER TABLE "_custom_forms_v" ADD COLUMN "version_opening_full_title" varchar DEFAULT 'This form is full';
  ALTER TABLE "_custom_forms_v" ADD COLUMN "version_opening_full_text" varchar DEFAULT 'As many people have answered as there is room for.';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE IF EXISTS "custom_forms" DROP COLUMN IF EXISTS "opening_opens_at";
  ALTER TABLE IF EXISTS "custom_forms" DROP COLUMN IF EXISTS "opening_closes_at";
  ALTER TABLE IF EXISTS "custom_forms" DROP COLUMN IF EXISTS "opening_most";
  ALTER TABLE IF EXISTS "custom_forms" DROP COLUMN IF EXISTS "opening_early_title";
  ALTER TABLE IF EXISTS "custom_forms" DROP COLUMN IF EXISTS "opening_early_text";
  ALTER TABLE IF EXISTS "custom_forms" DROP COLUMN IF EXISTS "opening_closed_title";
  ALTER TABLE IF EXISTS "custom_forms" DROP COLUMN IF EXISTS "opening_closed_text";
  ALTER TABLE IF EXISTS "custom_forms" DROP COLUMN IF EXISTS "opening_full_title";
  ALTER TABLE IF EXISTS "custom_forms" DROP COLUMN IF EXISTS "opening_full_text";
  ALTER TABLE IF EXISTS "_custom_forms_v" DROP COLUMN IF EXISTS "version_opening_opens_at";
  ALTER TABLE IF EXISTS "_custom_forms_v" DROP COLUMN IF EXISTS "version_opening_closes_at";
  ALTER TABLE IF EXISTS "_custom_forms_v" DROP COLUMN IF EXISTS "version_opening_most";
  ALTER TABLE IF EXISTS "_custom_forms_v" DROP COLUMN IF EXISTS "version_opening_early_title";
  ALTER TABLE IF EXISTS "_custom_forms_v" DROP COLUMN IF EXISTS "version_opening_early_text";
  ALTER TABLE IF EXISTS "_custom_forms_v" DROP COLUMN IF EXISTS "version_opening_closed_title";
  ALTER TABLE IF EXISTS "_custom_forms_v" DROP COLUMN IF EXISTS "version_opening_closed_text";
  ALTER TABLE IF EXISTS "_custom_forms_v" DROP COLUMN IF EXISTS "version_opening_full_title";
  ALTER TABLE IF EXISTS "_custom_forms_v" DROP COLUMN IF EXISTS "version_opening_full_text";`)
}
