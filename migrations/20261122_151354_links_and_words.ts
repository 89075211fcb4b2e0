import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/** What the words of the links were becomes the links, in the order that they had. */
const link = (column: string, words: string, address: string) =>
  `jsonb_build_object('id', gen_random_uuid()::text, 'blockType', 'link', 'link', jsonb_build_object(
     'words', coalesce(nullif(trim("${column}"), ''), '${words}'), 'to', 'address', 'address', '${address}'))`;

const linksOf = (table: string, version: string) =>
  sql.raw(`UPDATE "${table}" SET
    "${version}menu_links" = jsonb_build_array(
      ${link(`${version}menu_home`, 'Home', '/')},
      jsonb_build_object('id', gen_random_uuid()::text, 'blockType', 'industries',
        'words', coalesce(nullif(trim("${version}menu_industries"), ''), 'Industries')),
      ${link(`${version}menu_services`, 'Services', '/#services')},
      ${link(`${version}menu_process`, 'Process', '/#process')},
      ${link(`${version}menu_work`, 'Our Work', '/work')},
      ${link(`${version}menu_contact`, 'Contact', '/#contact')}),
    "${version}footer_company_links" = jsonb_build_array(
      ${link(`${version}footer_home`, 'Home', '/')},
      ${link(`${version}footer_services`, 'Services', '/#services')},
      ${link(`${version}footer_work`, 'Our Work', '/work')},
      ${link(`${version}footer_contact`, 'Contact', '/#contact')}),
    "${version}footer_legal_links" = jsonb_build_array(
      ${link(`${version}footer_privacy`, 'Privacy', '/privacy')},
      ${link(`${version}footer_terms`, 'Terms', '/terms')},
      ${link(`${version}footer_disclaimer`, 'Disclaimer', '/disclaimer')},
      ${link(`${version}footer_accessibility`, 'Accessibility', '/accessibility')})`);

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "navigation" ADD COLUMN "menu_links" jsonb;
  ALTER TABLE "navigation" ADD COLUMN "footer_company_links" jsonb;
  ALTER TABLE "navigation" ADD COLUMN "footer_legal_links" jsonb;
  ALTER TABLE "_navigation_v" ADD COLUMN "version_menu_links" jsonb;
  ALTER TABLE "_navigation_v" ADD COLUMN "version_footer_company_links" jsonb;
  ALTER TABLE "_navigation_v" ADD COLUMN "version_footer_legal_links" jsonb;
  ALTER TABLE "small_words" ADD COLUMN "everywhere_home" varchar;
  ALTER TABLE "small_words" ADD COLUMN "machines_service" varchar;
  ALTER TABLE "small_words" ADD COLUMN "machines_case_study" varchar;
  ALTER TABLE "small_words" ADD COLUMN "machines_pages" varchar;
  ALTER TABLE "small_words" ADD COLUMN "machines_home" varchar;
  ALTER TABLE "small_words" ADD COLUMN "machines_industries" varchar;
  ALTER TABLE "small_words" ADD COLUMN "machines_work" varchar;
  ALTER TABLE "small_words" ADD COLUMN "machines_quote" varchar;
  ALTER TABLE "small_words" ADD COLUMN "machines_gallery" varchar;
  ALTER TABLE "small_words" ADD COLUMN "machines_case_studies" varchar;
  ALTER TABLE "small_words" ADD COLUMN "machines_sample" varchar;
  ALTER TABLE "small_words" ADD COLUMN "machines_legal" varchar;
  ALTER TABLE "_small_words_v" ADD COLUMN "version_everywhere_home" varchar;
  ALTER TABLE "_small_words_v" ADD COLUMN "version_machines_service" varchar;
  ALTER TABLE "_small_words_v" ADD COLUMN "version_machines_case_study" varchar;
  ALTER TABLE "_small_words_v" ADD COLUMN "version_machines_pages" varchar;
  ALTER TABLE "_small_words_v" ADD COLUMN "version_machines_home" varchar;
  ALTER TABLE "_small_words_v" ADD COLUMN "version_machines_industries" varchar;
  ALTER TABLE "_small_words_v" ADD COLUMN "version_machines_work" varchar;
  ALTER TABLE "_small_words_v" ADD COLUMN "version_machines_quote" varchar;
  ALTER TABLE "_small_words_v" ADD COLUMN "version_machines_gallery" varchar;
  ALTER TABLE "_small_words_v" ADD COLUMN "version_machines_case_studies" varchar;
  ALTER TABLE "_small_words_v" ADD COLUMN "version_machines_sample" varchar;
  ALTER TABLE "_small_words_v" ADD COLUMN "version_machines_legal" varchar;
  ALTER TABLE "mails" ADD COLUMN "password_subject" varchar;
  ALTER TABLE "mails" ADD COLUMN "password_asked" varchar;
  ALTER TABLE "mails" ADD COLUMN "password_mistaken" varchar;
  ALTER TABLE "mails" ADD COLUMN "password_button" varchar;
  ALTER TABLE "_mails_v" ADD COLUMN "version_password_subject" varchar;
  ALTER TABLE "_mails_v" ADD COLUMN "version_password_asked" varchar;
  ALTER TABLE "_mails_v" ADD COLUMN "version_password_mistaken" varchar;
  ALTER TABLE "_mails_v" ADD COLUMN "version_password_button" varchar;`)
  await db.execute(linksOf('navigation', ''));
  await db.execute(linksOf('_navigation_v', 'version_'));
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "navigation" DROP COLUMN "menu_links";
  ALTER TABLE "navigation" DROP COLUMN "footer_company_links";
  ALTER TABLE "navigation" DROP COLUMN "footer_legal_links";
  ALTER TABLE "_navigation_v" DROP COLUMN "version_menu_links";
  ALTER TABLE "_navigation_v" DROP COLUMN "version_footer_company_links";
  ALTER TABLE "_navigation_v" DROP COLUMN "version_footer_legal_links";
  ALTER TABLE "small_words" DROP COLUMN "everywhere_home";
  ALTER TABLE "small_words" DROP COLUMN "machines_service";
  ALTER TABLE "small_words" DROP COLUMN "machines_case_study";
  ALTER TABLE "small_words" DROP COLUMN "machines_pages";
  ALTER TABLE "small_words" DROP COLUMN "machines_home";
  ALTER TABLE "small_words" DROP COLUMN "machines_industries";
  ALTER TABLE "small_words" DROP COLUMN "machines_work";
  ALTER TABLE "small_words" DROP COLUMN "machines_quote";
  ALTER TABLE "small_words" DROP COLUMN "machines_gallery";
  ALTER TABLE "small_words" DROP COLUMN "machines_case_studies";
  ALTER TABLE "small_words" DROP COLUMN "machines_sample";
  ALTER TABLE "small_words" DROP COLUMN "machines_legal";
  ALTER TABLE "_small_words_v" DROP COLUMN "version_everywhere_home";
  ALTER TABLE "_small_words_v" DROP COLUMN "version_machines_service";
  ALTER TABLE "_small_words_v" DROP COLUMN "version_machines_case_study";
  ALTER TABLE "_small_words_v" DROP COLUMN "version_machines_pages";
  ALTER TABLE "_small_words_v" DROP COLUMN "version_machines_home";
  ALTER TABLE "_small_words_v" DROP COLUMN "version_machines_industries";
  ALTER TABLE "_small_words_v" DROP COLUMN "version_machines_work";
  ALTER TABLE "_small_words_v" DROP COLUMN "version_machines_quote";
  ALTER TABLE "_small_words_v" DROP COLUMN "version_machines_gallery";
  ALTER TABLE "_small_words_v" DROP COLUMN "version_machines_case_studies";
  ALTER TABLE "_small_words_v" DROP COLUMN "version_machines_sample";
  ALTER TABLE "_small_words_v" DROP COLUMN "version_machines_legal";
  ALTER TABLE "mails" DROP COLUMN "password_subject";
  ALTER TABLE "mails" DROP COLUMN "password_asked";
  ALTER TABLE "mails" DROP COLUMN "password_mistaken";
  ALTER TABLE "mails" DROP COLUMN "password_button";
  ALTER TABLE "_mails_v" DROP COLUMN "version_password_subject";
  ALTER TABLE "_mails_v" DROP COLUMN "version_password_asked";
  ALTER TABLE "_mails_v" DROP COLUMN "version_password_mistaken";
  ALTER TABLE "_mails_v" DROP COLUMN "version_password_button";`)
}
