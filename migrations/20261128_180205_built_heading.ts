import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "work_page" ADD COLUMN "built_heading" varchar DEFAULT 'How {built} of them were built';
  ALTER TABLE "_work_page_v" ADD COLUMN "version_built_heading" varchar DEFAULT 'How {built} of them were built';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE IF EXISTS "work_page" DROP COLUMN IF EXISTS "built_heading";
  ALTER TABLE IF EXISTS "_work_page_v" DROP COLUMN IF EXISTS "version_built_heading";`)
}
