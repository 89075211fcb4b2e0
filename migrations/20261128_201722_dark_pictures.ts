import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "projects_case_study_screens" ADD COLUMN "dark_picture_id" uuid;
  ALTER TABLE "projects" ADD COLUMN "dark_image_id" uuid;
  ALTER TABLE "_projects_v_version_case_study_screens" ADD COLUMN "dark_picture_id" uuid;
  ALTER TABLE "_projects_v" ADD COLUMN "version_dark_image_id" uuid;
  ALTER TABLE "home_page" ADD COLUMN "portfolio_dark_image_id" uuid;
  ALTER TABLE "_home_page_v" ADD COLUMN "version_portfolio_dark_image_id" uuid;
  ALTER TABLE "projects_case_study_screens" ADD CONSTRAINT "projects_case_study_screens_dark_picture_id_media_id_fk" FOREIGN KEY ("dark_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects" ADD CONSTRAINT "projects_dark_image_id_media_id_fk" FOREIGN KEY ("dark_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v_version_case_study_screens" ADD CONSTRAINT "_projects_v_version_case_study_screens_dark_picture_id_media_id_fk" FOREIGN KEY ("dark_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_version_dark_image_id_media_id_fk" FOREIGN KEY ("version_dark_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "home_page" ADD CONSTRAINT "home_page_portfolio_dark_image_id_media_id_fk" FOREIGN KEY ("portfolio_dark_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_page_v" ADD CONSTRAINT "_home_page_v_version_portfolio_dark_image_id_media_id_fk" FOREIGN KEY ("version_portfolio_dark_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "projects_case_study_screens_dark_picture_idx" ON "projects_case_study_screens" USING btree ("dark_picture_id");
  CREATE INDEX "projects_dark_image_idx" ON "projects" USING btree ("dark_image_id");
  CREATE INDEX "_projects_v_version_case_study_screens_dark_picture_idx" ON "_projects_v_version_case_study_screens" USING btree ("dark_picture_id");
  CREATE INDEX "_projects_v_version_version_dark_image_idx" ON "_projects_v" USING btree ("version_dark_image_id");
  CREATE INDEX "home_page_portfolio_portfolio_dark_image_idx" ON "home_page" USING btree ("portfolio_dark_image_id");
  CREATE INDEX "_home_page_v_version_portfolio_version_portfolio_dark_im_idx" ON "_home_page_v" USING btree ("version_portfolio_dark_image_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE IF EXISTS "projects_case_study_screens" DROP CONSTRAINT IF EXISTS "projects_case_study_screens_dark_picture_id_media_id_fk";
  
  ALTER TABLE IF EXISTS "projects" DROP CONSTRAINT IF EXISTS "projects_dark_image_id_media_id_fk";
  
  ALTER TABLE IF EXISTS "_projects_v_version_case_study_screens" DROP CONSTRAINT IF EXISTS "_projects_v_version_case_study_screens_dark_picture_id_media_id_fk";
  
  ALTER TABLE IF EXISTS "_projects_v" DROP CONSTRAINT IF EXISTS "_projects_v_version_dark_image_id_media_id_fk";
  
  ALTER TABLE IF EXISTS "home_page" DROP CONSTRAINT IF EXISTS "home_page_portfolio_dark_image_id_media_id_fk";
  
  ALTER TABLE IF EXISTS "_home_page_v" DROP CONSTRAINT IF EXISTS "_home_page_v_version_portfolio_dark_image_id_media_id_fk";
  
  DROP INDEX IF EXISTS "projects_case_study_screens_dark_picture_idx";
  DROP INDEX IF EXISTS "projects_dark_image_idx";
  DROP INDEX IF EXISTS "_projects_v_version_case_study_screens_dark_picture_idx";
  DROP INDEX IF EXISTS "_projects_v_version_version_dark_image_idx";
  DROP INDEX IF EXISTS "home_page_portfolio_portfolio_dark_image_idx";
  DROP INDEX IF EXISTS "_home_page_v_version_portfolio_version_portfolio_dark_im_idx";
  ALTER TABLE IF EXISTS "projects_case_study_screens" DROP COLUMN IF EXISTS "dark_picture_id";
  ALTER TABLE IF EXISTS "projects" DROP COLUMN IF EXISTS "dark_image_id";
  ALTER TABLE IF EXISTS "_projects_v_version_case_study_screens" DROP COLUMN IF EXISTS "dark_picture_id";
  ALTER TABLE IF EXISTS "_projects_v" DROP COLUMN IF EXISTS "version_dark_image_id";
  ALTER TABLE IF EXISTS "home_page" DROP COLUMN IF EXISTS "portfolio_dark_image_id";
  ALTER TABLE IF EXISTS "_home_page_v" DROP COLUMN IF EXISTS "version_portfolio_dark_image_id";`)
}
