import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site_settings" ADD COLUMN "answered_by_id" uuid;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_answered_by_id" uuid;
  ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_answered_by_id_authors_id_fk" FOREIGN KEY ("answered_by_id") REFERENCES "public"."authors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_settings_v" ADD CONSTRAINT "_site_settings_v_version_answered_by_id_authors_id_fk" FOREIGN KEY ("version_answered_by_id") REFERENCES "public"."authors"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "site_settings_answered_by_idx" ON "site_settings" USING btree ("answered_by_id");
  CREATE INDEX "_site_settings_v_version_version_answered_by_idx" ON "_site_settings_v" USING btree ("version_answered_by_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE IF EXISTS "site_settings" DROP CONSTRAINT IF EXISTS "site_settings_answered_by_id_authors_id_fk";
  
  ALTER TABLE IF EXISTS "_site_settings_v" DROP CONSTRAINT IF EXISTS "_site_settings_v_version_answered_by_id_authors_id_fk";
  
  DROP INDEX IF EXISTS "site_settings_answered_by_idx";
  DROP INDEX IF EXISTS "_site_settings_v_version_version_answered_by_idx";
  ALTER TABLE IF EXISTS "site_settings" DROP COLUMN IF EXISTS "answered_by_id";
  ALTER TABLE IF EXISTS "_site_settings_v" DROP COLUMN IF EXISTS "version_answered_by_id";`)
}
