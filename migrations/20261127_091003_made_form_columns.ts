import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "custom_forms_questions" ADD COLUMN "is_column" boolean;
  ALTER TABLE "_custom_forms_v_version_questions" ADD COLUMN "is_column" boolean;
  CREATE INDEX "custom_submissions_made_idx" ON "custom_submissions" USING btree ("form_id","submitted_at","id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX IF EXISTS "custom_submissions_made_idx";
  ALTER TABLE IF EXISTS "custom_forms_questions" DROP COLUMN IF EXISTS "is_column";
  ALTER TABLE IF EXISTS "_custom_forms_v_version_questions" DROP COLUMN IF EXISTS "is_column";`)
}
