import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX IF EXISTS "thread_entries_undelivered_idx";
  ALTER TABLE "thread_entries" ADD COLUMN "signature" text;
  ALTER TABLE "thread_entries" ADD COLUMN "bcc" text;
  ALTER TABLE "thread_entries" ADD COLUMN "refused" text;
  ALTER TABLE "thread_entries" ADD COLUMN "owed" text;
  ALTER TABLE "users" ADD COLUMN "signature" varchar;
  CREATE INDEX "thread_entries_undelivered_idx" ON "thread_entries" USING btree ("submission") WHERE state = 'failed' OR kind = 'bounce' OR refused IS NOT NULL;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX IF EXISTS "thread_entries_undelivered_idx";
  CREATE INDEX "thread_entries_undelivered_idx" ON "thread_entries" USING btree ("submission") WHERE state = 'failed' OR kind = 'bounce';
  ALTER TABLE IF EXISTS "thread_entries" DROP COLUMN IF EXISTS "signature";
  ALTER TABLE IF EXISTS "thread_entries" DROP COLUMN IF EXISTS "bcc";
  ALTER TABLE IF EXISTS "thread_entries" DROP COLUMN IF EXISTS "refused";
  ALTER TABLE IF EXISTS "thread_entries" DROP COLUMN IF EXISTS "owed";
  ALTER TABLE IF EXISTS "users" DROP COLUMN IF EXISTS "signature";`)
}
