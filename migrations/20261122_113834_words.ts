import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_navigation_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__navigation_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_small_words_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__small_words_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_forms_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__forms_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_mails_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__mails_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_cookie_question_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__cookie_question_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "navigation" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"menu_home" varchar,
  	"menu_industries" varchar,
  	"menu_all_industries" varchar,
  	"menu_services" varchar,
  	"menu_process" varchar,
  	"menu_work" varchar,
  	"menu_contact" varchar,
  	"menu_get_started" varchar,
  	"footer_company" varchar,
  	"footer_home" varchar,
  	"footer_services" varchar,
  	"footer_work" varchar,
  	"footer_contact" varchar,
  	"footer_industries" varchar,
  	"footer_privacy" varchar,
  	"footer_terms" varchar,
  	"footer_disclaimer" varchar,
  	"footer_accessibility" varchar,
  	"footer_cookie_settings" varchar,
  	"footer_colour_scheme" varchar,
  	"footer_system" varchar,
  	"footer_light" varchar,
  	"footer_dark" varchar,
  	"footer_registered_in" varchar,
  	"footer_company_number" varchar,
  	"footer_registered_office" varchar,
  	"footer_vat_number" varchar,
  	"spoken_skip" varchar,
  	"spoken_main" varchar,
  	"spoken_industries" varchar,
  	"spoken_menu" varchar,
  	"spoken_open_menu" varchar,
  	"spoken_close_menu" varchar,
  	"spoken_messages" varchar,
  	"spoken_close_message" varchar,
  	"changed_by" varchar,
  	"_status" "enum_navigation_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_navigation_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_menu_home" varchar,
  	"version_menu_industries" varchar,
  	"version_menu_all_industries" varchar,
  	"version_menu_services" varchar,
  	"version_menu_process" varchar,
  	"version_menu_work" varchar,
  	"version_menu_contact" varchar,
  	"version_menu_get_started" varchar,
  	"version_footer_company" varchar,
  	"version_footer_home" varchar,
  	"version_footer_services" varchar,
  	"version_footer_work" varchar,
  	"version_footer_contact" varchar,
  	"version_footer_industries" varchar,
  	"version_footer_privacy" varchar,
  	"version_footer_terms" varchar,
  	"version_footer_disclaimer" varchar,
  	"version_footer_accessibility" varchar,
  	"version_footer_cookie_settings" varchar,
  	"version_footer_colour_scheme" varchar,
  	"version_footer_system" varchar,
  	"version_footer_light" varchar,
  	"version_footer_dark" varchar,
  	"version_footer_registered_in" varchar,
  	"version_footer_company_number" varchar,
  	"version_footer_registered_office" varchar,
  	"version_footer_vat_number" varchar,
  	"version_spoken_skip" varchar,
  	"version_spoken_main" varchar,
  	"version_spoken_industries" varchar,
  	"version_spoken_menu" varchar,
  	"version_spoken_open_menu" varchar,
  	"version_spoken_close_menu" varchar,
  	"version_spoken_messages" varchar,
  	"version_spoken_close_message" varchar,
  	"version_changed_by" varchar,
  	"version__status" "enum__navigation_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "small_words" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"everywhere_get_quote" varchar,
  	"everywhere_learn_more" varchar,
  	"everywhere_industry_title" varchar,
  	"everywhere_view_application" varchar,
  	"everywhere_return_home" varchar,
  	"everywhere_privacy" varchar,
  	"everywhere_workings" varchar,
  	"everywhere_source" varchar,
  	"everywhere_sample" varchar,
  	"home_learn_how" varchar,
  	"home_all_industries" varchar,
  	"home_previous" varchar,
  	"home_next" varchar,
  	"home_industries" varchar,
  	"home_carousel" varchar,
  	"home_see_work" varchar,
  	"home_email" varchar,
  	"home_post" varchar,
  	"home_office_hours" varchar,
  	"industries_title" varchar,
  	"industries_all" varchar,
  	"industries_talk" varchar,
  	"industries_contact" varchar,
  	"industries_replaces" varchar,
  	"industries_read_case_study" varchar,
  	"work_details" varchar,
  	"work_start" varchar,
  	"work_screens" varchar,
  	"gallery_copy_path" varchar,
  	"gallery_copied" varchar,
  	"gallery_copied_message" varchar,
  	"legal_last_updated" varchar,
  	"legal_text_changed" varchar,
  	"legal_on_this_page" varchar,
  	"not_found_home" varchar,
  	"not_found_support" varchar,
  	"not_found_work" varchar,
  	"not_found_industries" varchar,
  	"not_found_quote" varchar,
  	"not_found_contact" varchar,
  	"drawings_home" varchar,
  	"drawings_industry" varchar,
  	"changed_by" varchar,
  	"_status" "enum_small_words_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_small_words_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_everywhere_get_quote" varchar,
  	"version_everywhere_learn_more" varchar,
  	"version_everywhere_industry_title" varchar,
  	"version_everywhere_view_application" varchar,
  	"version_everywhere_return_home" varchar,
  	"version_everywhere_privacy" varchar,
  	"version_everywhere_workings" varchar,
  	"version_everywhere_source" varchar,
  	"version_everywhere_sample" varchar,
  	"version_home_learn_how" varchar,
  	"version_home_all_industries" varchar,
  	"version_home_previous" varchar,
  	"version_home_next" varchar,
  	"version_home_industries" varchar,
  	"version_home_carousel" varchar,
  	"version_home_see_work" varchar,
  	"version_home_email" varchar,
  	"version_home_post" varchar,
  	"version_home_office_hours" varchar,
  	"version_industries_title" varchar,
  	"version_industries_all" varchar,
  	"version_industries_talk" varchar,
  	"version_industries_contact" varchar,
  	"version_industries_replaces" varchar,
  	"version_industries_read_case_study" varchar,
  	"version_work_details" varchar,
  	"version_work_start" varchar,
  	"version_work_screens" varchar,
  	"version_gallery_copy_path" varchar,
  	"version_gallery_copied" varchar,
  	"version_gallery_copied_message" varchar,
  	"version_legal_last_updated" varchar,
  	"version_legal_text_changed" varchar,
  	"version_legal_on_this_page" varchar,
  	"version_not_found_home" varchar,
  	"version_not_found_support" varchar,
  	"version_not_found_work" varchar,
  	"version_not_found_industries" varchar,
  	"version_not_found_quote" varchar,
  	"version_not_found_contact" varchar,
  	"version_drawings_home" varchar,
  	"version_drawings_industry" varchar,
  	"version_changed_by" varchar,
  	"version__status" "enum__small_words_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "forms" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"contact_name_label" varchar,
  	"contact_name_hint" varchar,
  	"contact_name_missing" varchar,
  	"contact_email_label" varchar,
  	"contact_email_hint" varchar,
  	"contact_email_missing" varchar,
  	"contact_email_invalid" varchar,
  	"contact_message_label" varchar,
  	"contact_message_hint" varchar,
  	"contact_message_missing" varchar,
  	"contact_submit" varchar,
  	"contact_submitting" varchar,
  	"contact_success_title" varchar,
  	"contact_success_text" varchar,
  	"quote_group_about_you" varchar,
  	"quote_group_about_the_project" varchar,
  	"quote_name_label" varchar,
  	"quote_name_hint" varchar,
  	"quote_name_missing" varchar,
  	"quote_email_label" varchar,
  	"quote_email_hint" varchar,
  	"quote_email_missing" varchar,
  	"quote_email_invalid" varchar,
  	"quote_phone_label" varchar,
  	"quote_phone_hint" varchar,
  	"quote_company_label" varchar,
  	"quote_company_hint" varchar,
  	"quote_project_type_label" varchar,
  	"quote_project_type_hint" varchar,
  	"quote_project_type_missing" varchar,
  	"quote_project_type_web" varchar,
  	"quote_project_type_ecommerce" varchar,
  	"quote_project_type_business_intelligence" varchar,
  	"quote_project_type_cms" varchar,
  	"quote_project_type_portal" varchar,
  	"quote_project_type_other" varchar,
  	"quote_budget_label" varchar,
  	"quote_budget_hint" varchar,
  	"quote_budget_under5k" varchar,
  	"quote_budget5k10k" varchar,
  	"quote_budget10k25k" varchar,
  	"quote_budget25k50k" varchar,
  	"quote_budget50k" varchar,
  	"quote_timeline_label" varchar,
  	"quote_timeline_hint" varchar,
  	"quote_timeline_urgent" varchar,
  	"quote_timeline1month" varchar,
  	"quote_timeline3months" varchar,
  	"quote_timeline6months" varchar,
  	"quote_timeline_flexible" varchar,
  	"quote_description_label" varchar,
  	"quote_description_hint" varchar,
  	"quote_description_missing" varchar,
  	"quote_submit" varchar,
  	"quote_submitting" varchar,
  	"quote_success_title" varchar,
  	"quote_success_text" varchar,
  	"both_optional" varchar,
  	"both_choose_one" varchar,
  	"both_problem" varchar,
  	"both_nothing_lost" varchar,
  	"both_error_mark" varchar,
  	"both_trying_again" varchar,
  	"both_checking_sender" varchar,
  	"both_your_reference" varchar,
  	"both_check_answers" varchar,
  	"both_received" varchar,
  	"changed_by" varchar,
  	"_status" "enum_forms_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_forms_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_contact_name_label" varchar,
  	"version_contact_name_hint" varchar,
  	"version_contact_name_missing" varchar,
  	"version_contact_email_label" varchar,
  	"version_contact_email_hint" varchar,
  	"version_contact_email_missing" varchar,
  	"version_contact_email_invalid" varchar,
  	"version_contact_message_label" varchar,
  	"version_contact_message_hint" varchar,
  	"version_contact_message_missing" varchar,
  	"version_contact_submit" varchar,
  	"version_contact_submitting" varchar,
  	"version_contact_success_title" varchar,
  	"version_contact_success_text" varchar,
  	"version_quote_group_about_you" varchar,
  	"version_quote_group_about_the_project" varchar,
  	"version_quote_name_label" varchar,
  	"version_quote_name_hint" varchar,
  	"version_quote_name_missing" varchar,
  	"version_quote_email_label" varchar,
  	"version_quote_email_hint" varchar,
  	"version_quote_email_missing" varchar,
  	"version_quote_email_invalid" varchar,
  	"version_quote_phone_label" varchar,
  	"version_quote_phone_hint" varchar,
  	"version_quote_company_label" varchar,
  	"version_quote_company_hint" varchar,
  	"version_quote_project_type_label" varchar,
  	"version_quote_project_type_hint" varchar,
  	"version_quote_project_type_missing" varchar,
  	"version_quote_project_type_web" varchar,
  	"version_quote_project_type_ecommerce" varchar,
  	"version_quote_project_type_business_intelligence" varchar,
  	"version_quote_project_type_cms" varchar,
  	"version_quote_project_type_portal" varchar,
  	"version_quote_project_type_other" varchar,
  	"version_quote_budget_label" varchar,
  	"version_quote_budget_hint" varchar,
  	"version_quote_budget_under5k" varchar,
  	"version_quote_budget5k10k" varchar,
  	"version_quote_budget10k25k" varchar,
  	"version_quote_budget25k50k" varchar,
  	"version_quote_budget50k" varchar,
  	"version_quote_timeline_label" varchar,
  	"version_quote_timeline_hint" varchar,
  	"version_quote_timeline_urgent" varchar,
  	"version_quote_timeline1month" varchar,
  	"version_quote_timeline3months" varchar,
  	"version_quote_timeline6months" varchar,
  	"version_quote_timeline_flexible" varchar,
  	"version_quote_description_label" varchar,
  	"version_quote_description_hint" varchar,
  	"version_quote_description_missing" varchar,
  	"version_quote_submit" varchar,
  	"version_quote_submitting" varchar,
  	"version_quote_success_title" varchar,
  	"version_quote_success_text" varchar,
  	"version_both_optional" varchar,
  	"version_both_choose_one" varchar,
  	"version_both_problem" varchar,
  	"version_both_nothing_lost" varchar,
  	"version_both_error_mark" varchar,
  	"version_both_trying_again" varchar,
  	"version_both_checking_sender" varchar,
  	"version_both_your_reference" varchar,
  	"version_both_check_answers" varchar,
  	"version_both_received" varchar,
  	"version_changed_by" varchar,
  	"version__status" "enum__forms_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "mails" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"contact_subject" varchar,
  	"contact_heading" varchar,
  	"contact_promise" varchar,
  	"contact_notice" varchar,
  	"quote_subject" varchar,
  	"quote_heading" varchar,
  	"quote_promise" varchar,
  	"quote_notice" varchar,
  	"both_reference" varchar,
  	"both_mistyped" varchar,
  	"both_signature" varchar,
  	"both_open" varchar,
  	"changed_by" varchar,
  	"_status" "enum_mails_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_mails_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_contact_subject" varchar,
  	"version_contact_heading" varchar,
  	"version_contact_promise" varchar,
  	"version_contact_notice" varchar,
  	"version_quote_subject" varchar,
  	"version_quote_heading" varchar,
  	"version_quote_promise" varchar,
  	"version_quote_notice" varchar,
  	"version_both_reference" varchar,
  	"version_both_mistyped" varchar,
  	"version_both_signature" varchar,
  	"version_both_open" varchar,
  	"version_changed_by" varchar,
  	"version__status" "enum__mails_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "cookie_question" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"question_ask" varchar,
  	"question_consequence" varchar,
  	"question_privacy" varchar,
  	"question_accept" varchar,
  	"question_reject" varchar,
  	"question_accepted" varchar,
  	"question_rejected" varchar,
  	"question_name" varchar,
  	"changed_by" varchar,
  	"_status" "enum_cookie_question_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_cookie_question_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_question_ask" varchar,
  	"version_question_consequence" varchar,
  	"version_question_privacy" varchar,
  	"version_question_accept" varchar,
  	"version_question_reject" varchar,
  	"version_question_accepted" varchar,
  	"version_question_rejected" varchar,
  	"version_question_name" varchar,
  	"version_changed_by" varchar,
  	"version__status" "enum__cookie_question_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE INDEX "navigation__status_idx" ON "navigation" USING btree ("_status");
  CREATE INDEX "_navigation_v_version_version__status_idx" ON "_navigation_v" USING btree ("version__status");
  CREATE INDEX "_navigation_v_created_at_idx" ON "_navigation_v" USING btree ("created_at");
  CREATE INDEX "_navigation_v_updated_at_idx" ON "_navigation_v" USING btree ("updated_at");
  CREATE INDEX "_navigation_v_latest_idx" ON "_navigation_v" USING btree ("latest");
  CREATE INDEX "_navigation_v_autosave_idx" ON "_navigation_v" USING btree ("autosave");
  CREATE INDEX "small_words__status_idx" ON "small_words" USING btree ("_status");
  CREATE INDEX "_small_words_v_version_version__status_idx" ON "_small_words_v" USING btree ("version__status");
  CREATE INDEX "_small_words_v_created_at_idx" ON "_small_words_v" USING btree ("created_at");
  CREATE INDEX "_small_words_v_updated_at_idx" ON "_small_words_v" USING btree ("updated_at");
  CREATE INDEX "_small_words_v_latest_idx" ON "_small_words_v" USING btree ("latest");
  CREATE INDEX "_small_words_v_autosave_idx" ON "_small_words_v" USING btree ("autosave");
  CREATE INDEX "forms__status_idx" ON "forms" USING btree ("_status");
  CREATE INDEX "_forms_v_version_version__status_idx" ON "_forms_v" USING btree ("version__status");
  CREATE INDEX "_forms_v_created_at_idx" ON "_forms_v" USING btree ("created_at");
  CREATE INDEX "_forms_v_updated_at_idx" ON "_forms_v" USING btree ("updated_at");
  CREATE INDEX "_forms_v_latest_idx" ON "_forms_v" USING btree ("latest");
  CREATE INDEX "_forms_v_autosave_idx" ON "_forms_v" USING btree ("autosave");
  CREATE INDEX "mails__status_idx" ON "mails" USING btree ("_status");
  CREATE INDEX "_mails_v_version_version__status_idx" ON "_mails_v" USING btree ("version__status");
  CREATE INDEX "_mails_v_created_at_idx" ON "_mails_v" USING btree ("created_at");
  CREATE INDEX "_mails_v_updated_at_idx" ON "_mails_v" USING btree ("updated_at");
  CREATE INDEX "_mails_v_latest_idx" ON "_mails_v" USING btree ("latest");
  CREATE INDEX "_mails_v_autosave_idx" ON "_mails_v" USING btree ("autosave");
  CREATE INDEX "cookie_question__status_idx" ON "cookie_question" USING btree ("_status");
  CREATE INDEX "_cookie_question_v_version_version__status_idx" ON "_cookie_question_v" USING btree ("version__status");
  CREATE INDEX "_cookie_question_v_created_at_idx" ON "_cookie_question_v" USING btree ("created_at");
  CREATE INDEX "_cookie_question_v_updated_at_idx" ON "_cookie_question_v" USING btree ("updated_at");
  CREATE INDEX "_cookie_question_v_latest_idx" ON "_cookie_question_v" USING btree ("latest");
  CREATE INDEX "_cookie_question_v_autosave_idx" ON "_cookie_question_v" USING btree ("autosave");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "navigation" CASCADE;
  DROP TABLE "_navigation_v" CASCADE;
  DROP TABLE "small_words" CASCADE;
  DROP TABLE "_small_words_v" CASCADE;
  DROP TABLE "forms" CASCADE;
  DROP TABLE "_forms_v" CASCADE;
  DROP TABLE "mails" CASCADE;
  DROP TABLE "_mails_v" CASCADE;
  DROP TABLE "cookie_question" CASCADE;
  DROP TABLE "_cookie_question_v" CASCADE;
  DROP TYPE "public"."enum_navigation_status";
  DROP TYPE "public"."enum__navigation_v_version_status";
  DROP TYPE "public"."enum_small_words_status";
  DROP TYPE "public"."enum__small_words_v_version_status";
  DROP TYPE "public"."enum_forms_status";
  DROP TYPE "public"."enum__forms_v_version_status";
  DROP TYPE "public"."enum_mails_status";
  DROP TYPE "public"."enum__mails_v_version_status";
  DROP TYPE "public"."enum_cookie_question_status";
  DROP TYPE "public"."enum__cookie_question_v_version_status";`)
}
