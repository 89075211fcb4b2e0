import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_industries_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__industries_v_version_bg_class" AS ENUM('ground-hatch-0', 'ground-hatch-1', 'ground-hatch-2', 'ground-hatch-3', 'ground-hatch-4', 'ground-hatch-5', 'ground-hatch-6', 'ground-hatch-7', 'ground-hatch-8');
  CREATE TYPE "public"."enum__industries_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_features_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__features_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_process_steps_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__process_steps_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_testimonials_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__testimonials_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_projects_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__projects_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_faqs_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__faqs_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_gallery_images_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__gallery_images_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_legal_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__legal_pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_home_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__home_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_industries_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__industries_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_work_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__work_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_quote_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__quote_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_gallery_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__gallery_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_not_found_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__not_found_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_site_settings_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__site_settings_v_version_status" AS ENUM('draft', 'published');
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'schedulePublish';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'schedulePublish';
  CREATE TABLE "_industries_v_version_drawing_layers" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_industries_v_version_solutions" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"description" varchar,
  	"standards" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_industries_v_version_use_cases" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"description" varchar,
  	"before" varchar,
  	"after" varchar,
  	"lines" numeric DEFAULT 5,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_industries_v_version_benefits" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_industries_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version__order" varchar,
  	"version_title" varchar,
  	"version_description" varchar,
  	"version_icon" "enum_icon",
  	"version_bg_class" "enum__industries_v_version_bg_class",
  	"version_intro" varchar,
  	"version_drawing_building" "enum_building" DEFAULT 'plain',
  	"version_drawing_title" varchar,
  	"version_drawing_caption" varchar,
  	"version_drawing_above" varchar,
  	"version_drawing_below" varchar,
  	"version_drawing_seed" numeric DEFAULT 1,
  	"version_solutions_heading" varchar,
  	"version_use_cases_heading" varchar,
  	"version_benefits_heading" varchar,
  	"version_call_to_action" varchar,
  	"version_slug" varchar,
  	"version_changed_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__industries_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_industries_v_numbers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"number" numeric,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL
  );
  
  CREATE TABLE "_features_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version__order" varchar,
  	"version_title" varchar,
  	"version_description" varchar,
  	"version_group" varchar,
  	"version_icon" "enum_icon",
  	"version_changed_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__features_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_process_steps_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version__order" varchar,
  	"version_number" varchar,
  	"version_title" varchar,
  	"version_description" varchar,
  	"version_duration" varchar,
  	"version_changed_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__process_steps_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_testimonials_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version__order" varchar,
  	"version_quote" varchar,
  	"version_author" varchar,
  	"version_title" varchar,
  	"version_placeholder" boolean DEFAULT false,
  	"version_changed_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__testimonials_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_projects_v_version_case_study_chapters" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_projects_v_version_case_study_screens" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"picture_id" uuid,
  	"caption" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_projects_v_version_case_study_features" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"description" varchar,
  	"icon" "enum_icon",
  	"_uuid" varchar
  );
  
  CREATE TABLE "_projects_v_version_case_study_achievements" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"figure" varchar,
  	"description" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_projects_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version__order" varchar,
  	"version_title" varchar,
  	"version_industry" varchar,
  	"version_description" varchar,
  	"version_replaced" varchar,
  	"version_image_id" uuid,
  	"version_link" varchar,
  	"version_has_case_study" boolean DEFAULT false,
  	"version_linked_from_portfolio" boolean DEFAULT true,
  	"version_case_study_headline" varchar,
  	"version_case_study_intro" varchar,
  	"version_case_study_features_heading" varchar,
  	"version_case_study_has_figures" boolean DEFAULT false,
  	"version_case_study_achievements_heading" varchar,
  	"version_case_study_impact_heading" varchar,
  	"version_case_study_impact_figure" varchar,
  	"version_case_study_impact_figure_label" varchar,
  	"version_case_study_impact_text" varchar,
  	"version_case_study_call_to_action" varchar,
  	"version_slug" varchar,
  	"version_placeholder" boolean DEFAULT false,
  	"version_changed_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__projects_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_projects_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_projects_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"industries_id" uuid
  );
  
  CREATE TABLE "_faqs_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version__order" varchar,
  	"version_question" varchar,
  	"version_answer" varchar,
  	"version_on_quote_page" boolean DEFAULT false,
  	"version_placeholder" boolean DEFAULT false,
  	"version_changed_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__faqs_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_faqs_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"industries_id" uuid
  );
  
  CREATE TABLE "_gallery_images_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version__order" varchar,
  	"version_description" varchar,
  	"version_image_id" uuid,
  	"version_changed_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__gallery_images_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_legal_pages_v_version_sections" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"heading" varchar,
  	"body" jsonb,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_legal_pages_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_title" varchar,
  	"version_intro" varchar,
  	"version_numbered" boolean DEFAULT true,
  	"version_slug" varchar,
  	"version_text_changed_at" timestamp(3) with time zone,
  	"version_changed_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__legal_pages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_home_page_v_version_hero_tools" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_home_page_v_version_advantage_cards" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"description" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_home_page_v_version_advantage_ledger_rows" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"tool" varchar,
  	"again" varchar,
  	"cost" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_home_page_v_version_stories_stats" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"value" varchar,
  	"label" varchar,
  	"share" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_home_page_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_hero_headline" varchar,
  	"version_hero_lede" varchar,
  	"version_hero_one_layer" varchar,
  	"version_hero_caption" varchar,
  	"version_industries_heading" varchar,
  	"version_industries_intro" varchar,
  	"version_advantage_heading" varchar,
  	"version_advantage_explainer_heading" varchar,
  	"version_advantage_explainer_text" varchar,
  	"version_advantage_ledger_caption" varchar,
  	"version_advantage_ledger_tool_heading" varchar,
  	"version_advantage_ledger_again_heading" varchar,
  	"version_advantage_ledger_cost_heading" varchar,
  	"version_advantage_ledger_total_tool" varchar,
  	"version_advantage_ledger_total_again" varchar,
  	"version_advantage_ledger_total_cost" varchar,
  	"version_services_label" varchar,
  	"version_services_heading" varchar,
  	"version_services_intro" varchar,
  	"version_process_label" varchar,
  	"version_process_heading" varchar,
  	"version_portfolio_heading" varchar,
  	"version_portfolio_text" varchar,
  	"version_portfolio_image_id" uuid,
  	"version_stories_heading" varchar,
  	"version_contact_label" varchar,
  	"version_contact_heading" varchar,
  	"version_contact_intro" varchar,
  	"version_changed_by" varchar,
  	"version__status" "enum__home_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_industries_page_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_heading" varchar,
  	"version_intro" varchar,
  	"version_call_to_action" varchar,
  	"version_solutions_intro" varchar,
  	"version_case_studies_heading" varchar DEFAULT 'A case study',
  	"version_faqs_heading" varchar DEFAULT 'Questions from your trade',
  	"version_changed_by" varchar,
  	"version__status" "enum__industries_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_work_page_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_heading" varchar,
  	"version_intro" varchar,
  	"version_replaced_label" varchar,
  	"version_call_to_action" varchar,
  	"version_changed_by" varchar,
  	"version__status" "enum__work_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_quote_page_v_version_why_choose_reasons" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_quote_page_v_version_next_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"when" varchar,
  	"what" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_quote_page_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_heading" varchar,
  	"version_intro" varchar,
  	"version_privacy_note" varchar,
  	"version_why_choose_heading" varchar,
  	"version_faqs_heading" varchar DEFAULT 'Questions people ask first',
  	"version_thank_you_heading" varchar,
  	"version_thank_you_text" varchar,
  	"version_changed_by" varchar,
  	"version__status" "enum__quote_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_gallery_page_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_heading" varchar,
  	"version_intro" varchar,
  	"version_changed_by" varchar,
  	"version__status" "enum__gallery_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_not_found_page_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_heading" varchar,
  	"version_text" varchar,
  	"version_popular_heading" varchar,
  	"version_changed_by" varchar,
  	"version__status" "enum__not_found_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_site_settings_v_version_social_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"label" varchar,
  	"url" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_site_settings_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_brand" varchar,
  	"version_tagline" varchar,
  	"version_description" varchar,
  	"version_footer_text" varchar,
  	"version_operator" varchar,
  	"version_place_of_registration" varchar,
  	"version_company_number" varchar,
  	"version_registered_office" varchar,
  	"version_vat_number" varchar,
  	"version_data_protection_contact" varchar,
  	"version_email" varchar,
  	"version_address" varchar,
  	"version_office_hours" varchar,
  	"version_changed_by" varchar,
  	"version__status" "enum__site_settings_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  DROP INDEX "industries_slug_idx";
  DROP INDEX "features_title_idx";
  DROP INDEX "process_steps_number_idx";
  DROP INDEX "testimonials_author_idx";
  DROP INDEX "projects_slug_idx";
  DROP INDEX "faqs_question_idx";
  DROP INDEX "legal_pages_slug_idx";
  ALTER TABLE "industries_drawing_layers" ALTER COLUMN "name" DROP NOT NULL;
  ALTER TABLE "industries_solutions" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "industries_solutions" ALTER COLUMN "description" DROP NOT NULL;
  ALTER TABLE "industries_use_cases" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "industries_use_cases" ALTER COLUMN "description" DROP NOT NULL;
  ALTER TABLE "industries_use_cases" ALTER COLUMN "before" DROP NOT NULL;
  ALTER TABLE "industries_use_cases" ALTER COLUMN "after" DROP NOT NULL;
  ALTER TABLE "industries_use_cases" ALTER COLUMN "lines" DROP NOT NULL;
  ALTER TABLE "industries_benefits" ALTER COLUMN "text" DROP NOT NULL;
  ALTER TABLE "industries" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "industries" ALTER COLUMN "description" DROP NOT NULL;
  ALTER TABLE "industries" ALTER COLUMN "icon" DROP NOT NULL;
  ALTER TABLE "industries" ALTER COLUMN "bg_class" DROP NOT NULL;
  ALTER TABLE "industries" ALTER COLUMN "intro" DROP NOT NULL;
  ALTER TABLE "industries" ALTER COLUMN "drawing_building" DROP NOT NULL;
  ALTER TABLE "industries" ALTER COLUMN "drawing_title" DROP NOT NULL;
  ALTER TABLE "industries" ALTER COLUMN "drawing_caption" DROP NOT NULL;
  ALTER TABLE "industries" ALTER COLUMN "drawing_above" DROP NOT NULL;
  ALTER TABLE "industries" ALTER COLUMN "drawing_below" DROP NOT NULL;
  ALTER TABLE "industries" ALTER COLUMN "drawing_seed" DROP NOT NULL;
  ALTER TABLE "industries" ALTER COLUMN "solutions_heading" DROP NOT NULL;
  ALTER TABLE "industries" ALTER COLUMN "use_cases_heading" DROP NOT NULL;
  ALTER TABLE "industries" ALTER COLUMN "benefits_heading" DROP NOT NULL;
  ALTER TABLE "industries" ALTER COLUMN "call_to_action" DROP NOT NULL;
  ALTER TABLE "industries" ALTER COLUMN "slug" DROP NOT NULL;
  ALTER TABLE "features" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "features" ALTER COLUMN "description" DROP NOT NULL;
  ALTER TABLE "features" ALTER COLUMN "group" DROP NOT NULL;
  ALTER TABLE "features" ALTER COLUMN "icon" DROP NOT NULL;
  ALTER TABLE "process_steps" ALTER COLUMN "number" DROP NOT NULL;
  ALTER TABLE "process_steps" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "process_steps" ALTER COLUMN "description" DROP NOT NULL;
  ALTER TABLE "process_steps" ALTER COLUMN "duration" DROP NOT NULL;
  ALTER TABLE "testimonials" ALTER COLUMN "quote" DROP NOT NULL;
  ALTER TABLE "testimonials" ALTER COLUMN "author" DROP NOT NULL;
  ALTER TABLE "testimonials" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "projects" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "projects" ALTER COLUMN "industry" DROP NOT NULL;
  ALTER TABLE "projects" ALTER COLUMN "description" DROP NOT NULL;
  ALTER TABLE "projects" ALTER COLUMN "replaced" DROP NOT NULL;
  ALTER TABLE "projects" ALTER COLUMN "image_id" DROP NOT NULL;
  ALTER TABLE "projects" ALTER COLUMN "slug" DROP NOT NULL;
  ALTER TABLE "faqs" ALTER COLUMN "question" DROP NOT NULL;
  ALTER TABLE "faqs" ALTER COLUMN "answer" DROP NOT NULL;
  ALTER TABLE "gallery_images" ALTER COLUMN "description" DROP NOT NULL;
  ALTER TABLE "gallery_images" ALTER COLUMN "image_id" DROP NOT NULL;
  ALTER TABLE "legal_pages_sections" ALTER COLUMN "heading" DROP NOT NULL;
  ALTER TABLE "legal_pages_sections" ALTER COLUMN "body" DROP NOT NULL;
  ALTER TABLE "legal_pages" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "legal_pages" ALTER COLUMN "slug" DROP NOT NULL;
  ALTER TABLE "site_settings_social_links" ALTER COLUMN "label" DROP NOT NULL;
  ALTER TABLE "site_settings_social_links" ALTER COLUMN "url" DROP NOT NULL;
  ALTER TABLE "site_settings" ALTER COLUMN "brand" DROP NOT NULL;
  ALTER TABLE "site_settings" ALTER COLUMN "tagline" DROP NOT NULL;
  ALTER TABLE "site_settings" ALTER COLUMN "description" DROP NOT NULL;
  ALTER TABLE "site_settings" ALTER COLUMN "footer_text" DROP NOT NULL;
  ALTER TABLE "site_settings" ALTER COLUMN "operator" DROP NOT NULL;
  ALTER TABLE "site_settings" ALTER COLUMN "email" DROP NOT NULL;
  ALTER TABLE "site_settings" ALTER COLUMN "address" DROP NOT NULL;
  ALTER TABLE "site_settings" ALTER COLUMN "office_hours" DROP NOT NULL;
  ALTER TABLE "home_page_hero_tools" ALTER COLUMN "name" DROP NOT NULL;
  ALTER TABLE "home_page_advantage_cards" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "home_page_advantage_cards" ALTER COLUMN "description" DROP NOT NULL;
  ALTER TABLE "home_page_advantage_ledger_rows" ALTER COLUMN "tool" DROP NOT NULL;
  ALTER TABLE "home_page_advantage_ledger_rows" ALTER COLUMN "again" DROP NOT NULL;
  ALTER TABLE "home_page_advantage_ledger_rows" ALTER COLUMN "cost" DROP NOT NULL;
  ALTER TABLE "home_page_stories_stats" ALTER COLUMN "value" DROP NOT NULL;
  ALTER TABLE "home_page_stories_stats" ALTER COLUMN "label" DROP NOT NULL;
  ALTER TABLE "home_page_stories_stats" ALTER COLUMN "share" DROP NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "hero_headline" DROP NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "hero_lede" DROP NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "hero_one_layer" DROP NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "hero_caption" DROP NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "industries_heading" DROP NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "industries_intro" DROP NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "advantage_heading" DROP NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "advantage_explainer_heading" DROP NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "advantage_explainer_text" DROP NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "advantage_ledger_caption" DROP NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "advantage_ledger_tool_heading" DROP NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "advantage_ledger_again_heading" DROP NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "advantage_ledger_cost_heading" DROP NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "advantage_ledger_total_tool" DROP NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "advantage_ledger_total_again" DROP NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "advantage_ledger_total_cost" DROP NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "services_label" DROP NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "services_heading" DROP NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "services_intro" DROP NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "process_label" DROP NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "process_heading" DROP NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "portfolio_heading" DROP NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "portfolio_text" DROP NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "portfolio_image_id" DROP NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "stories_heading" DROP NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "contact_label" DROP NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "contact_heading" DROP NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "contact_intro" DROP NOT NULL;
  ALTER TABLE "industries_page" ALTER COLUMN "heading" DROP NOT NULL;
  ALTER TABLE "industries_page" ALTER COLUMN "intro" DROP NOT NULL;
  ALTER TABLE "industries_page" ALTER COLUMN "call_to_action" DROP NOT NULL;
  ALTER TABLE "industries_page" ALTER COLUMN "solutions_intro" DROP NOT NULL;
  ALTER TABLE "industries_page" ALTER COLUMN "case_studies_heading" DROP NOT NULL;
  ALTER TABLE "industries_page" ALTER COLUMN "faqs_heading" DROP NOT NULL;
  ALTER TABLE "work_page" ALTER COLUMN "heading" DROP NOT NULL;
  ALTER TABLE "work_page" ALTER COLUMN "intro" DROP NOT NULL;
  ALTER TABLE "work_page" ALTER COLUMN "replaced_label" DROP NOT NULL;
  ALTER TABLE "work_page" ALTER COLUMN "call_to_action" DROP NOT NULL;
  ALTER TABLE "quote_page_why_choose_reasons" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "quote_page_why_choose_reasons" ALTER COLUMN "text" DROP NOT NULL;
  ALTER TABLE "quote_page_next_steps" ALTER COLUMN "when" DROP NOT NULL;
  ALTER TABLE "quote_page_next_steps" ALTER COLUMN "what" DROP NOT NULL;
  ALTER TABLE "quote_page" ALTER COLUMN "heading" DROP NOT NULL;
  ALTER TABLE "quote_page" ALTER COLUMN "intro" DROP NOT NULL;
  ALTER TABLE "quote_page" ALTER COLUMN "privacy_note" DROP NOT NULL;
  ALTER TABLE "quote_page" ALTER COLUMN "why_choose_heading" DROP NOT NULL;
  ALTER TABLE "quote_page" ALTER COLUMN "faqs_heading" DROP NOT NULL;
  ALTER TABLE "quote_page" ALTER COLUMN "thank_you_heading" DROP NOT NULL;
  ALTER TABLE "quote_page" ALTER COLUMN "thank_you_text" DROP NOT NULL;
  ALTER TABLE "gallery_page" ALTER COLUMN "heading" DROP NOT NULL;
  ALTER TABLE "gallery_page" ALTER COLUMN "intro" DROP NOT NULL;
  ALTER TABLE "not_found_page" ALTER COLUMN "heading" DROP NOT NULL;
  ALTER TABLE "not_found_page" ALTER COLUMN "text" DROP NOT NULL;
  ALTER TABLE "not_found_page" ALTER COLUMN "popular_heading" DROP NOT NULL;
  ALTER TABLE "industries" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "industries" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "industries" ADD COLUMN "_status" "enum_industries_status" DEFAULT 'draft';
  ALTER TABLE "features" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "features" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "features" ADD COLUMN "_status" "enum_features_status" DEFAULT 'draft';
  ALTER TABLE "process_steps" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "process_steps" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "process_steps" ADD COLUMN "_status" "enum_process_steps_status" DEFAULT 'draft';
  ALTER TABLE "testimonials" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "testimonials" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "testimonials" ADD COLUMN "_status" "enum_testimonials_status" DEFAULT 'draft';
  ALTER TABLE "projects" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "projects" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "projects" ADD COLUMN "_status" "enum_projects_status" DEFAULT 'draft';
  ALTER TABLE "faqs" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "faqs" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "faqs" ADD COLUMN "_status" "enum_faqs_status" DEFAULT 'draft';
  ALTER TABLE "gallery_images" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "gallery_images" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "gallery_images" ADD COLUMN "_status" "enum_gallery_images_status" DEFAULT 'draft';
  ALTER TABLE "legal_pages" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "legal_pages" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "legal_pages" ADD COLUMN "_status" "enum_legal_pages_status" DEFAULT 'draft';
  ALTER TABLE "site_settings" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "_status" "enum_site_settings_status" DEFAULT 'draft';
  ALTER TABLE "home_page" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "home_page" ADD COLUMN "_status" "enum_home_page_status" DEFAULT 'draft';
  ALTER TABLE "industries_page" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "industries_page" ADD COLUMN "_status" "enum_industries_page_status" DEFAULT 'draft';
  ALTER TABLE "work_page" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "work_page" ADD COLUMN "_status" "enum_work_page_status" DEFAULT 'draft';
  ALTER TABLE "quote_page" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "quote_page" ADD COLUMN "_status" "enum_quote_page_status" DEFAULT 'draft';
  ALTER TABLE "gallery_page" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "gallery_page" ADD COLUMN "_status" "enum_gallery_page_status" DEFAULT 'draft';
  ALTER TABLE "not_found_page" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "not_found_page" ADD COLUMN "_status" "enum_not_found_page_status" DEFAULT 'draft';
  ALTER TABLE "_industries_v_version_drawing_layers" ADD CONSTRAINT "_industries_v_version_drawing_layers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_industries_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_industries_v_version_solutions" ADD CONSTRAINT "_industries_v_version_solutions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_industries_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_industries_v_version_use_cases" ADD CONSTRAINT "_industries_v_version_use_cases_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_industries_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_industries_v_version_benefits" ADD CONSTRAINT "_industries_v_version_benefits_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_industries_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_industries_v" ADD CONSTRAINT "_industries_v_parent_id_industries_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."industries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_industries_v_numbers" ADD CONSTRAINT "_industries_v_numbers_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_industries_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_features_v" ADD CONSTRAINT "_features_v_parent_id_features_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."features"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_process_steps_v" ADD CONSTRAINT "_process_steps_v_parent_id_process_steps_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."process_steps"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_testimonials_v" ADD CONSTRAINT "_testimonials_v_parent_id_testimonials_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."testimonials"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v_version_case_study_chapters" ADD CONSTRAINT "_projects_v_version_case_study_chapters_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_projects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v_version_case_study_screens" ADD CONSTRAINT "_projects_v_version_case_study_screens_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v_version_case_study_screens" ADD CONSTRAINT "_projects_v_version_case_study_screens_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_projects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v_version_case_study_features" ADD CONSTRAINT "_projects_v_version_case_study_features_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_projects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v_version_case_study_achievements" ADD CONSTRAINT "_projects_v_version_case_study_achievements_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_projects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_parent_id_projects_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v_texts" ADD CONSTRAINT "_projects_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_projects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v_rels" ADD CONSTRAINT "_projects_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_projects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v_rels" ADD CONSTRAINT "_projects_v_rels_industries_fk" FOREIGN KEY ("industries_id") REFERENCES "public"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_faqs_v" ADD CONSTRAINT "_faqs_v_parent_id_faqs_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."faqs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_faqs_v_rels" ADD CONSTRAINT "_faqs_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_faqs_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_faqs_v_rels" ADD CONSTRAINT "_faqs_v_rels_industries_fk" FOREIGN KEY ("industries_id") REFERENCES "public"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_gallery_images_v" ADD CONSTRAINT "_gallery_images_v_parent_id_gallery_images_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."gallery_images"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_gallery_images_v" ADD CONSTRAINT "_gallery_images_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_legal_pages_v_version_sections" ADD CONSTRAINT "_legal_pages_v_version_sections_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_legal_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_legal_pages_v" ADD CONSTRAINT "_legal_pages_v_parent_id_legal_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."legal_pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_page_v_version_hero_tools" ADD CONSTRAINT "_home_page_v_version_hero_tools_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_page_v_version_advantage_cards" ADD CONSTRAINT "_home_page_v_version_advantage_cards_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_page_v_version_advantage_ledger_rows" ADD CONSTRAINT "_home_page_v_version_advantage_ledger_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_page_v_version_stories_stats" ADD CONSTRAINT "_home_page_v_version_stories_stats_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_page_v" ADD CONSTRAINT "_home_page_v_version_portfolio_image_id_media_id_fk" FOREIGN KEY ("version_portfolio_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_quote_page_v_version_why_choose_reasons" ADD CONSTRAINT "_quote_page_v_version_why_choose_reasons_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_quote_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_quote_page_v_version_next_steps" ADD CONSTRAINT "_quote_page_v_version_next_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_quote_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_social_links" ADD CONSTRAINT "_site_settings_v_version_social_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "_industries_v_version_drawing_layers_order_idx" ON "_industries_v_version_drawing_layers" USING btree ("_order");
  CREATE INDEX "_industries_v_version_drawing_layers_parent_id_idx" ON "_industries_v_version_drawing_layers" USING btree ("_parent_id");
  CREATE INDEX "_industries_v_version_solutions_order_idx" ON "_industries_v_version_solutions" USING btree ("_order");
  CREATE INDEX "_industries_v_version_solutions_parent_id_idx" ON "_industries_v_version_solutions" USING btree ("_parent_id");
  CREATE INDEX "_industries_v_version_use_cases_order_idx" ON "_industries_v_version_use_cases" USING btree ("_order");
  CREATE INDEX "_industries_v_version_use_cases_parent_id_idx" ON "_industries_v_version_use_cases" USING btree ("_parent_id");
  CREATE INDEX "_industries_v_version_benefits_order_idx" ON "_industries_v_version_benefits" USING btree ("_order");
  CREATE INDEX "_industries_v_version_benefits_parent_id_idx" ON "_industries_v_version_benefits" USING btree ("_parent_id");
  CREATE INDEX "_industries_v_parent_idx" ON "_industries_v" USING btree ("parent_id");
  CREATE INDEX "_industries_v_version_version__order_idx" ON "_industries_v" USING btree ("version__order");
  CREATE INDEX "_industries_v_version_version_slug_idx" ON "_industries_v" USING btree ("version_slug");
  CREATE INDEX "_industries_v_version_version_updated_at_idx" ON "_industries_v" USING btree ("version_updated_at");
  CREATE INDEX "_industries_v_version_version_created_at_idx" ON "_industries_v" USING btree ("version_created_at");
  CREATE INDEX "_industries_v_version_version_deleted_at_idx" ON "_industries_v" USING btree ("version_deleted_at");
  CREATE INDEX "_industries_v_version_version__status_idx" ON "_industries_v" USING btree ("version__status");
  CREATE INDEX "_industries_v_created_at_idx" ON "_industries_v" USING btree ("created_at");
  CREATE INDEX "_industries_v_updated_at_idx" ON "_industries_v" USING btree ("updated_at");
  CREATE INDEX "_industries_v_latest_idx" ON "_industries_v" USING btree ("latest");
  CREATE INDEX "_industries_v_autosave_idx" ON "_industries_v" USING btree ("autosave");
  CREATE INDEX "_industries_v_numbers_order_parent_idx" ON "_industries_v_numbers" USING btree ("order","parent_id");
  CREATE INDEX "_features_v_parent_idx" ON "_features_v" USING btree ("parent_id");
  CREATE INDEX "_features_v_version_version__order_idx" ON "_features_v" USING btree ("version__order");
  CREATE INDEX "_features_v_version_version_title_idx" ON "_features_v" USING btree ("version_title");
  CREATE INDEX "_features_v_version_version_updated_at_idx" ON "_features_v" USING btree ("version_updated_at");
  CREATE INDEX "_features_v_version_version_created_at_idx" ON "_features_v" USING btree ("version_created_at");
  CREATE INDEX "_features_v_version_version_deleted_at_idx" ON "_features_v" USING btree ("version_deleted_at");
  CREATE INDEX "_features_v_version_version__status_idx" ON "_features_v" USING btree ("version__status");
  CREATE INDEX "_features_v_created_at_idx" ON "_features_v" USING btree ("created_at");
  CREATE INDEX "_features_v_updated_at_idx" ON "_features_v" USING btree ("updated_at");
  CREATE INDEX "_features_v_latest_idx" ON "_features_v" USING btree ("latest");
  CREATE INDEX "_features_v_autosave_idx" ON "_features_v" USING btree ("autosave");
  CREATE INDEX "_process_steps_v_parent_idx" ON "_process_steps_v" USING btree ("parent_id");
  CREATE INDEX "_process_steps_v_version_version__order_idx" ON "_process_steps_v" USING btree ("version__order");
  CREATE INDEX "_process_steps_v_version_version_number_idx" ON "_process_steps_v" USING btree ("version_number");
  CREATE INDEX "_process_steps_v_version_version_updated_at_idx" ON "_process_steps_v" USING btree ("version_updated_at");
  CREATE INDEX "_process_steps_v_version_version_created_at_idx" ON "_process_steps_v" USING btree ("version_created_at");
  CREATE INDEX "_process_steps_v_version_version_deleted_at_idx" ON "_process_steps_v" USING btree ("version_deleted_at");
  CREATE INDEX "_process_steps_v_version_version__status_idx" ON "_process_steps_v" USING btree ("version__status");
  CREATE INDEX "_process_steps_v_created_at_idx" ON "_process_steps_v" USING btree ("created_at");
  CREATE INDEX "_process_steps_v_updated_at_idx" ON "_process_steps_v" USING btree ("updated_at");
  CREATE INDEX "_process_steps_v_latest_idx" ON "_process_steps_v" USING btree ("latest");
  CREATE INDEX "_process_steps_v_autosave_idx" ON "_process_steps_v" USING btree ("autosave");
  CREATE INDEX "_testimonials_v_parent_idx" ON "_testimonials_v" USING btree ("parent_id");
  CREATE INDEX "_testimonials_v_version_version__order_idx" ON "_testimonials_v" USING btree ("version__order");
  CREATE INDEX "_testimonials_v_version_version_author_idx" ON "_testimonials_v" USING btree ("version_author");
  CREATE INDEX "_testimonials_v_version_version_updated_at_idx" ON "_testimonials_v" USING btree ("version_updated_at");
  CREATE INDEX "_testimonials_v_version_version_created_at_idx" ON "_testimonials_v" USING btree ("version_created_at");
  CREATE INDEX "_testimonials_v_version_version_deleted_at_idx" ON "_testimonials_v" USING btree ("version_deleted_at");
  CREATE INDEX "_testimonials_v_version_version__status_idx" ON "_testimonials_v" USING btree ("version__status");
  CREATE INDEX "_testimonials_v_created_at_idx" ON "_testimonials_v" USING btree ("created_at");
  CREATE INDEX "_testimonials_v_updated_at_idx" ON "_testimonials_v" USING btree ("updated_at");
  CREATE INDEX "_testimonials_v_latest_idx" ON "_testimonials_v" USING btree ("latest");
  CREATE INDEX "_testimonials_v_autosave_idx" ON "_testimonials_v" USING btree ("autosave");
  CREATE INDEX "_projects_v_version_case_study_chapters_order_idx" ON "_projects_v_version_case_study_chapters" USING btree ("_order");
  CREATE INDEX "_projects_v_version_case_study_chapters_parent_id_idx" ON "_projects_v_version_case_study_chapters" USING btree ("_parent_id");
  CREATE INDEX "_projects_v_version_case_study_screens_order_idx" ON "_projects_v_version_case_study_screens" USING btree ("_order");
  CREATE INDEX "_projects_v_version_case_study_screens_parent_id_idx" ON "_projects_v_version_case_study_screens" USING btree ("_parent_id");
  CREATE INDEX "_projects_v_version_case_study_screens_picture_idx" ON "_projects_v_version_case_study_screens" USING btree ("picture_id");
  CREATE INDEX "_projects_v_version_case_study_features_order_idx" ON "_projects_v_version_case_study_features" USING btree ("_order");
  CREATE INDEX "_projects_v_version_case_study_features_parent_id_idx" ON "_projects_v_version_case_study_features" USING btree ("_parent_id");
  CREATE INDEX "_projects_v_version_case_study_achievements_order_idx" ON "_projects_v_version_case_study_achievements" USING btree ("_order");
  CREATE INDEX "_projects_v_version_case_study_achievements_parent_id_idx" ON "_projects_v_version_case_study_achievements" USING btree ("_parent_id");
  CREATE INDEX "_projects_v_parent_idx" ON "_projects_v" USING btree ("parent_id");
  CREATE INDEX "_projects_v_version_version__order_idx" ON "_projects_v" USING btree ("version__order");
  CREATE INDEX "_projects_v_version_version_image_idx" ON "_projects_v" USING btree ("version_image_id");
  CREATE INDEX "_projects_v_version_version_slug_idx" ON "_projects_v" USING btree ("version_slug");
  CREATE INDEX "_projects_v_version_version_updated_at_idx" ON "_projects_v" USING btree ("version_updated_at");
  CREATE INDEX "_projects_v_version_version_created_at_idx" ON "_projects_v" USING btree ("version_created_at");
  CREATE INDEX "_projects_v_version_version_deleted_at_idx" ON "_projects_v" USING btree ("version_deleted_at");
  CREATE INDEX "_projects_v_version_version__status_idx" ON "_projects_v" USING btree ("version__status");
  CREATE INDEX "_projects_v_created_at_idx" ON "_projects_v" USING btree ("created_at");
  CREATE INDEX "_projects_v_updated_at_idx" ON "_projects_v" USING btree ("updated_at");
  CREATE INDEX "_projects_v_latest_idx" ON "_projects_v" USING btree ("latest");
  CREATE INDEX "_projects_v_autosave_idx" ON "_projects_v" USING btree ("autosave");
  CREATE INDEX "_projects_v_texts_order_parent" ON "_projects_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_projects_v_rels_order_idx" ON "_projects_v_rels" USING btree ("order");
  CREATE INDEX "_projects_v_rels_parent_idx" ON "_projects_v_rels" USING btree ("parent_id");
  CREATE INDEX "_projects_v_rels_path_idx" ON "_projects_v_rels" USING btree ("path");
  CREATE INDEX "_projects_v_rels_industries_id_idx" ON "_projects_v_rels" USING btree ("industries_id");
  CREATE INDEX "_faqs_v_parent_idx" ON "_faqs_v" USING btree ("parent_id");
  CREATE INDEX "_faqs_v_version_version__order_idx" ON "_faqs_v" USING btree ("version__order");
  CREATE INDEX "_faqs_v_version_version_question_idx" ON "_faqs_v" USING btree ("version_question");
  CREATE INDEX "_faqs_v_version_version_updated_at_idx" ON "_faqs_v" USING btree ("version_updated_at");
  CREATE INDEX "_faqs_v_version_version_created_at_idx" ON "_faqs_v" USING btree ("version_created_at");
  CREATE INDEX "_faqs_v_version_version_deleted_at_idx" ON "_faqs_v" USING btree ("version_deleted_at");
  CREATE INDEX "_faqs_v_version_version__status_idx" ON "_faqs_v" USING btree ("version__status");
  CREATE INDEX "_faqs_v_created_at_idx" ON "_faqs_v" USING btree ("created_at");
  CREATE INDEX "_faqs_v_updated_at_idx" ON "_faqs_v" USING btree ("updated_at");
  CREATE INDEX "_faqs_v_latest_idx" ON "_faqs_v" USING btree ("latest");
  CREATE INDEX "_faqs_v_autosave_idx" ON "_faqs_v" USING btree ("autosave");
  CREATE INDEX "_faqs_v_rels_order_idx" ON "_faqs_v_rels" USING btree ("order");
  CREATE INDEX "_faqs_v_rels_parent_idx" ON "_faqs_v_rels" USING btree ("parent_id");
  CREATE INDEX "_faqs_v_rels_path_idx" ON "_faqs_v_rels" USING btree ("path");
  CREATE INDEX "_faqs_v_rels_industries_id_idx" ON "_faqs_v_rels" USING btree ("industries_id");
  CREATE INDEX "_gallery_images_v_parent_idx" ON "_gallery_images_v" USING btree ("parent_id");
  CREATE INDEX "_gallery_images_v_version_version__order_idx" ON "_gallery_images_v" USING btree ("version__order");
  CREATE INDEX "_gallery_images_v_version_version_image_idx" ON "_gallery_images_v" USING btree ("version_image_id");
  CREATE INDEX "_gallery_images_v_version_version_updated_at_idx" ON "_gallery_images_v" USING btree ("version_updated_at");
  CREATE INDEX "_gallery_images_v_version_version_created_at_idx" ON "_gallery_images_v" USING btree ("version_created_at");
  CREATE INDEX "_gallery_images_v_version_version_deleted_at_idx" ON "_gallery_images_v" USING btree ("version_deleted_at");
  CREATE INDEX "_gallery_images_v_version_version__status_idx" ON "_gallery_images_v" USING btree ("version__status");
  CREATE INDEX "_gallery_images_v_created_at_idx" ON "_gallery_images_v" USING btree ("created_at");
  CREATE INDEX "_gallery_images_v_updated_at_idx" ON "_gallery_images_v" USING btree ("updated_at");
  CREATE INDEX "_gallery_images_v_latest_idx" ON "_gallery_images_v" USING btree ("latest");
  CREATE INDEX "_gallery_images_v_autosave_idx" ON "_gallery_images_v" USING btree ("autosave");
  CREATE INDEX "_legal_pages_v_version_sections_order_idx" ON "_legal_pages_v_version_sections" USING btree ("_order");
  CREATE INDEX "_legal_pages_v_version_sections_parent_id_idx" ON "_legal_pages_v_version_sections" USING btree ("_parent_id");
  CREATE INDEX "_legal_pages_v_parent_idx" ON "_legal_pages_v" USING btree ("parent_id");
  CREATE INDEX "_legal_pages_v_version_version_slug_idx" ON "_legal_pages_v" USING btree ("version_slug");
  CREATE INDEX "_legal_pages_v_version_version_updated_at_idx" ON "_legal_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_legal_pages_v_version_version_created_at_idx" ON "_legal_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_legal_pages_v_version_version_deleted_at_idx" ON "_legal_pages_v" USING btree ("version_deleted_at");
  CREATE INDEX "_legal_pages_v_version_version__status_idx" ON "_legal_pages_v" USING btree ("version__status");
  CREATE INDEX "_legal_pages_v_created_at_idx" ON "_legal_pages_v" USING btree ("created_at");
  CREATE INDEX "_legal_pages_v_updated_at_idx" ON "_legal_pages_v" USING btree ("updated_at");
  CREATE INDEX "_legal_pages_v_latest_idx" ON "_legal_pages_v" USING btree ("latest");
  CREATE INDEX "_legal_pages_v_autosave_idx" ON "_legal_pages_v" USING btree ("autosave");
  CREATE INDEX "_home_page_v_version_hero_tools_order_idx" ON "_home_page_v_version_hero_tools" USING btree ("_order");
  CREATE INDEX "_home_page_v_version_hero_tools_parent_id_idx" ON "_home_page_v_version_hero_tools" USING btree ("_parent_id");
  CREATE INDEX "_home_page_v_version_advantage_cards_order_idx" ON "_home_page_v_version_advantage_cards" USING btree ("_order");
  CREATE INDEX "_home_page_v_version_advantage_cards_parent_id_idx" ON "_home_page_v_version_advantage_cards" USING btree ("_parent_id");
  CREATE INDEX "_home_page_v_version_advantage_ledger_rows_order_idx" ON "_home_page_v_version_advantage_ledger_rows" USING btree ("_order");
  CREATE INDEX "_home_page_v_version_advantage_ledger_rows_parent_id_idx" ON "_home_page_v_version_advantage_ledger_rows" USING btree ("_parent_id");
  CREATE INDEX "_home_page_v_version_stories_stats_order_idx" ON "_home_page_v_version_stories_stats" USING btree ("_order");
  CREATE INDEX "_home_page_v_version_stories_stats_parent_id_idx" ON "_home_page_v_version_stories_stats" USING btree ("_parent_id");
  CREATE INDEX "_home_page_v_version_portfolio_version_portfolio_image_idx" ON "_home_page_v" USING btree ("version_portfolio_image_id");
  CREATE INDEX "_home_page_v_version_version__status_idx" ON "_home_page_v" USING btree ("version__status");
  CREATE INDEX "_home_page_v_created_at_idx" ON "_home_page_v" USING btree ("created_at");
  CREATE INDEX "_home_page_v_updated_at_idx" ON "_home_page_v" USING btree ("updated_at");
  CREATE INDEX "_home_page_v_latest_idx" ON "_home_page_v" USING btree ("latest");
  CREATE INDEX "_home_page_v_autosave_idx" ON "_home_page_v" USING btree ("autosave");
  CREATE INDEX "_industries_page_v_version_version__status_idx" ON "_industries_page_v" USING btree ("version__status");
  CREATE INDEX "_industries_page_v_created_at_idx" ON "_industries_page_v" USING btree ("created_at");
  CREATE INDEX "_industries_page_v_updated_at_idx" ON "_industries_page_v" USING btree ("updated_at");
  CREATE INDEX "_industries_page_v_latest_idx" ON "_industries_page_v" USING btree ("latest");
  CREATE INDEX "_industries_page_v_autosave_idx" ON "_industries_page_v" USING btree ("autosave");
  CREATE INDEX "_work_page_v_version_version__status_idx" ON "_work_page_v" USING btree ("version__status");
  CREATE INDEX "_work_page_v_created_at_idx" ON "_work_page_v" USING btree ("created_at");
  CREATE INDEX "_work_page_v_updated_at_idx" ON "_work_page_v" USING btree ("updated_at");
  CREATE INDEX "_work_page_v_latest_idx" ON "_work_page_v" USING btree ("latest");
  CREATE INDEX "_work_page_v_autosave_idx" ON "_work_page_v" USING btree ("autosave");
  CREATE INDEX "_quote_page_v_version_why_choose_reasons_order_idx" ON "_quote_page_v_version_why_choose_reasons" USING btree ("_order");
  CREATE INDEX "_quote_page_v_version_why_choose_reasons_parent_id_idx" ON "_quote_page_v_version_why_choose_reasons" USING btree ("_parent_id");
  CREATE INDEX "_quote_page_v_version_next_steps_order_idx" ON "_quote_page_v_version_next_steps" USING btree ("_order");
  CREATE INDEX "_quote_page_v_version_next_steps_parent_id_idx" ON "_quote_page_v_version_next_steps" USING btree ("_parent_id");
  CREATE INDEX "_quote_page_v_version_version__status_idx" ON "_quote_page_v" USING btree ("version__status");
  CREATE INDEX "_quote_page_v_created_at_idx" ON "_quote_page_v" USING btree ("created_at");
  CREATE INDEX "_quote_page_v_updated_at_idx" ON "_quote_page_v" USING btree ("updated_at");
  CREATE INDEX "_quote_page_v_latest_idx" ON "_quote_page_v" USING btree ("latest");
  CREATE INDEX "_quote_page_v_autosave_idx" ON "_quote_page_v" USING btree ("autosave");
  CREATE INDEX "_gallery_page_v_version_version__status_idx" ON "_gallery_page_v" USING btree ("version__status");
  CREATE INDEX "_gallery_page_v_created_at_idx" ON "_gallery_page_v" USING btree ("created_at");
  CREATE INDEX "_gallery_page_v_updated_at_idx" ON "_gallery_page_v" USING btree ("updated_at");
  CREATE INDEX "_gallery_page_v_latest_idx" ON "_gallery_page_v" USING btree ("latest");
  CREATE INDEX "_gallery_page_v_autosave_idx" ON "_gallery_page_v" USING btree ("autosave");
  CREATE INDEX "_not_found_page_v_version_version__status_idx" ON "_not_found_page_v" USING btree ("version__status");
  CREATE INDEX "_not_found_page_v_created_at_idx" ON "_not_found_page_v" USING btree ("created_at");
  CREATE INDEX "_not_found_page_v_updated_at_idx" ON "_not_found_page_v" USING btree ("updated_at");
  CREATE INDEX "_not_found_page_v_latest_idx" ON "_not_found_page_v" USING btree ("latest");
  CREATE INDEX "_not_found_page_v_autosave_idx" ON "_not_found_page_v" USING btree ("autosave");
  CREATE INDEX "_site_settings_v_version_social_links_order_idx" ON "_site_settings_v_version_social_links" USING btree ("_order");
  CREATE INDEX "_site_settings_v_version_social_links_parent_id_idx" ON "_site_settings_v_version_social_links" USING btree ("_parent_id");
  CREATE INDEX "_site_settings_v_version_version__status_idx" ON "_site_settings_v" USING btree ("version__status");
  CREATE INDEX "_site_settings_v_created_at_idx" ON "_site_settings_v" USING btree ("created_at");
  CREATE INDEX "_site_settings_v_updated_at_idx" ON "_site_settings_v" USING btree ("updated_at");
  CREATE INDEX "_site_settings_v_latest_idx" ON "_site_settings_v" USING btree ("latest");
  CREATE INDEX "_site_settings_v_autosave_idx" ON "_site_settings_v" USING btree ("autosave");
  CREATE INDEX "industries_deleted_at_idx" ON "industries" USING btree ("deleted_at");
  CREATE INDEX "industries__status_idx" ON "industries" USING btree ("_status");
  CREATE UNIQUE INDEX "industries_slug_on_site_idx" ON "industries" USING btree ("slug") WHERE "_status" = 'published' AND "deleted_at" IS NULL;
  CREATE INDEX "features_deleted_at_idx" ON "features" USING btree ("deleted_at");
  CREATE INDEX "features__status_idx" ON "features" USING btree ("_status");
  CREATE UNIQUE INDEX "features_title_on_site_idx" ON "features" USING btree ("title") WHERE "_status" = 'published' AND "deleted_at" IS NULL;
  CREATE INDEX "process_steps_deleted_at_idx" ON "process_steps" USING btree ("deleted_at");
  CREATE INDEX "process_steps__status_idx" ON "process_steps" USING btree ("_status");
  CREATE UNIQUE INDEX "process_steps_number_on_site_idx" ON "process_steps" USING btree ("number") WHERE "_status" = 'published' AND "deleted_at" IS NULL;
  CREATE INDEX "testimonials_deleted_at_idx" ON "testimonials" USING btree ("deleted_at");
  CREATE INDEX "testimonials__status_idx" ON "testimonials" USING btree ("_status");
  CREATE UNIQUE INDEX "testimonials_author_on_site_idx" ON "testimonials" USING btree ("author") WHERE "_status" = 'published' AND "deleted_at" IS NULL;
  CREATE INDEX "projects_deleted_at_idx" ON "projects" USING btree ("deleted_at");
  CREATE INDEX "projects__status_idx" ON "projects" USING btree ("_status");
  CREATE UNIQUE INDEX "projects_slug_on_site_idx" ON "projects" USING btree ("slug") WHERE "_status" = 'published' AND "deleted_at" IS NULL;
  CREATE INDEX "faqs_deleted_at_idx" ON "faqs" USING btree ("deleted_at");
  CREATE INDEX "faqs__status_idx" ON "faqs" USING btree ("_status");
  CREATE UNIQUE INDEX "faqs_question_on_site_idx" ON "faqs" USING btree ("question") WHERE "_status" = 'published' AND "deleted_at" IS NULL;
  CREATE INDEX "gallery_images_deleted_at_idx" ON "gallery_images" USING btree ("deleted_at");
  CREATE INDEX "gallery_images__status_idx" ON "gallery_images" USING btree ("_status");
  CREATE INDEX "legal_pages_deleted_at_idx" ON "legal_pages" USING btree ("deleted_at");
  CREATE INDEX "legal_pages__status_idx" ON "legal_pages" USING btree ("_status");
  CREATE UNIQUE INDEX "legal_pages_slug_on_site_idx" ON "legal_pages" USING btree ("slug") WHERE "_status" = 'published' AND "deleted_at" IS NULL;
  CREATE INDEX "site_settings__status_idx" ON "site_settings" USING btree ("_status");
  CREATE INDEX "home_page__status_idx" ON "home_page" USING btree ("_status");
  CREATE INDEX "industries_page__status_idx" ON "industries_page" USING btree ("_status");
  CREATE INDEX "work_page__status_idx" ON "work_page" USING btree ("_status");
  CREATE INDEX "quote_page__status_idx" ON "quote_page" USING btree ("_status");
  CREATE INDEX "gallery_page__status_idx" ON "gallery_page" USING btree ("_status");
  CREATE INDEX "not_found_page__status_idx" ON "not_found_page" USING btree ("_status");
  CREATE INDEX "industries_slug_idx" ON "industries" USING btree ("slug");
  CREATE INDEX "features_title_idx" ON "features" USING btree ("title");
  CREATE INDEX "process_steps_number_idx" ON "process_steps" USING btree ("number");
  CREATE INDEX "testimonials_author_idx" ON "testimonials" USING btree ("author");
  CREATE INDEX "projects_slug_idx" ON "projects" USING btree ("slug");
  CREATE INDEX "faqs_question_idx" ON "faqs" USING btree ("question");
  CREATE INDEX "legal_pages_slug_idx" ON "legal_pages" USING btree ("slug");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "_industries_v_version_drawing_layers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_industries_v_version_solutions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_industries_v_version_use_cases" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_industries_v_version_benefits" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_industries_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_industries_v_numbers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_features_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_process_steps_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_testimonials_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_projects_v_version_case_study_chapters" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_projects_v_version_case_study_screens" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_projects_v_version_case_study_features" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_projects_v_version_case_study_achievements" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_projects_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_projects_v_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_projects_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_faqs_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_faqs_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_gallery_images_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_legal_pages_v_version_sections" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_legal_pages_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_home_page_v_version_hero_tools" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_home_page_v_version_advantage_cards" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_home_page_v_version_advantage_ledger_rows" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_home_page_v_version_stories_stats" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_home_page_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_industries_page_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_work_page_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_quote_page_v_version_why_choose_reasons" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_quote_page_v_version_next_steps" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_quote_page_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_gallery_page_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_not_found_page_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_site_settings_v_version_social_links" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_site_settings_v" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "_industries_v_version_drawing_layers" CASCADE;
  DROP TABLE "_industries_v_version_solutions" CASCADE;
  DROP TABLE "_industries_v_version_use_cases" CASCADE;
  DROP TABLE "_industries_v_version_benefits" CASCADE;
  DROP TABLE "_industries_v" CASCADE;
  DROP TABLE "_industries_v_numbers" CASCADE;
  DROP TABLE "_features_v" CASCADE;
  DROP TABLE "_process_steps_v" CASCADE;
  DROP TABLE "_testimonials_v" CASCADE;
  DROP TABLE "_projects_v_version_case_study_chapters" CASCADE;
  DROP TABLE "_projects_v_version_case_study_screens" CASCADE;
  DROP TABLE "_projects_v_version_case_study_features" CASCADE;
  DROP TABLE "_projects_v_version_case_study_achievements" CASCADE;
  DROP TABLE "_projects_v" CASCADE;
  DROP TABLE "_projects_v_texts" CASCADE;
  DROP TABLE "_projects_v_rels" CASCADE;
  DROP TABLE "_faqs_v" CASCADE;
  DROP TABLE "_faqs_v_rels" CASCADE;
  DROP TABLE "_gallery_images_v" CASCADE;
  DROP TABLE "_legal_pages_v_version_sections" CASCADE;
  DROP TABLE "_legal_pages_v" CASCADE;
  DROP TABLE "_home_page_v_version_hero_tools" CASCADE;
  DROP TABLE "_home_page_v_version_advantage_cards" CASCADE;
  DROP TABLE "_home_page_v_version_advantage_ledger_rows" CASCADE;
  DROP TABLE "_home_page_v_version_stories_stats" CASCADE;
  DROP TABLE "_home_page_v" CASCADE;
  DROP TABLE "_industries_page_v" CASCADE;
  DROP TABLE "_work_page_v" CASCADE;
  DROP TABLE "_quote_page_v_version_why_choose_reasons" CASCADE;
  DROP TABLE "_quote_page_v_version_next_steps" CASCADE;
  DROP TABLE "_quote_page_v" CASCADE;
  DROP TABLE "_gallery_page_v" CASCADE;
  DROP TABLE "_not_found_page_v" CASCADE;
  DROP TABLE "_site_settings_v_version_social_links" CASCADE;
  DROP TABLE "_site_settings_v" CASCADE;
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'notify', 'send-password-link', 'apply-retention');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'notify', 'send-password-link', 'apply-retention');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  DROP INDEX "industries_deleted_at_idx";
  DROP INDEX "industries__status_idx";
  DROP INDEX "industries_slug_on_site_idx";
  DROP INDEX "features_deleted_at_idx";
  DROP INDEX "features__status_idx";
  DROP INDEX "features_title_on_site_idx";
  DROP INDEX "process_steps_deleted_at_idx";
  DROP INDEX "process_steps__status_idx";
  DROP INDEX "process_steps_number_on_site_idx";
  DROP INDEX "testimonials_deleted_at_idx";
  DROP INDEX "testimonials__status_idx";
  DROP INDEX "testimonials_author_on_site_idx";
  DROP INDEX "projects_deleted_at_idx";
  DROP INDEX "projects__status_idx";
  DROP INDEX "projects_slug_on_site_idx";
  DROP INDEX "faqs_deleted_at_idx";
  DROP INDEX "faqs__status_idx";
  DROP INDEX "faqs_question_on_site_idx";
  DROP INDEX "gallery_images_deleted_at_idx";
  DROP INDEX "gallery_images__status_idx";
  DROP INDEX "legal_pages_deleted_at_idx";
  DROP INDEX "legal_pages__status_idx";
  DROP INDEX "legal_pages_slug_on_site_idx";
  DROP INDEX "home_page__status_idx";
  DROP INDEX "industries_page__status_idx";
  DROP INDEX "work_page__status_idx";
  DROP INDEX "quote_page__status_idx";
  DROP INDEX "gallery_page__status_idx";
  DROP INDEX "not_found_page__status_idx";
  DROP INDEX "site_settings__status_idx";
  DROP INDEX "industries_slug_idx";
  DROP INDEX "features_title_idx";
  DROP INDEX "process_steps_number_idx";
  DROP INDEX "testimonials_author_idx";
  DROP INDEX "projects_slug_idx";
  DROP INDEX "faqs_question_idx";
  DROP INDEX "legal_pages_slug_idx";
  ALTER TABLE "industries_drawing_layers" ALTER COLUMN "name" SET NOT NULL;
  ALTER TABLE "industries_solutions" ALTER COLUMN "title" SET NOT NULL;
  ALTER TABLE "industries_solutions" ALTER COLUMN "description" SET NOT NULL;
  ALTER TABLE "industries_use_cases" ALTER COLUMN "title" SET NOT NULL;
  ALTER TABLE "industries_use_cases" ALTER COLUMN "description" SET NOT NULL;
  ALTER TABLE "industries_use_cases" ALTER COLUMN "before" SET NOT NULL;
  ALTER TABLE "industries_use_cases" ALTER COLUMN "after" SET NOT NULL;
  ALTER TABLE "industries_use_cases" ALTER COLUMN "lines" SET NOT NULL;
  ALTER TABLE "industries_benefits" ALTER COLUMN "text" SET NOT NULL;
  ALTER TABLE "industries" ALTER COLUMN "title" SET NOT NULL;
  ALTER TABLE "industries" ALTER COLUMN "description" SET NOT NULL;
  ALTER TABLE "industries" ALTER COLUMN "icon" SET NOT NULL;
  ALTER TABLE "industries" ALTER COLUMN "bg_class" SET NOT NULL;
  ALTER TABLE "industries" ALTER COLUMN "intro" SET NOT NULL;
  ALTER TABLE "industries" ALTER COLUMN "drawing_building" SET NOT NULL;
  ALTER TABLE "industries" ALTER COLUMN "drawing_title" SET NOT NULL;
  ALTER TABLE "industries" ALTER COLUMN "drawing_caption" SET NOT NULL;
  ALTER TABLE "industries" ALTER COLUMN "drawing_above" SET NOT NULL;
  ALTER TABLE "industries" ALTER COLUMN "drawing_below" SET NOT NULL;
  ALTER TABLE "industries" ALTER COLUMN "drawing_seed" SET NOT NULL;
  ALTER TABLE "industries" ALTER COLUMN "solutions_heading" SET NOT NULL;
  ALTER TABLE "industries" ALTER COLUMN "use_cases_heading" SET NOT NULL;
  ALTER TABLE "industries" ALTER COLUMN "benefits_heading" SET NOT NULL;
  ALTER TABLE "industries" ALTER COLUMN "call_to_action" SET NOT NULL;
  ALTER TABLE "industries" ALTER COLUMN "slug" SET NOT NULL;
  ALTER TABLE "features" ALTER COLUMN "title" SET NOT NULL;
  ALTER TABLE "features" ALTER COLUMN "description" SET NOT NULL;
  ALTER TABLE "features" ALTER COLUMN "group" SET NOT NULL;
  ALTER TABLE "features" ALTER COLUMN "icon" SET NOT NULL;
  ALTER TABLE "process_steps" ALTER COLUMN "number" SET NOT NULL;
  ALTER TABLE "process_steps" ALTER COLUMN "title" SET NOT NULL;
  ALTER TABLE "process_steps" ALTER COLUMN "description" SET NOT NULL;
  ALTER TABLE "process_steps" ALTER COLUMN "duration" SET NOT NULL;
  ALTER TABLE "testimonials" ALTER COLUMN "quote" SET NOT NULL;
  ALTER TABLE "testimonials" ALTER COLUMN "author" SET NOT NULL;
  ALTER TABLE "testimonials" ALTER COLUMN "title" SET NOT NULL;
  ALTER TABLE "projects" ALTER COLUMN "title" SET NOT NULL;
  ALTER TABLE "projects" ALTER COLUMN "industry" SET NOT NULL;
  ALTER TABLE "projects" ALTER COLUMN "description" SET NOT NULL;
  ALTER TABLE "projects" ALTER COLUMN "replaced" SET NOT NULL;
  ALTER TABLE "projects" ALTER COLUMN "image_id" SET NOT NULL;
  ALTER TABLE "projects" ALTER COLUMN "slug" SET NOT NULL;
  ALTER TABLE "faqs" ALTER COLUMN "question" SET NOT NULL;
  ALTER TABLE "faqs" ALTER COLUMN "answer" SET NOT NULL;
  ALTER TABLE "gallery_images" ALTER COLUMN "description" SET NOT NULL;
  ALTER TABLE "gallery_images" ALTER COLUMN "image_id" SET NOT NULL;
  ALTER TABLE "legal_pages_sections" ALTER COLUMN "heading" SET NOT NULL;
  ALTER TABLE "legal_pages_sections" ALTER COLUMN "body" SET NOT NULL;
  ALTER TABLE "legal_pages" ALTER COLUMN "title" SET NOT NULL;
  ALTER TABLE "legal_pages" ALTER COLUMN "slug" SET NOT NULL;
  ALTER TABLE "home_page_hero_tools" ALTER COLUMN "name" SET NOT NULL;
  ALTER TABLE "home_page_advantage_cards" ALTER COLUMN "title" SET NOT NULL;
  ALTER TABLE "home_page_advantage_cards" ALTER COLUMN "description" SET NOT NULL;
  ALTER TABLE "home_page_advantage_ledger_rows" ALTER COLUMN "tool" SET NOT NULL;
  ALTER TABLE "home_page_advantage_ledger_rows" ALTER COLUMN "again" SET NOT NULL;
  ALTER TABLE "home_page_advantage_ledger_rows" ALTER COLUMN "cost" SET NOT NULL;
  ALTER TABLE "home_page_stories_stats" ALTER COLUMN "value" SET NOT NULL;
  ALTER TABLE "home_page_stories_stats" ALTER COLUMN "label" SET NOT NULL;
  ALTER TABLE "home_page_stories_stats" ALTER COLUMN "share" SET NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "hero_headline" SET NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "hero_lede" SET NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "hero_one_layer" SET NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "hero_caption" SET NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "industries_heading" SET NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "industries_intro" SET NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "advantage_heading" SET NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "advantage_explainer_heading" SET NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "advantage_explainer_text" SET NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "advantage_ledger_caption" SET NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "advantage_ledger_tool_heading" SET NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "advantage_ledger_again_heading" SET NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "advantage_ledger_cost_heading" SET NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "advantage_ledger_total_tool" SET NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "advantage_ledger_total_again" SET NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "advantage_ledger_total_cost" SET NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "services_label" SET NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "services_heading" SET NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "services_intro" SET NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "process_label" SET NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "process_heading" SET NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "portfolio_heading" SET NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "portfolio_text" SET NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "portfolio_image_id" SET NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "stories_heading" SET NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "contact_label" SET NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "contact_heading" SET NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "contact_intro" SET NOT NULL;
  ALTER TABLE "industries_page" ALTER COLUMN "heading" SET NOT NULL;
  ALTER TABLE "industries_page" ALTER COLUMN "intro" SET NOT NULL;
  ALTER TABLE "industries_page" ALTER COLUMN "call_to_action" SET NOT NULL;
  ALTER TABLE "industries_page" ALTER COLUMN "solutions_intro" SET NOT NULL;
  ALTER TABLE "industries_page" ALTER COLUMN "case_studies_heading" SET NOT NULL;
  ALTER TABLE "industries_page" ALTER COLUMN "faqs_heading" SET NOT NULL;
  ALTER TABLE "work_page" ALTER COLUMN "heading" SET NOT NULL;
  ALTER TABLE "work_page" ALTER COLUMN "intro" SET NOT NULL;
  ALTER TABLE "work_page" ALTER COLUMN "replaced_label" SET NOT NULL;
  ALTER TABLE "work_page" ALTER COLUMN "call_to_action" SET NOT NULL;
  ALTER TABLE "quote_page_why_choose_reasons" ALTER COLUMN "title" SET NOT NULL;
  ALTER TABLE "quote_page_why_choose_reasons" ALTER COLUMN "text" SET NOT NULL;
  ALTER TABLE "quote_page_next_steps" ALTER COLUMN "when" SET NOT NULL;
  ALTER TABLE "quote_page_next_steps" ALTER COLUMN "what" SET NOT NULL;
  ALTER TABLE "quote_page" ALTER COLUMN "heading" SET NOT NULL;
  ALTER TABLE "quote_page" ALTER COLUMN "intro" SET NOT NULL;
  ALTER TABLE "quote_page" ALTER COLUMN "privacy_note" SET NOT NULL;
  ALTER TABLE "quote_page" ALTER COLUMN "why_choose_heading" SET NOT NULL;
  ALTER TABLE "quote_page" ALTER COLUMN "faqs_heading" SET NOT NULL;
  ALTER TABLE "quote_page" ALTER COLUMN "thank_you_heading" SET NOT NULL;
  ALTER TABLE "quote_page" ALTER COLUMN "thank_you_text" SET NOT NULL;
  ALTER TABLE "gallery_page" ALTER COLUMN "heading" SET NOT NULL;
  ALTER TABLE "gallery_page" ALTER COLUMN "intro" SET NOT NULL;
  ALTER TABLE "not_found_page" ALTER COLUMN "heading" SET NOT NULL;
  ALTER TABLE "not_found_page" ALTER COLUMN "text" SET NOT NULL;
  ALTER TABLE "not_found_page" ALTER COLUMN "popular_heading" SET NOT NULL;
  ALTER TABLE "site_settings_social_links" ALTER COLUMN "label" SET NOT NULL;
  ALTER TABLE "site_settings_social_links" ALTER COLUMN "url" SET NOT NULL;
  ALTER TABLE "site_settings" ALTER COLUMN "brand" SET NOT NULL;
  ALTER TABLE "site_settings" ALTER COLUMN "tagline" SET NOT NULL;
  ALTER TABLE "site_settings" ALTER COLUMN "description" SET NOT NULL;
  ALTER TABLE "site_settings" ALTER COLUMN "footer_text" SET NOT NULL;
  ALTER TABLE "site_settings" ALTER COLUMN "operator" SET NOT NULL;
  ALTER TABLE "site_settings" ALTER COLUMN "email" SET NOT NULL;
  ALTER TABLE "site_settings" ALTER COLUMN "address" SET NOT NULL;
  ALTER TABLE "site_settings" ALTER COLUMN "office_hours" SET NOT NULL;
  CREATE UNIQUE INDEX "industries_slug_idx" ON "industries" USING btree ("slug");
  CREATE UNIQUE INDEX "features_title_idx" ON "features" USING btree ("title");
  CREATE UNIQUE INDEX "process_steps_number_idx" ON "process_steps" USING btree ("number");
  CREATE UNIQUE INDEX "testimonials_author_idx" ON "testimonials" USING btree ("author");
  CREATE UNIQUE INDEX "projects_slug_idx" ON "projects" USING btree ("slug");
  CREATE UNIQUE INDEX "faqs_question_idx" ON "faqs" USING btree ("question");
  CREATE UNIQUE INDEX "legal_pages_slug_idx" ON "legal_pages" USING btree ("slug");
  ALTER TABLE "industries" DROP COLUMN "changed_by";
  ALTER TABLE "industries" DROP COLUMN "deleted_at";
  ALTER TABLE "industries" DROP COLUMN "_status";
  ALTER TABLE "features" DROP COLUMN "changed_by";
  ALTER TABLE "features" DROP COLUMN "deleted_at";
  ALTER TABLE "features" DROP COLUMN "_status";
  ALTER TABLE "process_steps" DROP COLUMN "changed_by";
  ALTER TABLE "process_steps" DROP COLUMN "deleted_at";
  ALTER TABLE "process_steps" DROP COLUMN "_status";
  ALTER TABLE "testimonials" DROP COLUMN "changed_by";
  ALTER TABLE "testimonials" DROP COLUMN "deleted_at";
  ALTER TABLE "testimonials" DROP COLUMN "_status";
  ALTER TABLE "projects" DROP COLUMN "changed_by";
  ALTER TABLE "projects" DROP COLUMN "deleted_at";
  ALTER TABLE "projects" DROP COLUMN "_status";
  ALTER TABLE "faqs" DROP COLUMN "changed_by";
  ALTER TABLE "faqs" DROP COLUMN "deleted_at";
  ALTER TABLE "faqs" DROP COLUMN "_status";
  ALTER TABLE "gallery_images" DROP COLUMN "changed_by";
  ALTER TABLE "gallery_images" DROP COLUMN "deleted_at";
  ALTER TABLE "gallery_images" DROP COLUMN "_status";
  ALTER TABLE "legal_pages" DROP COLUMN "changed_by";
  ALTER TABLE "legal_pages" DROP COLUMN "deleted_at";
  ALTER TABLE "legal_pages" DROP COLUMN "_status";
  ALTER TABLE "home_page" DROP COLUMN "changed_by";
  ALTER TABLE "home_page" DROP COLUMN "_status";
  ALTER TABLE "industries_page" DROP COLUMN "changed_by";
  ALTER TABLE "industries_page" DROP COLUMN "_status";
  ALTER TABLE "work_page" DROP COLUMN "changed_by";
  ALTER TABLE "work_page" DROP COLUMN "_status";
  ALTER TABLE "quote_page" DROP COLUMN "changed_by";
  ALTER TABLE "quote_page" DROP COLUMN "_status";
  ALTER TABLE "gallery_page" DROP COLUMN "changed_by";
  ALTER TABLE "gallery_page" DROP COLUMN "_status";
  ALTER TABLE "not_found_page" DROP COLUMN "changed_by";
  ALTER TABLE "not_found_page" DROP COLUMN "_status";
  ALTER TABLE "site_settings" DROP COLUMN "changed_by";
  ALTER TABLE "site_settings" DROP COLUMN "_status";
  DROP TYPE "public"."enum_industries_status";
  DROP TYPE "public"."enum__industries_v_version_bg_class";
  DROP TYPE "public"."enum__industries_v_version_status";
  DROP TYPE "public"."enum_features_status";
  DROP TYPE "public"."enum__features_v_version_status";
  DROP TYPE "public"."enum_process_steps_status";
  DROP TYPE "public"."enum__process_steps_v_version_status";
  DROP TYPE "public"."enum_testimonials_status";
  DROP TYPE "public"."enum__testimonials_v_version_status";
  DROP TYPE "public"."enum_projects_status";
  DROP TYPE "public"."enum__projects_v_version_status";
  DROP TYPE "public"."enum_faqs_status";
  DROP TYPE "public"."enum__faqs_v_version_status";
  DROP TYPE "public"."enum_gallery_images_status";
  DROP TYPE "public"."enum__gallery_images_v_version_status";
  DROP TYPE "public"."enum_legal_pages_status";
  DROP TYPE "public"."enum__legal_pages_v_version_status";
  DROP TYPE "public"."enum_home_page_status";
  DROP TYPE "public"."enum__home_page_v_version_status";
  DROP TYPE "public"."enum_industries_page_status";
  DROP TYPE "public"."enum__industries_page_v_version_status";
  DROP TYPE "public"."enum_work_page_status";
  DROP TYPE "public"."enum__work_page_v_version_status";
  DROP TYPE "public"."enum_quote_page_status";
  DROP TYPE "public"."enum__quote_page_v_version_status";
  DROP TYPE "public"."enum_gallery_page_status";
  DROP TYPE "public"."enum__gallery_page_v_version_status";
  DROP TYPE "public"."enum_not_found_page_status";
  DROP TYPE "public"."enum__not_found_page_v_version_status";
  DROP TYPE "public"."enum_site_settings_status";
  DROP TYPE "public"."enum__site_settings_v_version_status";`)
}
