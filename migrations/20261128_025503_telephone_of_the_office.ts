import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site_settings" ADD COLUMN "telephone" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_telephone" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE IF EXISTS "site_settings" DROP COLUMN IF EXISTS "telephone";
  ALTER TABLE IF EXISTS "_site_settings_v" DROP COLUMN IF EXISTS "version_telephone";`)
}
