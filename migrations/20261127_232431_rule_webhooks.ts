import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "inbox_rules" ADD COLUMN "webhook_secret" text;
  ALTER TABLE "inbox_rules" ADD COLUMN "webhook_problem" text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE IF EXISTS "inbox_rules" DROP COLUMN IF EXISTS "webhook_secret";
  ALTER TABLE IF EXISTS "inbox_rules" DROP COLUMN IF EXISTS "webhook_problem";`)
}
