import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "pages" ADD COLUMN "is_template" boolean DEFAULT false;
  ALTER TABLE "_pages_v" ADD COLUMN "version_is_template" boolean DEFAULT false;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE IF EXISTS "pages" DROP COLUMN IF EXISTS "is_template";
  ALTER TABLE IF EXISTS "_pages_v" DROP COLUMN IF EXISTS "version_is_template";`)
}
