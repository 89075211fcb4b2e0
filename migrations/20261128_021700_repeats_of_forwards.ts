import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "thread_entries" ADD COLUMN "repeats" uuid[];
  ALTER TABLE "attachments" ADD COLUMN "copied_from" uuid;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE IF EXISTS "thread_entries" DROP COLUMN IF EXISTS "repeats";
  ALTER TABLE IF EXISTS "attachments" DROP COLUMN IF EXISTS "copied_from";`)
}
