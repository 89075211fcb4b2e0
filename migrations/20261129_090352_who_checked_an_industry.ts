import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "industries" ADD COLUMN "checked_by" varchar;
  ALTER TABLE "industries" ADD COLUMN "checked_on" timestamp(3) with time zone;
  ALTER TABLE "_industries_v" ADD COLUMN "version_checked_by" varchar;
  ALTER TABLE "_industries_v" ADD COLUMN "version_checked_on" timestamp(3) with time zone;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE IF EXISTS "industries" DROP COLUMN IF EXISTS "checked_by";
  ALTER TABLE IF EXISTS "industries" DROP COLUMN IF EXISTS "checked_on";
  ALTER TABLE IF EXISTS "_industries_v" DROP COLUMN IF EXISTS "version_checked_by";
  ALTER TABLE IF EXISTS "_industries_v" DROP COLUMN IF EXISTS "version_checked_on";`)
}
