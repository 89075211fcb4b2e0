import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "industries" ADD COLUMN "changed_by_id" varchar;
  ALTER TABLE "_industries_v" ADD COLUMN "version_changed_by_id" varchar;
  ALTER TABLE "features" ADD COLUMN "changed_by_id" varchar;
  ALTER TABLE "_features_v" ADD COLUMN "version_changed_by_id" varchar;
  ALTER TABLE "process_steps" ADD COLUMN "changed_by_id" varchar;
  ALTER TABLE "_process_steps_v" ADD COLUMN "version_changed_by_id" varchar;
  ALTER TABLE "testimonials" ADD COLUMN "changed_by_id" varchar;
  ALTER TABLE "_testimonials_v" ADD COLUMN "version_changed_by_id" varchar;
  ALTER TABLE "projects" ADD COLUMN "changed_by_id" varchar;
  ALTER TABLE "_projects_v" ADD COLUMN "version_changed_by_id" varchar;
  ALTER TABLE "claims" ADD COLUMN "changed_by_id" varchar;
  ALTER TABLE "_claims_v" ADD COLUMN "version_changed_by_id" varchar;
  ALTER TABLE "faqs" ADD COLUMN "changed_by_id" varchar;
  ALTER TABLE "_faqs_v" ADD COLUMN "version_changed_by_id" varchar;
  ALTER TABLE "gallery_images" ADD COLUMN "changed_by_id" varchar;
  ALTER TABLE "_gallery_images_v" ADD COLUMN "version_changed_by_id" varchar;
  ALTER TABLE "legal_pages" ADD COLUMN "changed_by_id" varchar;
  ALTER TABLE "_legal_pages_v" ADD COLUMN "version_changed_by_id" varchar;
  ALTER TABLE "pages" ADD COLUMN "changed_by_id" varchar;
  ALTER TABLE "_pages_v" ADD COLUMN "version_changed_by_id" varchar;
  ALTER TABLE "home_page" ADD COLUMN "changed_by_id" varchar;
  ALTER TABLE "_home_page_v" ADD COLUMN "version_changed_by_id" varchar;
  ALTER TABLE "industries_page" ADD COLUMN "changed_by_id" varchar;
  ALTER TABLE "_industries_page_v" ADD COLUMN "version_changed_by_id" varchar;
  ALTER TABLE "work_page" ADD COLUMN "changed_by_id" varchar;
  ALTER TABLE "_work_page_v" ADD COLUMN "version_changed_by_id" varchar;
  ALTER TABLE "quote_page" ADD COLUMN "changed_by_id" varchar;
  ALTER TABLE "_quote_page_v" ADD COLUMN "version_changed_by_id" varchar;
  ALTER TABLE "gallery_page" ADD COLUMN "changed_by_id" varchar;
  ALTER TABLE "_gallery_page_v" ADD COLUMN "version_changed_by_id" varchar;
  ALTER TABLE "not_found_page" ADD COLUMN "changed_by_id" varchar;
  ALTER TABLE "_not_found_page_v" ADD COLUMN "version_changed_by_id" varchar;
  ALTER TABLE "navigation" ADD COLUMN "changed_by_id" varchar;
  ALTER TABLE "_navigation_v" ADD COLUMN "version_changed_by_id" varchar;
  ALTER TABLE "small_words" ADD COLUMN "changed_by_id" varchar;
  ALTER TABLE "_small_words_v" ADD COLUMN "version_changed_by_id" varchar;
  ALTER TABLE "forms" ADD COLUMN "changed_by_id" varchar;
  ALTER TABLE "_forms_v" ADD COLUMN "version_changed_by_id" varchar;
  ALTER TABLE "mails" ADD COLUMN "changed_by_id" varchar;
  ALTER TABLE "_mails_v" ADD COLUMN "version_changed_by_id" varchar;
  ALTER TABLE "cookie_question" ADD COLUMN "changed_by_id" varchar;
  ALTER TABLE "_cookie_question_v" ADD COLUMN "version_changed_by_id" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "changed_by_id" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_changed_by_id" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "industries" DROP COLUMN "changed_by_id";
  ALTER TABLE "_industries_v" DROP COLUMN "version_changed_by_id";
  ALTER TABLE "features" DROP COLUMN "changed_by_id";
  ALTER TABLE "_features_v" DROP COLUMN "version_changed_by_id";
  ALTER TABLE "process_steps" DROP COLUMN "changed_by_id";
  ALTER TABLE "_process_steps_v" DROP COLUMN "version_changed_by_id";
  ALTER TABLE "testimonials" DROP COLUMN "changed_by_id";
  ALTER TABLE "_testimonials_v" DROP COLUMN "version_changed_by_id";
  ALTER TABLE "projects" DROP COLUMN "changed_by_id";
  ALTER TABLE "_projects_v" DROP COLUMN "version_changed_by_id";
  ALTER TABLE "claims" DROP COLUMN "changed_by_id";
  ALTER TABLE "_claims_v" DROP COLUMN "version_changed_by_id";
  ALTER TABLE "faqs" DROP COLUMN "changed_by_id";
  ALTER TABLE "_faqs_v" DROP COLUMN "version_changed_by_id";
  ALTER TABLE "gallery_images" DROP COLUMN "changed_by_id";
  ALTER TABLE "_gallery_images_v" DROP COLUMN "version_changed_by_id";
  ALTER TABLE "legal_pages" DROP COLUMN "changed_by_id";
  ALTER TABLE "_legal_pages_v" DROP COLUMN "version_changed_by_id";
  ALTER TABLE "pages" DROP COLUMN "changed_by_id";
  ALTER TABLE "_pages_v" DROP COLUMN "version_changed_by_id";
  ALTER TABLE "home_page" DROP COLUMN "changed_by_id";
  ALTER TABLE "_home_page_v" DROP COLUMN "version_changed_by_id";
  ALTER TABLE "industries_page" DROP COLUMN "changed_by_id";
  ALTER TABLE "_industries_page_v" DROP COLUMN "version_changed_by_id";
  ALTER TABLE "work_page" DROP COLUMN "changed_by_id";
  ALTER TABLE "_work_page_v" DROP COLUMN "version_changed_by_id";
  ALTER TABLE "quote_page" DROP COLUMN "changed_by_id";
  ALTER TABLE "_quote_page_v" DROP COLUMN "version_changed_by_id";
  ALTER TABLE "gallery_page" DROP COLUMN "changed_by_id";
  ALTER TABLE "_gallery_page_v" DROP COLUMN "version_changed_by_id";
  ALTER TABLE "not_found_page" DROP COLUMN "changed_by_id";
  ALTER TABLE "_not_found_page_v" DROP COLUMN "version_changed_by_id";
  ALTER TABLE "navigation" DROP COLUMN "changed_by_id";
  ALTER TABLE "_navigation_v" DROP COLUMN "version_changed_by_id";
  ALTER TABLE "small_words" DROP COLUMN "changed_by_id";
  ALTER TABLE "_small_words_v" DROP COLUMN "version_changed_by_id";
  ALTER TABLE "forms" DROP COLUMN "changed_by_id";
  ALTER TABLE "_forms_v" DROP COLUMN "version_changed_by_id";
  ALTER TABLE "mails" DROP COLUMN "changed_by_id";
  ALTER TABLE "_mails_v" DROP COLUMN "version_changed_by_id";
  ALTER TABLE "cookie_question" DROP COLUMN "changed_by_id";
  ALTER TABLE "_cookie_question_v" DROP COLUMN "version_changed_by_id";
  ALTER TABLE "site_settings" DROP COLUMN "changed_by_id";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_changed_by_id";`)
}
