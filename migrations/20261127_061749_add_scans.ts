import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "attachments" ADD COLUMN "scan" text;
  ALTER TABLE "attachments" ADD COLUMN "scanned_at" timestamp with time zone;
  ALTER TABLE "attachments" ADD COLUMN "found" text;
  CREATE INDEX "attachments_scan_idx" ON "attachments" USING btree ("scanned_at") WHERE scan IS DISTINCT FROM 'clean';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX IF EXISTS "attachments_scan_idx";
  ALTER TABLE IF EXISTS "attachments" DROP COLUMN IF EXISTS "scan";
  ALTER TABLE IF EXISTS "attachments" DROP COLUMN IF EXISTS "scanned_at";
  ALTER TABLE IF EXISTS "attachments" DROP COLUMN IF EXISTS "found";`)
}
