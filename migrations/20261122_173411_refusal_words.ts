import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "forms" ADD COLUMN "both_too_many_sent" varchar;
  ALTER TABLE "forms" ADD COLUMN "both_too_busy" varchar;
  ALTER TABLE "forms" ADD COLUMN "both_may_have_arrived" varchar;
  ALTER TABLE "forms" ADD COLUMN "both_not_stored" varchar;
  ALTER TABLE "_forms_v" ADD COLUMN "version_both_too_many_sent" varchar;
  ALTER TABLE "_forms_v" ADD COLUMN "version_both_too_busy" varchar;
  ALTER TABLE "_forms_v" ADD COLUMN "version_both_may_have_arrived" varchar;
  ALTER TABLE "_forms_v" ADD COLUMN "version_both_not_stored" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "forms" DROP COLUMN "both_too_many_sent";
  ALTER TABLE "forms" DROP COLUMN "both_too_busy";
  ALTER TABLE "forms" DROP COLUMN "both_may_have_arrived";
  ALTER TABLE "forms" DROP COLUMN "both_not_stored";
  ALTER TABLE "_forms_v" DROP COLUMN "version_both_too_many_sent";
  ALTER TABLE "_forms_v" DROP COLUMN "version_both_too_busy";
  ALTER TABLE "_forms_v" DROP COLUMN "version_both_may_have_arrived";
  ALTER TABLE "_forms_v" DROP COLUMN "version_both_not_stored";`)
}
