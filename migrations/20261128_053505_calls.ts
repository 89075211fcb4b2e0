import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "thread_entries" ADD COLUMN "calendar" jsonb;
  ALTER TABLE "opportunities" ADD COLUMN "next_step_time" text;
  ALTER TABLE "users" ADD COLUMN "booking_link" varchar;
  ALTER TABLE "inbox_settings" ADD COLUMN "booking_link" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE IF EXISTS "thread_entries" DROP COLUMN IF EXISTS "calendar";
  ALTER TABLE IF EXISTS "opportunities" DROP COLUMN IF EXISTS "next_step_time";
  ALTER TABLE IF EXISTS "users" DROP COLUMN IF EXISTS "booking_link";
  ALTER TABLE IF EXISTS "inbox_settings" DROP COLUMN IF EXISTS "booking_link";`)
}
