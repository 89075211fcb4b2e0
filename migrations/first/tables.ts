/** Written by `npm run generate -- --first`: what Payload makes of the configuration. */
export const tables = `
CREATE TYPE "public"."enum_icon" AS ENUM('bell', 'boxes', 'brain-circuit', 'calendar-range', 'chart-line', 'credit-card', 'database-zap', 'door-open', 'dumbbell', 'factory', 'file-check', 'file-text', 'graduation-cap', 'hand-heart', 'handshake', 'heart-pulse', 'house', 'landmark', 'layers', 'leaf', 'plane', 'plug', 'rocket', 'scale', 'server', 'shield-check', 'shopping-bag', 'smartphone', 'table-properties', 'trending-up', 'truck', 'umbrella', 'users', 'workflow');
CREATE TYPE "public"."enum_industries_bg_class" AS ENUM('ground-hatch-0', 'ground-hatch-1', 'ground-hatch-2', 'ground-hatch-3', 'ground-hatch-4', 'ground-hatch-5', 'ground-hatch-6', 'ground-hatch-7', 'ground-hatch-8');
CREATE TYPE "public"."enum_building" AS ENUM('healthcare', 'fintech', 'real-estate', 'ecommerce', 'education', 'fitness', 'logistics', 'insurance', 'aviation', 'manufacturing', 'tech-startups', 'sustainability', 'non-profit', 'plain');
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
CREATE TYPE "public"."enum_claims_kind" AS ENUM('ours', 'example', 'rule');
CREATE TYPE "public"."enum_claims_status" AS ENUM('draft', 'published');
CREATE TYPE "public"."enum__claims_v_version_kind" AS ENUM('ours', 'example', 'rule');
CREATE TYPE "public"."enum__claims_v_version_status" AS ENUM('draft', 'published');
CREATE TYPE "public"."enum_faqs_status" AS ENUM('draft', 'published');
CREATE TYPE "public"."enum__faqs_v_version_status" AS ENUM('draft', 'published');
CREATE TYPE "public"."enum_gallery_images_status" AS ENUM('draft', 'published');
CREATE TYPE "public"."enum__gallery_images_v_version_status" AS ENUM('draft', 'published');
CREATE TYPE "public"."enum_legal_pages_status" AS ENUM('draft', 'published');
CREATE TYPE "public"."enum__legal_pages_v_version_status" AS ENUM('draft', 'published');
CREATE TYPE "public"."enum_pages_status" AS ENUM('draft', 'published');
CREATE TYPE "public"."enum__pages_v_version_status" AS ENUM('draft', 'published');
CREATE TYPE "public"."enum_contact_submissions_quarantined_for" AS ENUM('filled-too-fast', 'many-from-address');
CREATE TYPE "public"."enum_contact_submissions_owner_notice_state" AS ENUM('waiting', 'held', 'sent', 'logged', 'delayed', 'failed');
CREATE TYPE "public"."enum_contact_submissions_confirmation_state" AS ENUM('waiting', 'held', 'sent', 'logged', 'delayed', 'failed');
CREATE TYPE "public"."enum_contact_submissions_status" AS ENUM('new', 'in-progress', 'replied', 'archived', 'spam');
CREATE TYPE "public"."enum_quote_submissions_project_type" AS ENUM('web', 'ecommerce', 'businessIntelligence', 'cms', 'portal', 'other');
CREATE TYPE "public"."enum_quote_submissions_budget" AS ENUM('under5k', '5k-10k', '10k-25k', '25k-50k', '50k+');
CREATE TYPE "public"."enum_quote_submissions_timeline" AS ENUM('urgent', '1month', '3months', '6months', 'flexible');
CREATE TYPE "public"."enum_quote_submissions_quarantined_for" AS ENUM('filled-too-fast', 'many-from-address');
CREATE TYPE "public"."enum_quote_submissions_owner_notice_state" AS ENUM('waiting', 'held', 'sent', 'logged', 'delayed', 'failed');
CREATE TYPE "public"."enum_quote_submissions_confirmation_state" AS ENUM('waiting', 'held', 'sent', 'logged', 'delayed', 'failed');
CREATE TYPE "public"."enum_quote_submissions_status" AS ENUM('new', 'in-progress', 'replied', 'archived', 'spam');
CREATE TYPE "public"."enum_honeypot_hits_form" AS ENUM('contact', 'quote');
CREATE TYPE "public"."enum_audit_entries_action" AS ENUM('listed', 'opened', 'exported', 'changed', 'trashed', 'restored', 'erased', 'second-factor');
CREATE TYPE "public"."enum_audit_entries_collection" AS ENUM('contact-submissions', 'quote-submissions', 'users');
CREATE TYPE "public"."enum_users_role" AS ENUM('admin', 'editor');
CREATE TYPE "public"."enum_redirects_to_type" AS ENUM('reference', 'custom');
CREATE TYPE "public"."enum_redirects_type" AS ENUM('308', '307');
CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'notify', 'send-password-link', 'tell-staff', 'send-digests', 'apply-retention', 'schedulePublish');
CREATE TYPE "public"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'notify', 'send-password-link', 'tell-staff', 'send-digests', 'apply-retention', 'schedulePublish');
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
CREATE TYPE "public"."enum_site_settings_status" AS ENUM('draft', 'published');
CREATE TYPE "public"."enum__site_settings_v_version_status" AS ENUM('draft', 'published');
CREATE TYPE "public"."enum_inbox_settings_webhook_format" AS ENUM('json', 'slack', 'teams');
CREATE TABLE "rate_limits" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);

CREATE TABLE "erasures" (
	"sender" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL
);

CREATE TABLE "address_joins" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"one" text NOT NULL,
	"other" text NOT NULL,
	"joined_by" uuid,
	"joined_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "address_joins_in_order" CHECK (one < other)
);

CREATE TABLE "saved_views" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner" uuid,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"is_shared" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp with time zone
);

CREATE TABLE "submissions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"form" text NOT NULL
);

CREATE TABLE "thread_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"submission" uuid,
	"position" integer,
	"kind" text DEFAULT 'reply' NOT NULL,
	"state" text NOT NULL,
	"address" text NOT NULL,
	"text" text NOT NULL,
	"author" uuid,
	"written_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	"tried" integer DEFAULT 0 NOT NULL,
	"problem" text,
	"status_before" text,
	"sender" text,
	"subject" text,
	"cc" text,
	"reply_to" text,
	"quoted" text,
	"message_id" text,
	"told" uuid,
	"fingerprint" text,
	CONSTRAINT "thread_entries_fingerprint_unique" UNIQUE("fingerprint"),
	CONSTRAINT "thread_entries_one_submission" CHECK ((submission IS NULL) = (state = 'unmatched'))
);

CREATE TABLE "attachments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"entry" uuid,
	"author" uuid,
	"submission" uuid,
	"name" text NOT NULL,
	"size" integer NOT NULL,
	"kind" text DEFAULT 'plain' NOT NULL,
	"content" "bytea",
	"problem" text,
	"added_at" timestamp with time zone NOT NULL
);

CREATE TABLE "waiting_mails" (
	"generation" text NOT NULL,
	"uid" bigint NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"reason" text NOT NULL,
	"is_left" boolean DEFAULT false NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"since" timestamp with time zone NOT NULL
);

CREATE TABLE "second_factors" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"secret" text,
	"pending_secret" text,
	"last_step" integer DEFAULT 0 NOT NULL
);

CREATE TABLE "recovery_codes" (
	"user_id" uuid NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "recovery_codes_user_id_hash_pk" PRIMARY KEY("user_id","hash")
);

CREATE TABLE "industries_drawing_layers" (
	"_order" integer NOT NULL,
	"_parent_id" uuid NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"name" varchar
);

CREATE TABLE "industries_solutions" (
	"_order" integer NOT NULL,
	"_parent_id" uuid NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"title" varchar,
	"description" varchar,
	"standards" varchar
);

CREATE TABLE "industries_use_cases" (
	"_order" integer NOT NULL,
	"_parent_id" uuid NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"title" varchar,
	"description" varchar,
	"before" varchar,
	"after" varchar,
	"lines" numeric DEFAULT 5
);

CREATE TABLE "industries_benefits" (
	"_order" integer NOT NULL,
	"_parent_id" uuid NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"text" varchar
);

CREATE TABLE "industries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"_order" varchar,
	"title" varchar,
	"description" varchar,
	"icon" "enum_icon",
	"bg_class" "enum_industries_bg_class",
	"intro" varchar,
	"drawing_building" "enum_building" DEFAULT 'plain',
	"drawing_title" varchar,
	"drawing_caption" varchar,
	"drawing_above" varchar,
	"drawing_below" varchar,
	"drawing_seed" numeric DEFAULT 1,
	"solutions_heading" varchar,
	"use_cases_heading" varchar,
	"benefits_heading" varchar,
	"call_to_action" varchar,
	"sections" jsonb,
	"meta_title" varchar,
	"meta_description" varchar,
	"meta_image_id" uuid,
	"meta_canonical" varchar,
	"meta_noindex" boolean DEFAULT false,
	"slug" varchar,
	"changed_by" varchar,
	"changed_by_id" varchar,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp(3) with time zone,
	"_status" "enum_industries_status" DEFAULT 'draft'
);

CREATE TABLE "industries_numbers" (
	"id" serial PRIMARY KEY NOT NULL,
	"number" numeric,
	"order" integer NOT NULL,
	"parent_id" uuid NOT NULL,
	"path" varchar NOT NULL
);

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
	"version_sections" jsonb,
	"version_meta_title" varchar,
	"version_meta_description" varchar,
	"version_meta_image_id" uuid,
	"version_meta_canonical" varchar,
	"version_meta_noindex" boolean DEFAULT false,
	"version_slug" varchar,
	"version_changed_by" varchar,
	"version_changed_by_id" varchar,
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

CREATE TABLE "features" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"_order" varchar,
	"title" varchar,
	"description" varchar,
	"group" varchar,
	"icon" "enum_icon",
	"changed_by" varchar,
	"changed_by_id" varchar,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp(3) with time zone,
	"_status" "enum_features_status" DEFAULT 'draft'
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
	"version_changed_by_id" varchar,
	"version_updated_at" timestamp(3) with time zone,
	"version_created_at" timestamp(3) with time zone,
	"version_deleted_at" timestamp(3) with time zone,
	"version__status" "enum__features_v_version_status" DEFAULT 'draft',
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"latest" boolean,
	"autosave" boolean
);

CREATE TABLE "process_steps" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"_order" varchar,
	"number" varchar,
	"title" varchar,
	"description" varchar,
	"duration" varchar,
	"changed_by" varchar,
	"changed_by_id" varchar,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp(3) with time zone,
	"_status" "enum_process_steps_status" DEFAULT 'draft'
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
	"version_changed_by_id" varchar,
	"version_updated_at" timestamp(3) with time zone,
	"version_created_at" timestamp(3) with time zone,
	"version_deleted_at" timestamp(3) with time zone,
	"version__status" "enum__process_steps_v_version_status" DEFAULT 'draft',
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"latest" boolean,
	"autosave" boolean
);

CREATE TABLE "testimonials" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"_order" varchar,
	"quote" varchar,
	"author" varchar,
	"title" varchar,
	"project_id" uuid,
	"placeholder" boolean DEFAULT false,
	"changed_by" varchar,
	"changed_by_id" varchar,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp(3) with time zone,
	"_status" "enum_testimonials_status" DEFAULT 'draft'
);

CREATE TABLE "testimonials_rels" (
	"id" serial PRIMARY KEY NOT NULL,
	"order" integer,
	"parent_id" uuid NOT NULL,
	"path" varchar NOT NULL,
	"industries_id" uuid
);

CREATE TABLE "_testimonials_v" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"parent_id" uuid,
	"version__order" varchar,
	"version_quote" varchar,
	"version_author" varchar,
	"version_title" varchar,
	"version_project_id" uuid,
	"version_placeholder" boolean DEFAULT false,
	"version_changed_by" varchar,
	"version_changed_by_id" varchar,
	"version_updated_at" timestamp(3) with time zone,
	"version_created_at" timestamp(3) with time zone,
	"version_deleted_at" timestamp(3) with time zone,
	"version__status" "enum__testimonials_v_version_status" DEFAULT 'draft',
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"latest" boolean,
	"autosave" boolean
);

CREATE TABLE "_testimonials_v_rels" (
	"id" serial PRIMARY KEY NOT NULL,
	"order" integer,
	"parent_id" uuid NOT NULL,
	"path" varchar NOT NULL,
	"industries_id" uuid
);

CREATE TABLE "projects_case_study_chapters" (
	"_order" integer NOT NULL,
	"_parent_id" uuid NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"title" varchar,
	"text" varchar
);

CREATE TABLE "projects_case_study_screens" (
	"_order" integer NOT NULL,
	"_parent_id" uuid NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"picture_id" uuid,
	"caption" varchar
);

CREATE TABLE "projects_case_study_features" (
	"_order" integer NOT NULL,
	"_parent_id" uuid NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"title" varchar,
	"description" varchar,
	"icon" "enum_icon"
);

CREATE TABLE "projects_case_study_achievements" (
	"_order" integer NOT NULL,
	"_parent_id" uuid NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"figure" varchar,
	"description" varchar
);

CREATE TABLE "projects" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"_order" varchar,
	"title" varchar,
	"industry" varchar,
	"description" varchar,
	"replaced" varchar,
	"image_id" uuid,
	"link" varchar,
	"has_case_study" boolean DEFAULT false,
	"linked_from_portfolio" boolean DEFAULT true,
	"case_study_headline" varchar,
	"case_study_intro" varchar,
	"case_study_features_heading" varchar,
	"case_study_has_figures" boolean DEFAULT false,
	"case_study_achievements_heading" varchar,
	"case_study_impact_heading" varchar,
	"case_study_impact_figure" varchar,
	"case_study_impact_figure_label" varchar,
	"case_study_impact_text" varchar,
	"case_study_call_to_action" varchar,
	"meta_title" varchar,
	"meta_description" varchar,
	"meta_image_id" uuid,
	"meta_canonical" varchar,
	"meta_noindex" boolean DEFAULT false,
	"slug" varchar,
	"placeholder" boolean DEFAULT false,
	"changed_by" varchar,
	"changed_by_id" varchar,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp(3) with time zone,
	"_status" "enum_projects_status" DEFAULT 'draft'
);

CREATE TABLE "projects_texts" (
	"id" serial PRIMARY KEY NOT NULL,
	"order" integer NOT NULL,
	"parent_id" uuid NOT NULL,
	"path" varchar NOT NULL,
	"text" varchar
);

CREATE TABLE "projects_rels" (
	"id" serial PRIMARY KEY NOT NULL,
	"order" integer,
	"parent_id" uuid NOT NULL,
	"path" varchar NOT NULL,
	"industries_id" uuid
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
	"version_meta_title" varchar,
	"version_meta_description" varchar,
	"version_meta_image_id" uuid,
	"version_meta_canonical" varchar,
	"version_meta_noindex" boolean DEFAULT false,
	"version_slug" varchar,
	"version_placeholder" boolean DEFAULT false,
	"version_changed_by" varchar,
	"version_changed_by_id" varchar,
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

CREATE TABLE "claims" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"label" varchar,
	"wording" varchar,
	"kind" "enum_claims_kind",
	"basis" varchar,
	"source" varchar,
	"source_date" timestamp(3) with time zone,
	"next_review" timestamp(3) with time zone,
	"placeholder" boolean DEFAULT false,
	"changed_by" varchar,
	"changed_by_id" varchar,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp(3) with time zone,
	"_status" "enum_claims_status" DEFAULT 'draft'
);

CREATE TABLE "claims_texts" (
	"id" serial PRIMARY KEY NOT NULL,
	"order" integer NOT NULL,
	"parent_id" uuid NOT NULL,
	"path" varchar NOT NULL,
	"text" varchar
);

CREATE TABLE "_claims_v" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"parent_id" uuid,
	"version_label" varchar,
	"version_wording" varchar,
	"version_kind" "enum__claims_v_version_kind",
	"version_basis" varchar,
	"version_source" varchar,
	"version_source_date" timestamp(3) with time zone,
	"version_next_review" timestamp(3) with time zone,
	"version_placeholder" boolean DEFAULT false,
	"version_changed_by" varchar,
	"version_changed_by_id" varchar,
	"version_updated_at" timestamp(3) with time zone,
	"version_created_at" timestamp(3) with time zone,
	"version_deleted_at" timestamp(3) with time zone,
	"version__status" "enum__claims_v_version_status" DEFAULT 'draft',
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"latest" boolean,
	"autosave" boolean
);

CREATE TABLE "_claims_v_texts" (
	"id" serial PRIMARY KEY NOT NULL,
	"order" integer NOT NULL,
	"parent_id" uuid NOT NULL,
	"path" varchar NOT NULL,
	"text" varchar
);

CREATE TABLE "faqs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"_order" varchar,
	"question" varchar,
	"answer" varchar,
	"on_quote_page" boolean DEFAULT false,
	"placeholder" boolean DEFAULT false,
	"changed_by" varchar,
	"changed_by_id" varchar,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp(3) with time zone,
	"_status" "enum_faqs_status" DEFAULT 'draft'
);

CREATE TABLE "faqs_rels" (
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
	"version_changed_by_id" varchar,
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

CREATE TABLE "gallery_images" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"_order" varchar,
	"description" varchar,
	"image_id" uuid,
	"changed_by" varchar,
	"changed_by_id" varchar,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp(3) with time zone,
	"_status" "enum_gallery_images_status" DEFAULT 'draft'
);

CREATE TABLE "_gallery_images_v" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"parent_id" uuid,
	"version__order" varchar,
	"version_description" varchar,
	"version_image_id" uuid,
	"version_changed_by" varchar,
	"version_changed_by_id" varchar,
	"version_updated_at" timestamp(3) with time zone,
	"version_created_at" timestamp(3) with time zone,
	"version_deleted_at" timestamp(3) with time zone,
	"version__status" "enum__gallery_images_v_version_status" DEFAULT 'draft',
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"latest" boolean,
	"autosave" boolean
);

CREATE TABLE "legal_pages_sections" (
	"_order" integer NOT NULL,
	"_parent_id" uuid NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"heading" varchar,
	"body" jsonb
);

CREATE TABLE "legal_pages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"title" varchar,
	"intro" varchar,
	"numbered" boolean DEFAULT true,
	"meta_title" varchar,
	"meta_description" varchar,
	"meta_image_id" uuid,
	"meta_canonical" varchar,
	"meta_noindex" boolean DEFAULT false,
	"slug" varchar,
	"text_changed_at" timestamp(3) with time zone,
	"changed_by" varchar,
	"changed_by_id" varchar,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp(3) with time zone,
	"_status" "enum_legal_pages_status" DEFAULT 'draft'
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
	"version_meta_title" varchar,
	"version_meta_description" varchar,
	"version_meta_image_id" uuid,
	"version_meta_canonical" varchar,
	"version_meta_noindex" boolean DEFAULT false,
	"version_slug" varchar,
	"version_text_changed_at" timestamp(3) with time zone,
	"version_changed_by" varchar,
	"version_changed_by_id" varchar,
	"version_updated_at" timestamp(3) with time zone,
	"version_created_at" timestamp(3) with time zone,
	"version_deleted_at" timestamp(3) with time zone,
	"version__status" "enum__legal_pages_v_version_status" DEFAULT 'draft',
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"latest" boolean,
	"autosave" boolean
);

CREATE TABLE "pages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"title" varchar,
	"blocks" jsonb,
	"meta_title" varchar,
	"meta_description" varchar,
	"meta_image_id" uuid,
	"meta_canonical" varchar,
	"meta_noindex" boolean DEFAULT false,
	"slug" varchar,
	"changed_by" varchar,
	"changed_by_id" varchar,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp(3) with time zone,
	"_status" "enum_pages_status" DEFAULT 'draft'
);

CREATE TABLE "_pages_v" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"parent_id" uuid,
	"version_title" varchar,
	"version_blocks" jsonb,
	"version_meta_title" varchar,
	"version_meta_description" varchar,
	"version_meta_image_id" uuid,
	"version_meta_canonical" varchar,
	"version_meta_noindex" boolean DEFAULT false,
	"version_slug" varchar,
	"version_changed_by" varchar,
	"version_changed_by_id" varchar,
	"version_updated_at" timestamp(3) with time zone,
	"version_created_at" timestamp(3) with time zone,
	"version_deleted_at" timestamp(3) with time zone,
	"version__status" "enum__pages_v_version_status" DEFAULT 'draft',
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"latest" boolean,
	"autosave" boolean
);

CREATE TABLE "media" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"alt" varchar NOT NULL,
	"prefix" varchar DEFAULT '',
	"_objectkey" varchar,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp(3) with time zone,
	"url" varchar,
	"thumbnail_u_r_l" varchar,
	"filename" varchar,
	"mime_type" varchar,
	"filesize" numeric,
	"width" numeric,
	"height" numeric,
	"focal_x" numeric,
	"focal_y" numeric,
	"sizes_small_url" varchar,
	"sizes_small_width" numeric,
	"sizes_small_height" numeric,
	"sizes_small_mime_type" varchar,
	"sizes_small_filesize" numeric,
	"sizes_small_filename" varchar,
	"sizes_medium_url" varchar,
	"sizes_medium_width" numeric,
	"sizes_medium_height" numeric,
	"sizes_medium_mime_type" varchar,
	"sizes_medium_filesize" numeric,
	"sizes_medium_filename" varchar,
	"sizes_large_url" varchar,
	"sizes_large_width" numeric,
	"sizes_large_height" numeric,
	"sizes_large_mime_type" varchar,
	"sizes_large_filesize" numeric,
	"sizes_large_filename" varchar
);

CREATE TABLE "contact_submissions_notes" (
	"_order" integer NOT NULL,
	"_parent_id" uuid NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"text" varchar NOT NULL,
	"author_id" uuid,
	"at" timestamp(3) with time zone NOT NULL
);

CREATE TABLE "contact_submissions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"submitted_at" timestamp(3) with time zone NOT NULL,
	"reference" varchar NOT NULL,
	"name" varchar NOT NULL,
	"email" varchar NOT NULL,
	"message" varchar NOT NULL,
	"quarantined_for" "enum_contact_submissions_quarantined_for",
	"source_landing_page" varchar,
	"source_referrer" varchar,
	"source_utm_source" varchar,
	"source_utm_medium" varchar,
	"source_utm_campaign" varchar,
	"source_utm_term" varchar,
	"source_utm_content" varchar,
	"owner_notice_state" "enum_contact_submissions_owner_notice_state" DEFAULT 'waiting',
	"owner_notice_at" timestamp(3) with time zone,
	"owner_notice_problem" varchar,
	"confirmation_state" "enum_contact_submissions_confirmation_state" DEFAULT 'waiting',
	"confirmation_at" timestamp(3) with time zone,
	"confirmation_problem" varchar,
	"status" "enum_contact_submissions_status" DEFAULT 'new' NOT NULL,
	"assignee_id" uuid,
	"read_at" timestamp(3) with time zone,
	"replied_at" timestamp(3) with time zone,
	"asked_at" timestamp(3) with time zone,
	"answered_at" timestamp(3) with time zone,
	"active_at" timestamp(3) with time zone,
	"snoozed_until" timestamp(3) with time zone,
	"notes_text" varchar,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp(3) with time zone
);

CREATE TRIGGER "contact_submissions_parent" AFTER INSERT OR DELETE ON "contact_submissions"
    FOR EACH ROW EXECUTE FUNCTION "keep_parent_of_submission"('contact');
CREATE TABLE "quote_submissions_notes" (
	"_order" integer NOT NULL,
	"_parent_id" uuid NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"text" varchar NOT NULL,
	"author_id" uuid,
	"at" timestamp(3) with time zone NOT NULL
);

CREATE TABLE "quote_submissions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"submitted_at" timestamp(3) with time zone NOT NULL,
	"reference" varchar NOT NULL,
	"name" varchar NOT NULL,
	"email" varchar NOT NULL,
	"phone" varchar,
	"company" varchar,
	"project_type" "enum_quote_submissions_project_type" NOT NULL,
	"budget" "enum_quote_submissions_budget",
	"timeline" "enum_quote_submissions_timeline",
	"description" varchar NOT NULL,
	"quarantined_for" "enum_quote_submissions_quarantined_for",
	"source_landing_page" varchar,
	"source_referrer" varchar,
	"source_utm_source" varchar,
	"source_utm_medium" varchar,
	"source_utm_campaign" varchar,
	"source_utm_term" varchar,
	"source_utm_content" varchar,
	"owner_notice_state" "enum_quote_submissions_owner_notice_state" DEFAULT 'waiting',
	"owner_notice_at" timestamp(3) with time zone,
	"owner_notice_problem" varchar,
	"confirmation_state" "enum_quote_submissions_confirmation_state" DEFAULT 'waiting',
	"confirmation_at" timestamp(3) with time zone,
	"confirmation_problem" varchar,
	"status" "enum_quote_submissions_status" DEFAULT 'new' NOT NULL,
	"assignee_id" uuid,
	"read_at" timestamp(3) with time zone,
	"replied_at" timestamp(3) with time zone,
	"asked_at" timestamp(3) with time zone,
	"answered_at" timestamp(3) with time zone,
	"active_at" timestamp(3) with time zone,
	"snoozed_until" timestamp(3) with time zone,
	"notes_text" varchar,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp(3) with time zone
);

CREATE TRIGGER "quote_submissions_parent" AFTER INSERT OR DELETE ON "quote_submissions"
    FOR EACH ROW EXECUTE FUNCTION "keep_parent_of_submission"('quote');
CREATE TABLE "honeypot_hits" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"day" varchar NOT NULL,
	"form" "enum_honeypot_hits_form" NOT NULL,
	"hits" numeric NOT NULL
);

CREATE TABLE "audit_entries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"at" timestamp(3) with time zone NOT NULL,
	"action" "enum_audit_entries_action" NOT NULL,
	"actor" varchar NOT NULL,
	"actor_id" varchar,
	"collection" "enum_audit_entries_collection" NOT NULL,
	"submissions" jsonb NOT NULL,
	"detail" varchar
);

CREATE TABLE "missing_pages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"path" varchar NOT NULL,
	"hits" numeric NOT NULL,
	"last_seen" timestamp(3) with time zone NOT NULL
);

CREATE TABLE "users_sessions" (
	"_order" integer NOT NULL,
	"_parent_id" uuid NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"created_at" timestamp(3) with time zone,
	"expires_at" timestamp(3) with time zone NOT NULL
);

CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" varchar NOT NULL,
	"role" "enum_users_role" DEFAULT 'editor' NOT NULL,
	"notices_assignment" boolean DEFAULT true,
	"notices_mention" boolean DEFAULT true,
	"notices_answered" boolean DEFAULT true,
	"notices_digest" boolean DEFAULT true,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"email" varchar NOT NULL,
	"reset_password_token" varchar,
	"reset_password_expiration" timestamp(3) with time zone,
	"salt" varchar,
	"hash" varchar,
	"reset_password_requested_at" timestamp(3) with time zone,
	"login_attempts" numeric DEFAULT 0,
	"lock_until" timestamp(3) with time zone
);

CREATE TABLE "redirects" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"from" varchar NOT NULL,
	"to_type" "enum_redirects_to_type" DEFAULT 'reference',
	"to_url" varchar,
	"type" "enum_redirects_type" DEFAULT '308' NOT NULL,
	"automatic" boolean DEFAULT false,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "redirects_rels" (
	"id" serial PRIMARY KEY NOT NULL,
	"order" integer,
	"parent_id" uuid NOT NULL,
	"path" varchar NOT NULL,
	"industries_id" uuid,
	"projects_id" uuid,
	"legal_pages_id" uuid,
	"pages_id" uuid
);

CREATE TABLE "payload_kv" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"key" varchar NOT NULL,
	"data" jsonb NOT NULL
);

CREATE TABLE "payload_jobs_log" (
	"_order" integer NOT NULL,
	"_parent_id" uuid NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"executed_at" timestamp(3) with time zone NOT NULL,
	"completed_at" timestamp(3) with time zone NOT NULL,
	"task_slug" "enum_payload_jobs_log_task_slug" NOT NULL,
	"task_i_d" varchar NOT NULL,
	"input" jsonb,
	"output" jsonb,
	"state" "enum_payload_jobs_log_state" NOT NULL,
	"error" jsonb
);

CREATE TABLE "payload_jobs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"input" jsonb,
	"completed_at" timestamp(3) with time zone,
	"total_tried" numeric DEFAULT 0,
	"has_error" boolean DEFAULT false,
	"error" jsonb,
	"task_slug" "enum_payload_jobs_task_slug",
	"queue" varchar DEFAULT 'default',
	"wait_until" timestamp(3) with time zone,
	"processing" boolean DEFAULT false,
	"meta" jsonb,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "payload_locked_documents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"global_slug" varchar,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "payload_locked_documents_rels" (
	"id" serial PRIMARY KEY NOT NULL,
	"order" integer,
	"parent_id" uuid NOT NULL,
	"path" varchar NOT NULL,
	"industries_id" uuid,
	"features_id" uuid,
	"process_steps_id" uuid,
	"testimonials_id" uuid,
	"projects_id" uuid,
	"claims_id" uuid,
	"faqs_id" uuid,
	"gallery_images_id" uuid,
	"legal_pages_id" uuid,
	"pages_id" uuid,
	"media_id" uuid,
	"users_id" uuid,
	"redirects_id" uuid
);

CREATE TABLE "payload_preferences" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"key" varchar,
	"value" jsonb,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "payload_preferences_rels" (
	"id" serial PRIMARY KEY NOT NULL,
	"order" integer,
	"parent_id" uuid NOT NULL,
	"path" varchar NOT NULL,
	"users_id" uuid
);

CREATE TABLE "payload_migrations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" varchar,
	"batch" numeric,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "home_page_hero_tools" (
	"_order" integer NOT NULL,
	"_parent_id" uuid NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"name" varchar
);

CREATE TABLE "home_page_advantage_cards" (
	"_order" integer NOT NULL,
	"_parent_id" uuid NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"title" varchar,
	"description" varchar
);

CREATE TABLE "home_page_advantage_ledger_rows" (
	"_order" integer NOT NULL,
	"_parent_id" uuid NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"tool" varchar,
	"again" varchar,
	"cost" varchar
);

CREATE TABLE "home_page_stories_stats" (
	"_order" integer NOT NULL,
	"_parent_id" uuid NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"value" varchar,
	"label" varchar,
	"share" numeric
);

CREATE TABLE "home_page" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"sections" jsonb,
	"hero_headline" varchar,
	"hero_lede" varchar,
	"hero_one_layer" varchar,
	"hero_caption" varchar,
	"industries_heading" varchar,
	"industries_intro" varchar,
	"advantage_heading" varchar,
	"advantage_explainer_heading" varchar,
	"advantage_explainer_text" varchar,
	"advantage_ledger_caption" varchar,
	"advantage_ledger_tool_heading" varchar,
	"advantage_ledger_again_heading" varchar,
	"advantage_ledger_cost_heading" varchar,
	"advantage_ledger_total_tool" varchar,
	"advantage_ledger_total_again" varchar,
	"advantage_ledger_total_cost" varchar,
	"services_label" varchar,
	"services_heading" varchar,
	"services_intro" varchar,
	"process_label" varchar,
	"process_heading" varchar,
	"portfolio_heading" varchar,
	"portfolio_text" varchar,
	"portfolio_image_id" uuid,
	"stories_heading" varchar,
	"contact_label" varchar,
	"contact_heading" varchar,
	"contact_intro" varchar,
	"contact_privacy_note" varchar DEFAULT 'We use these details to answer you.',
	"meta_title" varchar,
	"meta_description" varchar,
	"meta_image_id" uuid,
	"meta_canonical" varchar,
	"meta_noindex" boolean DEFAULT false,
	"changed_by" varchar,
	"changed_by_id" varchar,
	"_status" "enum_home_page_status" DEFAULT 'draft',
	"updated_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone
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
	"version_sections" jsonb,
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
	"version_contact_privacy_note" varchar DEFAULT 'We use these details to answer you.',
	"version_meta_title" varchar,
	"version_meta_description" varchar,
	"version_meta_image_id" uuid,
	"version_meta_canonical" varchar,
	"version_meta_noindex" boolean DEFAULT false,
	"version_changed_by" varchar,
	"version_changed_by_id" varchar,
	"version__status" "enum__home_page_v_version_status" DEFAULT 'draft',
	"version_updated_at" timestamp(3) with time zone,
	"version_created_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"latest" boolean,
	"autosave" boolean
);

CREATE TABLE "industries_page" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"heading" varchar,
	"intro" varchar,
	"call_to_action" varchar,
	"solutions_intro" varchar,
	"case_studies_heading" varchar DEFAULT 'A case study',
	"testimonials_heading" varchar DEFAULT 'What a client says',
	"faqs_heading" varchar DEFAULT 'Questions from your trade',
	"changed_by" varchar,
	"changed_by_id" varchar,
	"meta_title" varchar,
	"meta_description" varchar,
	"meta_image_id" uuid,
	"meta_canonical" varchar,
	"meta_noindex" boolean DEFAULT false,
	"_status" "enum_industries_page_status" DEFAULT 'draft',
	"updated_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone
);

CREATE TABLE "_industries_page_v" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version_heading" varchar,
	"version_intro" varchar,
	"version_call_to_action" varchar,
	"version_solutions_intro" varchar,
	"version_case_studies_heading" varchar DEFAULT 'A case study',
	"version_testimonials_heading" varchar DEFAULT 'What a client says',
	"version_faqs_heading" varchar DEFAULT 'Questions from your trade',
	"version_changed_by" varchar,
	"version_changed_by_id" varchar,
	"version_meta_title" varchar,
	"version_meta_description" varchar,
	"version_meta_image_id" uuid,
	"version_meta_canonical" varchar,
	"version_meta_noindex" boolean DEFAULT false,
	"version__status" "enum__industries_page_v_version_status" DEFAULT 'draft',
	"version_updated_at" timestamp(3) with time zone,
	"version_created_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"latest" boolean,
	"autosave" boolean
);

CREATE TABLE "work_page" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"heading" varchar,
	"intro" varchar,
	"replaced_label" varchar,
	"testimonials_heading" varchar DEFAULT 'What the client says',
	"call_to_action" varchar,
	"changed_by" varchar,
	"changed_by_id" varchar,
	"meta_title" varchar,
	"meta_description" varchar,
	"meta_image_id" uuid,
	"meta_canonical" varchar,
	"meta_noindex" boolean DEFAULT false,
	"_status" "enum_work_page_status" DEFAULT 'draft',
	"updated_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone
);

CREATE TABLE "_work_page_v" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version_heading" varchar,
	"version_intro" varchar,
	"version_replaced_label" varchar,
	"version_testimonials_heading" varchar DEFAULT 'What the client says',
	"version_call_to_action" varchar,
	"version_changed_by" varchar,
	"version_changed_by_id" varchar,
	"version_meta_title" varchar,
	"version_meta_description" varchar,
	"version_meta_image_id" uuid,
	"version_meta_canonical" varchar,
	"version_meta_noindex" boolean DEFAULT false,
	"version__status" "enum__work_page_v_version_status" DEFAULT 'draft',
	"version_updated_at" timestamp(3) with time zone,
	"version_created_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"latest" boolean,
	"autosave" boolean
);

CREATE TABLE "quote_page_why_choose_reasons" (
	"_order" integer NOT NULL,
	"_parent_id" uuid NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"title" varchar,
	"text" varchar
);

CREATE TABLE "quote_page_next_steps" (
	"_order" integer NOT NULL,
	"_parent_id" uuid NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"when" varchar,
	"what" varchar
);

CREATE TABLE "quote_page" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"heading" varchar,
	"intro" varchar,
	"privacy_note" varchar,
	"why_choose_heading" varchar,
	"faqs_heading" varchar DEFAULT 'Questions people ask first',
	"thank_you_heading" varchar,
	"thank_you_text" varchar,
	"changed_by" varchar,
	"changed_by_id" varchar,
	"meta_title" varchar,
	"meta_description" varchar,
	"meta_image_id" uuid,
	"meta_canonical" varchar,
	"meta_noindex" boolean DEFAULT false,
	"_status" "enum_quote_page_status" DEFAULT 'draft',
	"updated_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone
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
	"version_changed_by_id" varchar,
	"version_meta_title" varchar,
	"version_meta_description" varchar,
	"version_meta_image_id" uuid,
	"version_meta_canonical" varchar,
	"version_meta_noindex" boolean DEFAULT false,
	"version__status" "enum__quote_page_v_version_status" DEFAULT 'draft',
	"version_updated_at" timestamp(3) with time zone,
	"version_created_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"latest" boolean,
	"autosave" boolean
);

CREATE TABLE "gallery_page" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"heading" varchar,
	"intro" varchar,
	"changed_by" varchar,
	"changed_by_id" varchar,
	"meta_title" varchar,
	"meta_description" varchar,
	"meta_image_id" uuid,
	"meta_canonical" varchar,
	"meta_noindex" boolean DEFAULT false,
	"_status" "enum_gallery_page_status" DEFAULT 'draft',
	"updated_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone
);

CREATE TABLE "_gallery_page_v" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version_heading" varchar,
	"version_intro" varchar,
	"version_changed_by" varchar,
	"version_changed_by_id" varchar,
	"version_meta_title" varchar,
	"version_meta_description" varchar,
	"version_meta_image_id" uuid,
	"version_meta_canonical" varchar,
	"version_meta_noindex" boolean DEFAULT false,
	"version__status" "enum__gallery_page_v_version_status" DEFAULT 'draft',
	"version_updated_at" timestamp(3) with time zone,
	"version_created_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"latest" boolean,
	"autosave" boolean
);

CREATE TABLE "not_found_page" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"heading" varchar,
	"text" varchar,
	"popular_heading" varchar,
	"changed_by" varchar,
	"changed_by_id" varchar,
	"_status" "enum_not_found_page_status" DEFAULT 'draft',
	"updated_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone
);

CREATE TABLE "_not_found_page_v" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version_heading" varchar,
	"version_text" varchar,
	"version_popular_heading" varchar,
	"version_changed_by" varchar,
	"version_changed_by_id" varchar,
	"version__status" "enum__not_found_page_v_version_status" DEFAULT 'draft',
	"version_updated_at" timestamp(3) with time zone,
	"version_created_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"latest" boolean,
	"autosave" boolean
);

CREATE TABLE "navigation" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"words" jsonb,
	"menu_links" jsonb,
	"footer_company_links" jsonb,
	"footer_legal_links" jsonb,
	"changed_by" varchar,
	"changed_by_id" varchar,
	"_status" "enum_navigation_status" DEFAULT 'draft',
	"updated_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone
);

CREATE TABLE "_navigation_v" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version_words" jsonb,
	"version_menu_links" jsonb,
	"version_footer_company_links" jsonb,
	"version_footer_legal_links" jsonb,
	"version_changed_by" varchar,
	"version_changed_by_id" varchar,
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
	"words" jsonb,
	"changed_by" varchar,
	"changed_by_id" varchar,
	"_status" "enum_small_words_status" DEFAULT 'draft',
	"updated_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone
);

CREATE TABLE "_small_words_v" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version_words" jsonb,
	"version_changed_by" varchar,
	"version_changed_by_id" varchar,
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
	"words" jsonb,
	"changed_by" varchar,
	"changed_by_id" varchar,
	"_status" "enum_forms_status" DEFAULT 'draft',
	"updated_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone
);

CREATE TABLE "_forms_v" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version_words" jsonb,
	"version_changed_by" varchar,
	"version_changed_by_id" varchar,
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
	"words" jsonb,
	"changed_by" varchar,
	"changed_by_id" varchar,
	"_status" "enum_mails_status" DEFAULT 'draft',
	"updated_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone
);

CREATE TABLE "_mails_v" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version_words" jsonb,
	"version_changed_by" varchar,
	"version_changed_by_id" varchar,
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
	"words" jsonb,
	"changed_by" varchar,
	"changed_by_id" varchar,
	"_status" "enum_cookie_question_status" DEFAULT 'draft',
	"updated_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone
);

CREATE TABLE "_cookie_question_v" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version_words" jsonb,
	"version_changed_by" varchar,
	"version_changed_by_id" varchar,
	"version__status" "enum__cookie_question_v_version_status" DEFAULT 'draft',
	"version_updated_at" timestamp(3) with time zone,
	"version_created_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"latest" boolean,
	"autosave" boolean
);

CREATE TABLE "site_settings_social_links" (
	"_order" integer NOT NULL,
	"_parent_id" uuid NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"label" varchar,
	"url" varchar
);

CREATE TABLE "site_settings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"brand" varchar,
	"tagline" varchar,
	"description" varchar,
	"footer_text" varchar,
	"operator" varchar,
	"place_of_registration" varchar,
	"company_number" varchar,
	"registered_office" varchar,
	"vat_number" varchar,
	"data_protection_contact" varchar,
	"email" varchar,
	"address" varchar,
	"office_hours" varchar,
	"placeholder" boolean DEFAULT false,
	"changed_by" varchar,
	"changed_by_id" varchar,
	"_status" "enum_site_settings_status" DEFAULT 'draft',
	"updated_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone
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
	"version_placeholder" boolean DEFAULT false,
	"version_changed_by" varchar,
	"version_changed_by_id" varchar,
	"version__status" "enum__site_settings_v_version_status" DEFAULT 'draft',
	"version_updated_at" timestamp(3) with time zone,
	"version_created_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"latest" boolean,
	"autosave" boolean
);

CREATE TABLE "inbox_settings_reply_templates" (
	"_order" integer NOT NULL,
	"_parent_id" uuid NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"name" varchar NOT NULL,
	"text" varchar NOT NULL
);

CREATE TABLE "inbox_settings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workday_begins" varchar DEFAULT '09:00' NOT NULL,
	"workday_ends" varchar DEFAULT '17:00' NOT NULL,
	"contact_reply_hours" numeric DEFAULT 8 NOT NULL,
	"quote_reply_hours" numeric DEFAULT 8 NOT NULL,
	"contact_days" numeric DEFAULT 730 NOT NULL,
	"quote_days" numeric DEFAULT 730 NOT NULL,
	"trash_days" numeric DEFAULT 30 NOT NULL,
	"reply_signature" varchar,
	"webhook_address" varchar,
	"webhook_format" "enum_inbox_settings_webhook_format" DEFAULT 'json' NOT NULL,
	"notices_name_people" boolean DEFAULT false,
	"require_second_factor" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone
);

CREATE TABLE "payload_jobs_stats" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"stats" jsonb,
	"updated_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone
);

ALTER TABLE "address_joins" ADD CONSTRAINT "address_joins_joined_by_users_id_fk" FOREIGN KEY ("joined_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_owner_users_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "thread_entries" ADD CONSTRAINT "thread_entries_submission_submissions_id_fk" FOREIGN KEY ("submission") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_submission_submissions_id_fk" FOREIGN KEY ("submission") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_second_factors_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."second_factors"("user_id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "industries_drawing_layers" ADD CONSTRAINT "industries_drawing_layers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."industries"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "industries_solutions" ADD CONSTRAINT "industries_solutions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."industries"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "industries_use_cases" ADD CONSTRAINT "industries_use_cases_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."industries"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "industries_benefits" ADD CONSTRAINT "industries_benefits_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."industries"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "industries" ADD CONSTRAINT "industries_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "industries_numbers" ADD CONSTRAINT "industries_numbers_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."industries"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_industries_v_version_drawing_layers" ADD CONSTRAINT "_industries_v_version_drawing_layers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_industries_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_industries_v_version_solutions" ADD CONSTRAINT "_industries_v_version_solutions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_industries_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_industries_v_version_use_cases" ADD CONSTRAINT "_industries_v_version_use_cases_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_industries_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_industries_v_version_benefits" ADD CONSTRAINT "_industries_v_version_benefits_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_industries_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_industries_v" ADD CONSTRAINT "_industries_v_parent_id_industries_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."industries"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_industries_v" ADD CONSTRAINT "_industries_v_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_industries_v_numbers" ADD CONSTRAINT "_industries_v_numbers_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_industries_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_features_v" ADD CONSTRAINT "_features_v_parent_id_features_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."features"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_process_steps_v" ADD CONSTRAINT "_process_steps_v_parent_id_process_steps_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."process_steps"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "testimonials" ADD CONSTRAINT "testimonials_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "testimonials_rels" ADD CONSTRAINT "testimonials_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."testimonials"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "testimonials_rels" ADD CONSTRAINT "testimonials_rels_industries_fk" FOREIGN KEY ("industries_id") REFERENCES "public"."industries"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_testimonials_v" ADD CONSTRAINT "_testimonials_v_parent_id_testimonials_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."testimonials"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_testimonials_v" ADD CONSTRAINT "_testimonials_v_version_project_id_projects_id_fk" FOREIGN KEY ("version_project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_testimonials_v_rels" ADD CONSTRAINT "_testimonials_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_testimonials_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_testimonials_v_rels" ADD CONSTRAINT "_testimonials_v_rels_industries_fk" FOREIGN KEY ("industries_id") REFERENCES "public"."industries"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "projects_case_study_chapters" ADD CONSTRAINT "projects_case_study_chapters_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "projects_case_study_screens" ADD CONSTRAINT "projects_case_study_screens_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "projects_case_study_screens" ADD CONSTRAINT "projects_case_study_screens_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "projects_case_study_features" ADD CONSTRAINT "projects_case_study_features_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "projects_case_study_achievements" ADD CONSTRAINT "projects_case_study_achievements_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "projects" ADD CONSTRAINT "projects_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "projects" ADD CONSTRAINT "projects_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "projects_texts" ADD CONSTRAINT "projects_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "projects_rels" ADD CONSTRAINT "projects_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "projects_rels" ADD CONSTRAINT "projects_rels_industries_fk" FOREIGN KEY ("industries_id") REFERENCES "public"."industries"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_projects_v_version_case_study_chapters" ADD CONSTRAINT "_projects_v_version_case_study_chapters_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_projects_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_projects_v_version_case_study_screens" ADD CONSTRAINT "_projects_v_version_case_study_screens_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_projects_v_version_case_study_screens" ADD CONSTRAINT "_projects_v_version_case_study_screens_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_projects_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_projects_v_version_case_study_features" ADD CONSTRAINT "_projects_v_version_case_study_features_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_projects_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_projects_v_version_case_study_achievements" ADD CONSTRAINT "_projects_v_version_case_study_achievements_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_projects_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_parent_id_projects_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_projects_v_texts" ADD CONSTRAINT "_projects_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_projects_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_projects_v_rels" ADD CONSTRAINT "_projects_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_projects_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_projects_v_rels" ADD CONSTRAINT "_projects_v_rels_industries_fk" FOREIGN KEY ("industries_id") REFERENCES "public"."industries"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "claims_texts" ADD CONSTRAINT "claims_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."claims"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_claims_v" ADD CONSTRAINT "_claims_v_parent_id_claims_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."claims"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_claims_v_texts" ADD CONSTRAINT "_claims_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_claims_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "faqs_rels" ADD CONSTRAINT "faqs_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."faqs"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "faqs_rels" ADD CONSTRAINT "faqs_rels_industries_fk" FOREIGN KEY ("industries_id") REFERENCES "public"."industries"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_faqs_v" ADD CONSTRAINT "_faqs_v_parent_id_faqs_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."faqs"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_faqs_v_rels" ADD CONSTRAINT "_faqs_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_faqs_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_faqs_v_rels" ADD CONSTRAINT "_faqs_v_rels_industries_fk" FOREIGN KEY ("industries_id") REFERENCES "public"."industries"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "gallery_images" ADD CONSTRAINT "gallery_images_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_gallery_images_v" ADD CONSTRAINT "_gallery_images_v_parent_id_gallery_images_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."gallery_images"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_gallery_images_v" ADD CONSTRAINT "_gallery_images_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "legal_pages_sections" ADD CONSTRAINT "legal_pages_sections_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."legal_pages"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "legal_pages" ADD CONSTRAINT "legal_pages_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_legal_pages_v_version_sections" ADD CONSTRAINT "_legal_pages_v_version_sections_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_legal_pages_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_legal_pages_v" ADD CONSTRAINT "_legal_pages_v_parent_id_legal_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."legal_pages"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_legal_pages_v" ADD CONSTRAINT "_legal_pages_v_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "pages" ADD CONSTRAINT "pages_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "contact_submissions_notes" ADD CONSTRAINT "contact_submissions_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "contact_submissions_notes" ADD CONSTRAINT "contact_submissions_notes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."contact_submissions"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "contact_submissions" ADD CONSTRAINT "contact_submissions_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "quote_submissions_notes" ADD CONSTRAINT "quote_submissions_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "quote_submissions_notes" ADD CONSTRAINT "quote_submissions_notes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."quote_submissions"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "quote_submissions" ADD CONSTRAINT "quote_submissions_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_industries_fk" FOREIGN KEY ("industries_id") REFERENCES "public"."industries"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_projects_fk" FOREIGN KEY ("projects_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_legal_pages_fk" FOREIGN KEY ("legal_pages_id") REFERENCES "public"."legal_pages"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_industries_fk" FOREIGN KEY ("industries_id") REFERENCES "public"."industries"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_features_fk" FOREIGN KEY ("features_id") REFERENCES "public"."features"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_process_steps_fk" FOREIGN KEY ("process_steps_id") REFERENCES "public"."process_steps"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_testimonials_fk" FOREIGN KEY ("testimonials_id") REFERENCES "public"."testimonials"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_projects_fk" FOREIGN KEY ("projects_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_claims_fk" FOREIGN KEY ("claims_id") REFERENCES "public"."claims"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_faqs_fk" FOREIGN KEY ("faqs_id") REFERENCES "public"."faqs"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_gallery_images_fk" FOREIGN KEY ("gallery_images_id") REFERENCES "public"."gallery_images"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_legal_pages_fk" FOREIGN KEY ("legal_pages_id") REFERENCES "public"."legal_pages"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "home_page_hero_tools" ADD CONSTRAINT "home_page_hero_tools_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_page"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "home_page_advantage_cards" ADD CONSTRAINT "home_page_advantage_cards_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_page"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "home_page_advantage_ledger_rows" ADD CONSTRAINT "home_page_advantage_ledger_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_page"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "home_page_stories_stats" ADD CONSTRAINT "home_page_stories_stats_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_page"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "home_page" ADD CONSTRAINT "home_page_portfolio_image_id_media_id_fk" FOREIGN KEY ("portfolio_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "home_page" ADD CONSTRAINT "home_page_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_home_page_v_version_hero_tools" ADD CONSTRAINT "_home_page_v_version_hero_tools_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_page_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_home_page_v_version_advantage_cards" ADD CONSTRAINT "_home_page_v_version_advantage_cards_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_page_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_home_page_v_version_advantage_ledger_rows" ADD CONSTRAINT "_home_page_v_version_advantage_ledger_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_page_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_home_page_v_version_stories_stats" ADD CONSTRAINT "_home_page_v_version_stories_stats_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_page_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_home_page_v" ADD CONSTRAINT "_home_page_v_version_portfolio_image_id_media_id_fk" FOREIGN KEY ("version_portfolio_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_home_page_v" ADD CONSTRAINT "_home_page_v_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "industries_page" ADD CONSTRAINT "industries_page_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_industries_page_v" ADD CONSTRAINT "_industries_page_v_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "work_page" ADD CONSTRAINT "work_page_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_work_page_v" ADD CONSTRAINT "_work_page_v_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "quote_page_why_choose_reasons" ADD CONSTRAINT "quote_page_why_choose_reasons_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."quote_page"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "quote_page_next_steps" ADD CONSTRAINT "quote_page_next_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."quote_page"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "quote_page" ADD CONSTRAINT "quote_page_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_quote_page_v_version_why_choose_reasons" ADD CONSTRAINT "_quote_page_v_version_why_choose_reasons_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_quote_page_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_quote_page_v_version_next_steps" ADD CONSTRAINT "_quote_page_v_version_next_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_quote_page_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_quote_page_v" ADD CONSTRAINT "_quote_page_v_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "gallery_page" ADD CONSTRAINT "gallery_page_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_gallery_page_v" ADD CONSTRAINT "_gallery_page_v_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "site_settings_social_links" ADD CONSTRAINT "site_settings_social_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_site_settings_v_version_social_links" ADD CONSTRAINT "_site_settings_v_version_social_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "inbox_settings_reply_templates" ADD CONSTRAINT "inbox_settings_reply_templates_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."inbox_settings"("id") ON DELETE cascade ON UPDATE no action;
CREATE UNIQUE INDEX "address_joins_pair_idx" ON "address_joins" USING btree ("one","other");
CREATE INDEX "address_joins_other_idx" ON "address_joins" USING btree ("other");
CREATE INDEX "saved_views_owner_idx" ON "saved_views" USING btree ("owner");
CREATE UNIQUE INDEX "thread_entries_place_idx" ON "thread_entries" USING btree ("submission","position");
CREATE INDEX "thread_entries_due_idx" ON "thread_entries" USING btree ("due_at") WHERE state IN ('waiting', 'sending');
CREATE INDEX "thread_entries_unmatched_idx" ON "thread_entries" USING btree ("written_at") WHERE state = 'unmatched';
CREATE INDEX "thread_entries_undelivered_idx" ON "thread_entries" USING btree ("submission") WHERE state = 'failed' OR kind = 'bounce';
CREATE INDEX "thread_entries_search_idx" ON "thread_entries" USING gin ("text" gin_trgm_ops,"sender" gin_trgm_ops);
CREATE INDEX "thread_entries_came_from_idx" ON "thread_entries" USING btree (lower(address)) WHERE kind <> 'reply';
CREATE INDEX "attachments_entry_idx" ON "attachments" USING btree ("entry");
CREATE INDEX "attachments_submission_idx" ON "attachments" USING btree ("submission");
CREATE UNIQUE INDEX "waiting_mails_place_idx" ON "waiting_mails" USING btree ("generation","uid");
CREATE INDEX "industries_drawing_layers_order_idx" ON "industries_drawing_layers" USING btree ("_order");
CREATE INDEX "industries_drawing_layers_parent_id_idx" ON "industries_drawing_layers" USING btree ("_parent_id");
CREATE INDEX "industries_solutions_order_idx" ON "industries_solutions" USING btree ("_order");
CREATE INDEX "industries_solutions_parent_id_idx" ON "industries_solutions" USING btree ("_parent_id");
CREATE INDEX "industries_use_cases_order_idx" ON "industries_use_cases" USING btree ("_order");
CREATE INDEX "industries_use_cases_parent_id_idx" ON "industries_use_cases" USING btree ("_parent_id");
CREATE INDEX "industries_benefits_order_idx" ON "industries_benefits" USING btree ("_order");
CREATE INDEX "industries_benefits_parent_id_idx" ON "industries_benefits" USING btree ("_parent_id");
CREATE INDEX "industries__order_idx" ON "industries" USING btree ("_order");
CREATE INDEX "industries_meta_meta_image_idx" ON "industries" USING btree ("meta_image_id");
CREATE INDEX "industries_slug_idx" ON "industries" USING btree ("slug");
CREATE INDEX "industries_updated_at_idx" ON "industries" USING btree ("updated_at");
CREATE INDEX "industries_created_at_idx" ON "industries" USING btree ("created_at");
CREATE INDEX "industries_deleted_at_idx" ON "industries" USING btree ("deleted_at");
CREATE INDEX "industries__status_idx" ON "industries" USING btree ("_status");
CREATE UNIQUE INDEX "industries_slug_on_site_idx" ON "industries" USING btree ("slug") WHERE "_status" = 'published' AND "deleted_at" IS NULL;
CREATE INDEX "industries_numbers_order_parent_idx" ON "industries_numbers" USING btree ("order","parent_id");
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
CREATE INDEX "_industries_v_version_meta_version_meta_image_idx" ON "_industries_v" USING btree ("version_meta_image_id");
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
CREATE INDEX "features__order_idx" ON "features" USING btree ("_order");
CREATE INDEX "features_title_idx" ON "features" USING btree ("title");
CREATE INDEX "features_updated_at_idx" ON "features" USING btree ("updated_at");
CREATE INDEX "features_created_at_idx" ON "features" USING btree ("created_at");
CREATE INDEX "features_deleted_at_idx" ON "features" USING btree ("deleted_at");
CREATE INDEX "features__status_idx" ON "features" USING btree ("_status");
CREATE UNIQUE INDEX "features_title_on_site_idx" ON "features" USING btree ("title") WHERE "_status" = 'published' AND "deleted_at" IS NULL;
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
CREATE INDEX "process_steps__order_idx" ON "process_steps" USING btree ("_order");
CREATE INDEX "process_steps_number_idx" ON "process_steps" USING btree ("number");
CREATE INDEX "process_steps_updated_at_idx" ON "process_steps" USING btree ("updated_at");
CREATE INDEX "process_steps_created_at_idx" ON "process_steps" USING btree ("created_at");
CREATE INDEX "process_steps_deleted_at_idx" ON "process_steps" USING btree ("deleted_at");
CREATE INDEX "process_steps__status_idx" ON "process_steps" USING btree ("_status");
CREATE UNIQUE INDEX "process_steps_number_on_site_idx" ON "process_steps" USING btree ("number") WHERE "_status" = 'published' AND "deleted_at" IS NULL;
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
CREATE INDEX "testimonials__order_idx" ON "testimonials" USING btree ("_order");
CREATE INDEX "testimonials_author_idx" ON "testimonials" USING btree ("author");
CREATE INDEX "testimonials_project_idx" ON "testimonials" USING btree ("project_id");
CREATE INDEX "testimonials_updated_at_idx" ON "testimonials" USING btree ("updated_at");
CREATE INDEX "testimonials_created_at_idx" ON "testimonials" USING btree ("created_at");
CREATE INDEX "testimonials_deleted_at_idx" ON "testimonials" USING btree ("deleted_at");
CREATE INDEX "testimonials__status_idx" ON "testimonials" USING btree ("_status");
CREATE UNIQUE INDEX "testimonials_author_on_site_idx" ON "testimonials" USING btree ("author") WHERE "_status" = 'published' AND "deleted_at" IS NULL;
CREATE INDEX "testimonials_rels_order_idx" ON "testimonials_rels" USING btree ("order");
CREATE INDEX "testimonials_rels_parent_idx" ON "testimonials_rels" USING btree ("parent_id");
CREATE INDEX "testimonials_rels_path_idx" ON "testimonials_rels" USING btree ("path");
CREATE INDEX "testimonials_rels_industries_id_idx" ON "testimonials_rels" USING btree ("industries_id");
CREATE INDEX "_testimonials_v_parent_idx" ON "_testimonials_v" USING btree ("parent_id");
CREATE INDEX "_testimonials_v_version_version__order_idx" ON "_testimonials_v" USING btree ("version__order");
CREATE INDEX "_testimonials_v_version_version_author_idx" ON "_testimonials_v" USING btree ("version_author");
CREATE INDEX "_testimonials_v_version_version_project_idx" ON "_testimonials_v" USING btree ("version_project_id");
CREATE INDEX "_testimonials_v_version_version_updated_at_idx" ON "_testimonials_v" USING btree ("version_updated_at");
CREATE INDEX "_testimonials_v_version_version_created_at_idx" ON "_testimonials_v" USING btree ("version_created_at");
CREATE INDEX "_testimonials_v_version_version_deleted_at_idx" ON "_testimonials_v" USING btree ("version_deleted_at");
CREATE INDEX "_testimonials_v_version_version__status_idx" ON "_testimonials_v" USING btree ("version__status");
CREATE INDEX "_testimonials_v_created_at_idx" ON "_testimonials_v" USING btree ("created_at");
CREATE INDEX "_testimonials_v_updated_at_idx" ON "_testimonials_v" USING btree ("updated_at");
CREATE INDEX "_testimonials_v_latest_idx" ON "_testimonials_v" USING btree ("latest");
CREATE INDEX "_testimonials_v_autosave_idx" ON "_testimonials_v" USING btree ("autosave");
CREATE INDEX "_testimonials_v_rels_order_idx" ON "_testimonials_v_rels" USING btree ("order");
CREATE INDEX "_testimonials_v_rels_parent_idx" ON "_testimonials_v_rels" USING btree ("parent_id");
CREATE INDEX "_testimonials_v_rels_path_idx" ON "_testimonials_v_rels" USING btree ("path");
CREATE INDEX "_testimonials_v_rels_industries_id_idx" ON "_testimonials_v_rels" USING btree ("industries_id");
CREATE INDEX "projects_case_study_chapters_order_idx" ON "projects_case_study_chapters" USING btree ("_order");
CREATE INDEX "projects_case_study_chapters_parent_id_idx" ON "projects_case_study_chapters" USING btree ("_parent_id");
CREATE INDEX "projects_case_study_screens_order_idx" ON "projects_case_study_screens" USING btree ("_order");
CREATE INDEX "projects_case_study_screens_parent_id_idx" ON "projects_case_study_screens" USING btree ("_parent_id");
CREATE INDEX "projects_case_study_screens_picture_idx" ON "projects_case_study_screens" USING btree ("picture_id");
CREATE INDEX "projects_case_study_features_order_idx" ON "projects_case_study_features" USING btree ("_order");
CREATE INDEX "projects_case_study_features_parent_id_idx" ON "projects_case_study_features" USING btree ("_parent_id");
CREATE INDEX "projects_case_study_achievements_order_idx" ON "projects_case_study_achievements" USING btree ("_order");
CREATE INDEX "projects_case_study_achievements_parent_id_idx" ON "projects_case_study_achievements" USING btree ("_parent_id");
CREATE INDEX "projects__order_idx" ON "projects" USING btree ("_order");
CREATE INDEX "projects_image_idx" ON "projects" USING btree ("image_id");
CREATE INDEX "projects_meta_meta_image_idx" ON "projects" USING btree ("meta_image_id");
CREATE INDEX "projects_slug_idx" ON "projects" USING btree ("slug");
CREATE INDEX "projects_updated_at_idx" ON "projects" USING btree ("updated_at");
CREATE INDEX "projects_created_at_idx" ON "projects" USING btree ("created_at");
CREATE INDEX "projects_deleted_at_idx" ON "projects" USING btree ("deleted_at");
CREATE INDEX "projects__status_idx" ON "projects" USING btree ("_status");
CREATE UNIQUE INDEX "projects_slug_on_site_idx" ON "projects" USING btree ("slug") WHERE "_status" = 'published' AND "deleted_at" IS NULL;
CREATE INDEX "projects_texts_order_parent" ON "projects_texts" USING btree ("order","parent_id");
CREATE INDEX "projects_rels_order_idx" ON "projects_rels" USING btree ("order");
CREATE INDEX "projects_rels_parent_idx" ON "projects_rels" USING btree ("parent_id");
CREATE INDEX "projects_rels_path_idx" ON "projects_rels" USING btree ("path");
CREATE INDEX "projects_rels_industries_id_idx" ON "projects_rels" USING btree ("industries_id");
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
CREATE INDEX "_projects_v_version_meta_version_meta_image_idx" ON "_projects_v" USING btree ("version_meta_image_id");
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
CREATE INDEX "claims_label_idx" ON "claims" USING btree ("label");
CREATE INDEX "claims_updated_at_idx" ON "claims" USING btree ("updated_at");
CREATE INDEX "claims_created_at_idx" ON "claims" USING btree ("created_at");
CREATE INDEX "claims_deleted_at_idx" ON "claims" USING btree ("deleted_at");
CREATE INDEX "claims__status_idx" ON "claims" USING btree ("_status");
CREATE UNIQUE INDEX "claims_label_on_site_idx" ON "claims" USING btree ("label") WHERE "_status" = 'published' AND "deleted_at" IS NULL;
CREATE INDEX "claims_texts_order_parent" ON "claims_texts" USING btree ("order","parent_id");
CREATE INDEX "_claims_v_parent_idx" ON "_claims_v" USING btree ("parent_id");
CREATE INDEX "_claims_v_version_version_label_idx" ON "_claims_v" USING btree ("version_label");
CREATE INDEX "_claims_v_version_version_updated_at_idx" ON "_claims_v" USING btree ("version_updated_at");
CREATE INDEX "_claims_v_version_version_created_at_idx" ON "_claims_v" USING btree ("version_created_at");
CREATE INDEX "_claims_v_version_version_deleted_at_idx" ON "_claims_v" USING btree ("version_deleted_at");
CREATE INDEX "_claims_v_version_version__status_idx" ON "_claims_v" USING btree ("version__status");
CREATE INDEX "_claims_v_created_at_idx" ON "_claims_v" USING btree ("created_at");
CREATE INDEX "_claims_v_updated_at_idx" ON "_claims_v" USING btree ("updated_at");
CREATE INDEX "_claims_v_latest_idx" ON "_claims_v" USING btree ("latest");
CREATE INDEX "_claims_v_autosave_idx" ON "_claims_v" USING btree ("autosave");
CREATE INDEX "_claims_v_texts_order_parent" ON "_claims_v_texts" USING btree ("order","parent_id");
CREATE INDEX "faqs__order_idx" ON "faqs" USING btree ("_order");
CREATE INDEX "faqs_question_idx" ON "faqs" USING btree ("question");
CREATE INDEX "faqs_updated_at_idx" ON "faqs" USING btree ("updated_at");
CREATE INDEX "faqs_created_at_idx" ON "faqs" USING btree ("created_at");
CREATE INDEX "faqs_deleted_at_idx" ON "faqs" USING btree ("deleted_at");
CREATE INDEX "faqs__status_idx" ON "faqs" USING btree ("_status");
CREATE UNIQUE INDEX "faqs_question_on_site_idx" ON "faqs" USING btree ("question") WHERE "_status" = 'published' AND "deleted_at" IS NULL;
CREATE INDEX "faqs_rels_order_idx" ON "faqs_rels" USING btree ("order");
CREATE INDEX "faqs_rels_parent_idx" ON "faqs_rels" USING btree ("parent_id");
CREATE INDEX "faqs_rels_path_idx" ON "faqs_rels" USING btree ("path");
CREATE INDEX "faqs_rels_industries_id_idx" ON "faqs_rels" USING btree ("industries_id");
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
CREATE INDEX "gallery_images__order_idx" ON "gallery_images" USING btree ("_order");
CREATE INDEX "gallery_images_image_idx" ON "gallery_images" USING btree ("image_id");
CREATE INDEX "gallery_images_updated_at_idx" ON "gallery_images" USING btree ("updated_at");
CREATE INDEX "gallery_images_created_at_idx" ON "gallery_images" USING btree ("created_at");
CREATE INDEX "gallery_images_deleted_at_idx" ON "gallery_images" USING btree ("deleted_at");
CREATE INDEX "gallery_images__status_idx" ON "gallery_images" USING btree ("_status");
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
CREATE INDEX "legal_pages_sections_order_idx" ON "legal_pages_sections" USING btree ("_order");
CREATE INDEX "legal_pages_sections_parent_id_idx" ON "legal_pages_sections" USING btree ("_parent_id");
CREATE INDEX "legal_pages_meta_meta_image_idx" ON "legal_pages" USING btree ("meta_image_id");
CREATE INDEX "legal_pages_slug_idx" ON "legal_pages" USING btree ("slug");
CREATE INDEX "legal_pages_updated_at_idx" ON "legal_pages" USING btree ("updated_at");
CREATE INDEX "legal_pages_created_at_idx" ON "legal_pages" USING btree ("created_at");
CREATE INDEX "legal_pages_deleted_at_idx" ON "legal_pages" USING btree ("deleted_at");
CREATE INDEX "legal_pages__status_idx" ON "legal_pages" USING btree ("_status");
CREATE UNIQUE INDEX "legal_pages_slug_on_site_idx" ON "legal_pages" USING btree ("slug") WHERE "_status" = 'published' AND "deleted_at" IS NULL;
CREATE INDEX "_legal_pages_v_version_sections_order_idx" ON "_legal_pages_v_version_sections" USING btree ("_order");
CREATE INDEX "_legal_pages_v_version_sections_parent_id_idx" ON "_legal_pages_v_version_sections" USING btree ("_parent_id");
CREATE INDEX "_legal_pages_v_parent_idx" ON "_legal_pages_v" USING btree ("parent_id");
CREATE INDEX "_legal_pages_v_version_meta_version_meta_image_idx" ON "_legal_pages_v" USING btree ("version_meta_image_id");
CREATE INDEX "_legal_pages_v_version_version_slug_idx" ON "_legal_pages_v" USING btree ("version_slug");
CREATE INDEX "_legal_pages_v_version_version_updated_at_idx" ON "_legal_pages_v" USING btree ("version_updated_at");
CREATE INDEX "_legal_pages_v_version_version_created_at_idx" ON "_legal_pages_v" USING btree ("version_created_at");
CREATE INDEX "_legal_pages_v_version_version_deleted_at_idx" ON "_legal_pages_v" USING btree ("version_deleted_at");
CREATE INDEX "_legal_pages_v_version_version__status_idx" ON "_legal_pages_v" USING btree ("version__status");
CREATE INDEX "_legal_pages_v_created_at_idx" ON "_legal_pages_v" USING btree ("created_at");
CREATE INDEX "_legal_pages_v_updated_at_idx" ON "_legal_pages_v" USING btree ("updated_at");
CREATE INDEX "_legal_pages_v_latest_idx" ON "_legal_pages_v" USING btree ("latest");
CREATE INDEX "_legal_pages_v_autosave_idx" ON "_legal_pages_v" USING btree ("autosave");
CREATE INDEX "pages_meta_meta_image_idx" ON "pages" USING btree ("meta_image_id");
CREATE INDEX "pages_slug_idx" ON "pages" USING btree ("slug");
CREATE INDEX "pages_updated_at_idx" ON "pages" USING btree ("updated_at");
CREATE INDEX "pages_created_at_idx" ON "pages" USING btree ("created_at");
CREATE INDEX "pages_deleted_at_idx" ON "pages" USING btree ("deleted_at");
CREATE INDEX "pages__status_idx" ON "pages" USING btree ("_status");
CREATE UNIQUE INDEX "pages_slug_on_site_idx" ON "pages" USING btree ("slug") WHERE "_status" = 'published' AND "deleted_at" IS NULL;
CREATE INDEX "_pages_v_parent_idx" ON "_pages_v" USING btree ("parent_id");
CREATE INDEX "_pages_v_version_meta_version_meta_image_idx" ON "_pages_v" USING btree ("version_meta_image_id");
CREATE INDEX "_pages_v_version_version_slug_idx" ON "_pages_v" USING btree ("version_slug");
CREATE INDEX "_pages_v_version_version_updated_at_idx" ON "_pages_v" USING btree ("version_updated_at");
CREATE INDEX "_pages_v_version_version_created_at_idx" ON "_pages_v" USING btree ("version_created_at");
CREATE INDEX "_pages_v_version_version_deleted_at_idx" ON "_pages_v" USING btree ("version_deleted_at");
CREATE INDEX "_pages_v_version_version__status_idx" ON "_pages_v" USING btree ("version__status");
CREATE INDEX "_pages_v_created_at_idx" ON "_pages_v" USING btree ("created_at");
CREATE INDEX "_pages_v_updated_at_idx" ON "_pages_v" USING btree ("updated_at");
CREATE INDEX "_pages_v_latest_idx" ON "_pages_v" USING btree ("latest");
CREATE INDEX "_pages_v_autosave_idx" ON "_pages_v" USING btree ("autosave");
CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
CREATE INDEX "media_deleted_at_idx" ON "media" USING btree ("deleted_at");
CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
CREATE INDEX "media_sizes_small_sizes_small_filename_idx" ON "media" USING btree ("sizes_small_filename");
CREATE INDEX "media_sizes_medium_sizes_medium_filename_idx" ON "media" USING btree ("sizes_medium_filename");
CREATE INDEX "media_sizes_large_sizes_large_filename_idx" ON "media" USING btree ("sizes_large_filename");
CREATE INDEX "contact_submissions_notes_order_idx" ON "contact_submissions_notes" USING btree ("_order");
CREATE INDEX "contact_submissions_notes_parent_id_idx" ON "contact_submissions_notes" USING btree ("_parent_id");
CREATE INDEX "contact_submissions_notes_author_idx" ON "contact_submissions_notes" USING btree ("author_id");
CREATE INDEX "contact_submissions_submitted_at_idx" ON "contact_submissions" USING btree ("submitted_at");
CREATE INDEX "contact_submissions_reference_idx" ON "contact_submissions" USING btree ("reference");
CREATE INDEX "contact_submissions_email_idx" ON "contact_submissions" USING btree ("email");
CREATE INDEX "contact_submissions_source_source_landing_page_idx" ON "contact_submissions" USING btree ("source_landing_page");
CREATE INDEX "contact_submissions_source_source_referrer_idx" ON "contact_submissions" USING btree ("source_referrer");
CREATE INDEX "contact_submissions_source_source_utm_source_idx" ON "contact_submissions" USING btree ("source_utm_source");
CREATE INDEX "contact_submissions_status_idx" ON "contact_submissions" USING btree ("status");
CREATE INDEX "contact_submissions_assignee_idx" ON "contact_submissions" USING btree ("assignee_id");
CREATE INDEX "contact_submissions_read_at_idx" ON "contact_submissions" USING btree ("read_at");
CREATE INDEX "contact_submissions_snoozed_until_idx" ON "contact_submissions" USING btree ("snoozed_until");
CREATE INDEX "contact_submissions_updated_at_idx" ON "contact_submissions" USING btree ("updated_at");
CREATE INDEX "contact_submissions_created_at_idx" ON "contact_submissions" USING btree ("created_at");
CREATE INDEX "contact_submissions_deleted_at_idx" ON "contact_submissions" USING btree ("deleted_at");
CREATE INDEX "contact_submissions_search_idx" ON "contact_submissions" USING gin ("reference" gin_trgm_ops,"name" gin_trgm_ops,"email" gin_trgm_ops,"message" gin_trgm_ops,"notes_text" gin_trgm_ops);
CREATE INDEX "contact_submissions_work_idx" ON "contact_submissions" USING btree ("submitted_at","id","quarantined_for","snoozed_until","assignee_id","asked_at","answered_at") WHERE "deleted_at" IS NULL AND "status" IN ('new', 'in-progress');
CREATE INDEX "contact_submissions_sender_idx" ON "contact_submissions" USING btree (lower(email));
CREATE INDEX "quote_submissions_notes_order_idx" ON "quote_submissions_notes" USING btree ("_order");
CREATE INDEX "quote_submissions_notes_parent_id_idx" ON "quote_submissions_notes" USING btree ("_parent_id");
CREATE INDEX "quote_submissions_notes_author_idx" ON "quote_submissions_notes" USING btree ("author_id");
CREATE INDEX "quote_submissions_submitted_at_idx" ON "quote_submissions" USING btree ("submitted_at");
CREATE INDEX "quote_submissions_reference_idx" ON "quote_submissions" USING btree ("reference");
CREATE INDEX "quote_submissions_email_idx" ON "quote_submissions" USING btree ("email");
CREATE INDEX "quote_submissions_project_type_idx" ON "quote_submissions" USING btree ("project_type");
CREATE INDEX "quote_submissions_budget_idx" ON "quote_submissions" USING btree ("budget");
CREATE INDEX "quote_submissions_timeline_idx" ON "quote_submissions" USING btree ("timeline");
CREATE INDEX "quote_submissions_source_source_landing_page_idx" ON "quote_submissions" USING btree ("source_landing_page");
CREATE INDEX "quote_submissions_source_source_referrer_idx" ON "quote_submissions" USING btree ("source_referrer");
CREATE INDEX "quote_submissions_source_source_utm_source_idx" ON "quote_submissions" USING btree ("source_utm_source");
CREATE INDEX "quote_submissions_status_idx" ON "quote_submissions" USING btree ("status");
CREATE INDEX "quote_submissions_assignee_idx" ON "quote_submissions" USING btree ("assignee_id");
CREATE INDEX "quote_submissions_read_at_idx" ON "quote_submissions" USING btree ("read_at");
CREATE INDEX "quote_submissions_snoozed_until_idx" ON "quote_submissions" USING btree ("snoozed_until");
CREATE INDEX "quote_submissions_updated_at_idx" ON "quote_submissions" USING btree ("updated_at");
CREATE INDEX "quote_submissions_created_at_idx" ON "quote_submissions" USING btree ("created_at");
CREATE INDEX "quote_submissions_deleted_at_idx" ON "quote_submissions" USING btree ("deleted_at");
CREATE INDEX "quote_submissions_search_idx" ON "quote_submissions" USING gin ("reference" gin_trgm_ops,"name" gin_trgm_ops,"email" gin_trgm_ops,"phone" gin_trgm_ops,"company" gin_trgm_ops,"description" gin_trgm_ops,"notes_text" gin_trgm_ops);
CREATE INDEX "quote_submissions_work_idx" ON "quote_submissions" USING btree ("submitted_at","id","quarantined_for","snoozed_until","assignee_id","asked_at","answered_at") WHERE "deleted_at" IS NULL AND "status" IN ('new', 'in-progress');
CREATE INDEX "quote_submissions_sender_idx" ON "quote_submissions" USING btree (lower(email));
CREATE UNIQUE INDEX "form_day_idx" ON "honeypot_hits" USING btree ("form","day");
CREATE INDEX "audit_entries_at_idx" ON "audit_entries" USING btree ("at");
CREATE INDEX "actorId_at_idx" ON "audit_entries" USING btree ("actor_id","at");
CREATE UNIQUE INDEX "missing_pages_path_idx" ON "missing_pages" USING btree ("path");
CREATE INDEX "hits_lastSeen_idx" ON "missing_pages" USING btree ("hits","last_seen");
CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
CREATE UNIQUE INDEX "redirects_from_idx" ON "redirects" USING btree ("from");
CREATE INDEX "redirects_updated_at_idx" ON "redirects" USING btree ("updated_at");
CREATE INDEX "redirects_created_at_idx" ON "redirects" USING btree ("created_at");
CREATE INDEX "redirects_rels_order_idx" ON "redirects_rels" USING btree ("order");
CREATE INDEX "redirects_rels_parent_idx" ON "redirects_rels" USING btree ("parent_id");
CREATE INDEX "redirects_rels_path_idx" ON "redirects_rels" USING btree ("path");
CREATE INDEX "redirects_rels_industries_id_idx" ON "redirects_rels" USING btree ("industries_id");
CREATE INDEX "redirects_rels_projects_id_idx" ON "redirects_rels" USING btree ("projects_id");
CREATE INDEX "redirects_rels_legal_pages_id_idx" ON "redirects_rels" USING btree ("legal_pages_id");
CREATE INDEX "redirects_rels_pages_id_idx" ON "redirects_rels" USING btree ("pages_id");
CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
CREATE INDEX "payload_jobs_log_order_idx" ON "payload_jobs_log" USING btree ("_order");
CREATE INDEX "payload_jobs_log_parent_id_idx" ON "payload_jobs_log" USING btree ("_parent_id");
CREATE INDEX "payload_jobs_completed_at_idx" ON "payload_jobs" USING btree ("completed_at");
CREATE INDEX "payload_jobs_total_tried_idx" ON "payload_jobs" USING btree ("total_tried");
CREATE INDEX "payload_jobs_has_error_idx" ON "payload_jobs" USING btree ("has_error");
CREATE INDEX "payload_jobs_task_slug_idx" ON "payload_jobs" USING btree ("task_slug");
CREATE INDEX "payload_jobs_queue_idx" ON "payload_jobs" USING btree ("queue");
CREATE INDEX "payload_jobs_wait_until_idx" ON "payload_jobs" USING btree ("wait_until");
CREATE INDEX "payload_jobs_processing_idx" ON "payload_jobs" USING btree ("processing");
CREATE INDEX "payload_jobs_updated_at_idx" ON "payload_jobs" USING btree ("updated_at");
CREATE INDEX "payload_jobs_created_at_idx" ON "payload_jobs" USING btree ("created_at");
CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
CREATE INDEX "payload_locked_documents_rels_industries_id_idx" ON "payload_locked_documents_rels" USING btree ("industries_id");
CREATE INDEX "payload_locked_documents_rels_features_id_idx" ON "payload_locked_documents_rels" USING btree ("features_id");
CREATE INDEX "payload_locked_documents_rels_process_steps_id_idx" ON "payload_locked_documents_rels" USING btree ("process_steps_id");
CREATE INDEX "payload_locked_documents_rels_testimonials_id_idx" ON "payload_locked_documents_rels" USING btree ("testimonials_id");
CREATE INDEX "payload_locked_documents_rels_projects_id_idx" ON "payload_locked_documents_rels" USING btree ("projects_id");
CREATE INDEX "payload_locked_documents_rels_claims_id_idx" ON "payload_locked_documents_rels" USING btree ("claims_id");
CREATE INDEX "payload_locked_documents_rels_faqs_id_idx" ON "payload_locked_documents_rels" USING btree ("faqs_id");
CREATE INDEX "payload_locked_documents_rels_gallery_images_id_idx" ON "payload_locked_documents_rels" USING btree ("gallery_images_id");
CREATE INDEX "payload_locked_documents_rels_legal_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("legal_pages_id");
CREATE INDEX "payload_locked_documents_rels_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("pages_id");
CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "payload_locked_documents_rels" USING btree ("users_id");
CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "payload_locked_documents_rels" USING btree ("redirects_id");
CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload_preferences_rels" USING btree ("users_id");
CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");
CREATE INDEX "home_page_hero_tools_order_idx" ON "home_page_hero_tools" USING btree ("_order");
CREATE INDEX "home_page_hero_tools_parent_id_idx" ON "home_page_hero_tools" USING btree ("_parent_id");
CREATE INDEX "home_page_advantage_cards_order_idx" ON "home_page_advantage_cards" USING btree ("_order");
CREATE INDEX "home_page_advantage_cards_parent_id_idx" ON "home_page_advantage_cards" USING btree ("_parent_id");
CREATE INDEX "home_page_advantage_ledger_rows_order_idx" ON "home_page_advantage_ledger_rows" USING btree ("_order");
CREATE INDEX "home_page_advantage_ledger_rows_parent_id_idx" ON "home_page_advantage_ledger_rows" USING btree ("_parent_id");
CREATE INDEX "home_page_stories_stats_order_idx" ON "home_page_stories_stats" USING btree ("_order");
CREATE INDEX "home_page_stories_stats_parent_id_idx" ON "home_page_stories_stats" USING btree ("_parent_id");
CREATE INDEX "home_page_portfolio_portfolio_image_idx" ON "home_page" USING btree ("portfolio_image_id");
CREATE INDEX "home_page_meta_meta_image_idx" ON "home_page" USING btree ("meta_image_id");
CREATE INDEX "home_page__status_idx" ON "home_page" USING btree ("_status");
CREATE INDEX "_home_page_v_version_hero_tools_order_idx" ON "_home_page_v_version_hero_tools" USING btree ("_order");
CREATE INDEX "_home_page_v_version_hero_tools_parent_id_idx" ON "_home_page_v_version_hero_tools" USING btree ("_parent_id");
CREATE INDEX "_home_page_v_version_advantage_cards_order_idx" ON "_home_page_v_version_advantage_cards" USING btree ("_order");
CREATE INDEX "_home_page_v_version_advantage_cards_parent_id_idx" ON "_home_page_v_version_advantage_cards" USING btree ("_parent_id");
CREATE INDEX "_home_page_v_version_advantage_ledger_rows_order_idx" ON "_home_page_v_version_advantage_ledger_rows" USING btree ("_order");
CREATE INDEX "_home_page_v_version_advantage_ledger_rows_parent_id_idx" ON "_home_page_v_version_advantage_ledger_rows" USING btree ("_parent_id");
CREATE INDEX "_home_page_v_version_stories_stats_order_idx" ON "_home_page_v_version_stories_stats" USING btree ("_order");
CREATE INDEX "_home_page_v_version_stories_stats_parent_id_idx" ON "_home_page_v_version_stories_stats" USING btree ("_parent_id");
CREATE INDEX "_home_page_v_version_portfolio_version_portfolio_image_idx" ON "_home_page_v" USING btree ("version_portfolio_image_id");
CREATE INDEX "_home_page_v_version_meta_version_meta_image_idx" ON "_home_page_v" USING btree ("version_meta_image_id");
CREATE INDEX "_home_page_v_version_version__status_idx" ON "_home_page_v" USING btree ("version__status");
CREATE INDEX "_home_page_v_created_at_idx" ON "_home_page_v" USING btree ("created_at");
CREATE INDEX "_home_page_v_updated_at_idx" ON "_home_page_v" USING btree ("updated_at");
CREATE INDEX "_home_page_v_latest_idx" ON "_home_page_v" USING btree ("latest");
CREATE INDEX "_home_page_v_autosave_idx" ON "_home_page_v" USING btree ("autosave");
CREATE INDEX "industries_page_meta_meta_image_idx" ON "industries_page" USING btree ("meta_image_id");
CREATE INDEX "industries_page__status_idx" ON "industries_page" USING btree ("_status");
CREATE INDEX "_industries_page_v_version_meta_version_meta_image_idx" ON "_industries_page_v" USING btree ("version_meta_image_id");
CREATE INDEX "_industries_page_v_version_version__status_idx" ON "_industries_page_v" USING btree ("version__status");
CREATE INDEX "_industries_page_v_created_at_idx" ON "_industries_page_v" USING btree ("created_at");
CREATE INDEX "_industries_page_v_updated_at_idx" ON "_industries_page_v" USING btree ("updated_at");
CREATE INDEX "_industries_page_v_latest_idx" ON "_industries_page_v" USING btree ("latest");
CREATE INDEX "_industries_page_v_autosave_idx" ON "_industries_page_v" USING btree ("autosave");
CREATE INDEX "work_page_meta_meta_image_idx" ON "work_page" USING btree ("meta_image_id");
CREATE INDEX "work_page__status_idx" ON "work_page" USING btree ("_status");
CREATE INDEX "_work_page_v_version_meta_version_meta_image_idx" ON "_work_page_v" USING btree ("version_meta_image_id");
CREATE INDEX "_work_page_v_version_version__status_idx" ON "_work_page_v" USING btree ("version__status");
CREATE INDEX "_work_page_v_created_at_idx" ON "_work_page_v" USING btree ("created_at");
CREATE INDEX "_work_page_v_updated_at_idx" ON "_work_page_v" USING btree ("updated_at");
CREATE INDEX "_work_page_v_latest_idx" ON "_work_page_v" USING btree ("latest");
CREATE INDEX "_work_page_v_autosave_idx" ON "_work_page_v" USING btree ("autosave");
CREATE INDEX "quote_page_why_choose_reasons_order_idx" ON "quote_page_why_choose_reasons" USING btree ("_order");
CREATE INDEX "quote_page_why_choose_reasons_parent_id_idx" ON "quote_page_why_choose_reasons" USING btree ("_parent_id");
CREATE INDEX "quote_page_next_steps_order_idx" ON "quote_page_next_steps" USING btree ("_order");
CREATE INDEX "quote_page_next_steps_parent_id_idx" ON "quote_page_next_steps" USING btree ("_parent_id");
CREATE INDEX "quote_page_meta_meta_image_idx" ON "quote_page" USING btree ("meta_image_id");
CREATE INDEX "quote_page__status_idx" ON "quote_page" USING btree ("_status");
CREATE INDEX "_quote_page_v_version_why_choose_reasons_order_idx" ON "_quote_page_v_version_why_choose_reasons" USING btree ("_order");
CREATE INDEX "_quote_page_v_version_why_choose_reasons_parent_id_idx" ON "_quote_page_v_version_why_choose_reasons" USING btree ("_parent_id");
CREATE INDEX "_quote_page_v_version_next_steps_order_idx" ON "_quote_page_v_version_next_steps" USING btree ("_order");
CREATE INDEX "_quote_page_v_version_next_steps_parent_id_idx" ON "_quote_page_v_version_next_steps" USING btree ("_parent_id");
CREATE INDEX "_quote_page_v_version_meta_version_meta_image_idx" ON "_quote_page_v" USING btree ("version_meta_image_id");
CREATE INDEX "_quote_page_v_version_version__status_idx" ON "_quote_page_v" USING btree ("version__status");
CREATE INDEX "_quote_page_v_created_at_idx" ON "_quote_page_v" USING btree ("created_at");
CREATE INDEX "_quote_page_v_updated_at_idx" ON "_quote_page_v" USING btree ("updated_at");
CREATE INDEX "_quote_page_v_latest_idx" ON "_quote_page_v" USING btree ("latest");
CREATE INDEX "_quote_page_v_autosave_idx" ON "_quote_page_v" USING btree ("autosave");
CREATE INDEX "gallery_page_meta_meta_image_idx" ON "gallery_page" USING btree ("meta_image_id");
CREATE INDEX "gallery_page__status_idx" ON "gallery_page" USING btree ("_status");
CREATE INDEX "_gallery_page_v_version_meta_version_meta_image_idx" ON "_gallery_page_v" USING btree ("version_meta_image_id");
CREATE INDEX "_gallery_page_v_version_version__status_idx" ON "_gallery_page_v" USING btree ("version__status");
CREATE INDEX "_gallery_page_v_created_at_idx" ON "_gallery_page_v" USING btree ("created_at");
CREATE INDEX "_gallery_page_v_updated_at_idx" ON "_gallery_page_v" USING btree ("updated_at");
CREATE INDEX "_gallery_page_v_latest_idx" ON "_gallery_page_v" USING btree ("latest");
CREATE INDEX "_gallery_page_v_autosave_idx" ON "_gallery_page_v" USING btree ("autosave");
CREATE INDEX "not_found_page__status_idx" ON "not_found_page" USING btree ("_status");
CREATE INDEX "_not_found_page_v_version_version__status_idx" ON "_not_found_page_v" USING btree ("version__status");
CREATE INDEX "_not_found_page_v_created_at_idx" ON "_not_found_page_v" USING btree ("created_at");
CREATE INDEX "_not_found_page_v_updated_at_idx" ON "_not_found_page_v" USING btree ("updated_at");
CREATE INDEX "_not_found_page_v_latest_idx" ON "_not_found_page_v" USING btree ("latest");
CREATE INDEX "_not_found_page_v_autosave_idx" ON "_not_found_page_v" USING btree ("autosave");
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
CREATE INDEX "_cookie_question_v_autosave_idx" ON "_cookie_question_v" USING btree ("autosave");
CREATE INDEX "site_settings_social_links_order_idx" ON "site_settings_social_links" USING btree ("_order");
CREATE INDEX "site_settings_social_links_parent_id_idx" ON "site_settings_social_links" USING btree ("_parent_id");
CREATE INDEX "site_settings__status_idx" ON "site_settings" USING btree ("_status");
CREATE INDEX "_site_settings_v_version_social_links_order_idx" ON "_site_settings_v_version_social_links" USING btree ("_order");
CREATE INDEX "_site_settings_v_version_social_links_parent_id_idx" ON "_site_settings_v_version_social_links" USING btree ("_parent_id");
CREATE INDEX "_site_settings_v_version_version__status_idx" ON "_site_settings_v" USING btree ("version__status");
CREATE INDEX "_site_settings_v_created_at_idx" ON "_site_settings_v" USING btree ("created_at");
CREATE INDEX "_site_settings_v_updated_at_idx" ON "_site_settings_v" USING btree ("updated_at");
CREATE INDEX "_site_settings_v_latest_idx" ON "_site_settings_v" USING btree ("latest");
CREATE INDEX "_site_settings_v_autosave_idx" ON "_site_settings_v" USING btree ("autosave");
CREATE INDEX "inbox_settings_reply_templates_order_idx" ON "inbox_settings_reply_templates" USING btree ("_order");
CREATE INDEX "inbox_settings_reply_templates_parent_id_idx" ON "inbox_settings_reply_templates" USING btree ("_parent_id");
`;
