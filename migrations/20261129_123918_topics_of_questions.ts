import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "faqs" ADD COLUMN "topic" varchar;
  ALTER TABLE "_faqs_v" ADD COLUMN "version_topic" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE IF EXISTS "faqs" DROP COLUMN IF EXISTS "topic";
  ALTER TABLE IF EXISTS "_faqs_v" DROP COLUMN IF EXISTS "version_topic";`)
}
