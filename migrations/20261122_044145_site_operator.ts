import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site_settings" ADD COLUMN "place_of_registration" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "company_number" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "registered_office" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "vat_number" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "data_protection_contact" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site_settings" DROP COLUMN "place_of_registration";
  ALTER TABLE "site_settings" DROP COLUMN "company_number";
  ALTER TABLE "site_settings" DROP COLUMN "registered_office";
  ALTER TABLE "site_settings" DROP COLUMN "vat_number";
  ALTER TABLE "site_settings" DROP COLUMN "data_protection_contact";`)
}
