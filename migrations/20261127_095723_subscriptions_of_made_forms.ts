import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "custom_forms" ADD COLUMN "asks_to_confirm" boolean;
  ALTER TABLE "_custom_forms_v" ADD COLUMN "version_asks_to_confirm" boolean;
  ALTER TABLE "custom_submissions" ADD COLUMN "subscription_asked_at" timestamp(3) with time zone;
  ALTER TABLE "custom_submissions" ADD COLUMN "subscription_confirmed_at" timestamp(3) with time zone;
  ALTER TABLE "custom_submissions" ADD COLUMN "subscription_unsubscribed_at" timestamp(3) with time zone;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE IF EXISTS "custom_forms" DROP COLUMN IF EXISTS "asks_to_confirm";
  ALTER TABLE IF EXISTS "_custom_forms_v" DROP COLUMN IF EXISTS "version_asks_to_confirm";
  ALTER TABLE IF EXISTS "custom_submissions" DROP COLUMN IF EXISTS "subscription_asked_at";
  ALTER TABLE IF EXISTS "custom_submissions" DROP COLUMN IF EXISTS "subscription_confirmed_at";
  ALTER TABLE IF EXISTS "custom_submissions" DROP COLUMN IF EXISTS "subscription_unsubscribed_at";`)
}
