import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_custom_forms_questions_kind" AS ENUM('text', 'long-text', 'name', 'email', 'tel', 'number', 'date', 'choice', 'radios', 'several', 'checkbox', 'consent', 'hidden', 'heading');
  CREATE TYPE "public"."enum_custom_forms_questions_width" AS ENUM('half', 'full');
  CREATE TYPE "public"."enum_custom_forms_questions_only_if_is" AS ENUM('is', 'is-not');
  CREATE TYPE "public"."enum_custom_forms_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__custom_forms_v_version_questions_kind" AS ENUM('text', 'long-text', 'name', 'email', 'tel', 'number', 'date', 'choice', 'radios', 'several', 'checkbox', 'consent', 'hidden', 'heading');
  CREATE TYPE "public"."enum__custom_forms_v_version_questions_width" AS ENUM('half', 'full');
  CREATE TYPE "public"."enum__custom_forms_v_version_questions_only_if_is" AS ENUM('is', 'is-not');
  CREATE TYPE "public"."enum__custom_forms_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_custom_submissions_quarantined_for" AS ENUM('filled-too-fast', 'many-from-address', 'blocked', 'links', 'learned');
  CREATE TYPE "public"."enum_custom_submissions_owner_notice_state" AS ENUM('waiting', 'held', 'sent', 'logged', 'delayed', 'failed');
  CREATE TYPE "public"."enum_custom_submissions_confirmation_state" AS ENUM('waiting', 'held', 'sent', 'logged', 'delayed', 'failed');
  CREATE TYPE "public"."enum_custom_submissions_status" AS ENUM('new', 'in-progress', 'replied', 'archived', 'spam');
  ALTER TYPE "public"."enum_honeypot_hits_form" ADD VALUE 'custom';
  ALTER TYPE "public"."enum_audit_entries_collection" ADD VALUE 'custom-submissions' BEFORE 'users';
  CREATE TABLE "custom_forms_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"kind" "enum_custom_forms_questions_kind" DEFAULT 'text',
  	"label" varchar,
  	"text" varchar,
  	"options" varchar,
  	"parameter" varchar,
  	"required" boolean,
  	"hint" varchar,
  	"longest" numeric,
  	"least" numeric,
  	"most" numeric,
  	"width" "enum_custom_forms_questions_width",
  	"missing" varchar,
  	"invalid" varchar,
  	"only_if" varchar,
  	"only_if_is" "enum_custom_forms_questions_only_if_is" DEFAULT 'is',
  	"only_if_answer" varchar
  );
  
  CREATE TABLE "custom_forms" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"intro" varchar,
  	"submit" varchar DEFAULT 'Send',
  	"thanks_title" varchar DEFAULT 'Thank you',
  	"thanks_text" varchar DEFAULT 'We have your answers.',
  	"privacy_note" varchar DEFAULT 'We use these details to answer you.',
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
  	"_status" "enum_custom_forms_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_custom_forms_v_version_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"key" varchar,
  	"kind" "enum__custom_forms_v_version_questions_kind" DEFAULT 'text',
  	"label" varchar,
  	"text" varchar,
  	"options" varchar,
  	"parameter" varchar,
  	"required" boolean,
  	"hint" varchar,
  	"longest" numeric,
  	"least" numeric,
  	"most" numeric,
  	"width" "enum__custom_forms_v_version_questions_width",
  	"missing" varchar,
  	"invalid" varchar,
  	"only_if" varchar,
  	"only_if_is" "enum__custom_forms_v_version_questions_only_if_is" DEFAULT 'is',
  	"only_if_answer" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_custom_forms_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_title" varchar,
  	"version_intro" varchar,
  	"version_submit" varchar DEFAULT 'Send',
  	"version_thanks_title" varchar DEFAULT 'Thank you',
  	"version_thanks_text" varchar DEFAULT 'We have your answers.',
  	"version_privacy_note" varchar DEFAULT 'We use these details to answer you.',
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
  	"version__status" "enum__custom_forms_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "custom_submissions_notes" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar NOT NULL,
  	"author_id" uuid,
  	"at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "custom_submissions" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"submitted_at" timestamp(3) with time zone NOT NULL,
  	"reference" varchar NOT NULL,
  	"name" varchar NOT NULL,
  	"email" varchar,
  	"form" varchar NOT NULL,
  	"answers" varchar,
  	"form_id" varchar NOT NULL,
  	"record" jsonb NOT NULL,
  	"quarantined_for" "enum_custom_submissions_quarantined_for",
  	"quarantine_detail" varchar,
  	"released_from" varchar,
  	"not_spam_at" timestamp(3) with time zone,
  	"source_landing_page" varchar,
  	"source_referrer" varchar,
  	"source_utm_source" varchar,
  	"source_utm_medium" varchar,
  	"source_utm_campaign" varchar,
  	"source_utm_term" varchar,
  	"source_utm_content" varchar,
  	"owner_notice_state" "enum_custom_submissions_owner_notice_state" DEFAULT 'waiting',
  	"owner_notice_at" timestamp(3) with time zone,
  	"owner_notice_problem" varchar,
  	"confirmation_state" "enum_custom_submissions_confirmation_state" DEFAULT 'waiting',
  	"confirmation_at" timestamp(3) with time zone,
  	"confirmation_problem" varchar,
  	"status" "enum_custom_submissions_status" DEFAULT 'new' NOT NULL,
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
  
  CREATE TRIGGER "custom_submissions_parent" AFTER INSERT OR DELETE ON "custom_submissions"
      FOR EACH ROW EXECUTE FUNCTION "keep_parent_of_submission"('custom');
  ALTER TABLE "redirects_rels" ADD COLUMN "custom_forms_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "custom_forms_id" uuid;
  ALTER TABLE "inbox_settings" ADD COLUMN "custom_reply_hours" numeric DEFAULT 8 NOT NULL;
  ALTER TABLE "inbox_settings" ADD COLUMN "custom_days" numeric DEFAULT 730 NOT NULL;
  ALTER TABLE "custom_forms_questions" ADD CONSTRAINT "custom_forms_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."custom_forms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "custom_forms" ADD CONSTRAINT "custom_forms_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_custom_forms_v_version_questions" ADD CONSTRAINT "_custom_forms_v_version_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_custom_forms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_custom_forms_v" ADD CONSTRAINT "_custom_forms_v_parent_id_custom_forms_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."custom_forms"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_custom_forms_v" ADD CONSTRAINT "_custom_forms_v_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "custom_submissions_notes" ADD CONSTRAINT "custom_submissions_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "custom_submissions_notes" ADD CONSTRAINT "custom_submissions_notes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."custom_submissions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "custom_submissions" ADD CONSTRAINT "custom_submissions_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "custom_forms_questions_order_idx" ON "custom_forms_questions" USING btree ("_order");
  CREATE INDEX "custom_forms_questions_parent_id_idx" ON "custom_forms_questions" USING btree ("_parent_id");
  CREATE INDEX "custom_forms_meta_meta_image_idx" ON "custom_forms" USING btree ("meta_image_id");
  CREATE INDEX "custom_forms_slug_idx" ON "custom_forms" USING btree ("slug");
  CREATE INDEX "custom_forms_updated_at_idx" ON "custom_forms" USING btree ("updated_at");
  CREATE INDEX "custom_forms_created_at_idx" ON "custom_forms" USING btree ("created_at");
  CREATE INDEX "custom_forms_deleted_at_idx" ON "custom_forms" USING btree ("deleted_at");
  CREATE INDEX "custom_forms__status_idx" ON "custom_forms" USING btree ("_status");
  CREATE UNIQUE INDEX "custom_forms_slug_on_site_idx" ON "custom_forms" USING btree ("slug") WHERE "_status" = 'published' AND "deleted_at" IS NULL;
  CREATE INDEX "_custom_forms_v_version_questions_order_idx" ON "_custom_forms_v_version_questions" USING btree ("_order");
  CREATE INDEX "_custom_forms_v_version_questions_parent_id_idx" ON "_custom_forms_v_version_questions" USING btree ("_parent_id");
  CREATE INDEX "_custom_forms_v_parent_idx" ON "_custom_forms_v" USING btree ("parent_id");
  CREATE INDEX "_custom_forms_v_version_meta_version_meta_image_idx" ON "_custom_forms_v" USING btree ("version_meta_image_id");
  CREATE INDEX "_custom_forms_v_version_version_slug_idx" ON "_custom_forms_v" USING btree ("version_slug");
  CREATE INDEX "_custom_forms_v_version_version_updated_at_idx" ON "_custom_forms_v" USING btree ("version_updated_at");
  CREATE INDEX "_custom_forms_v_version_version_created_at_idx" ON "_custom_forms_v" USING btree ("version_created_at");
  CREATE INDEX "_custom_forms_v_version_version_deleted_at_idx" ON "_custom_forms_v" USING btree ("version_deleted_at");
  CREATE INDEX "_custom_forms_v_version_version__status_idx" ON "_custom_forms_v" USING btree ("version__status");
  CREATE INDEX "_custom_forms_v_created_at_idx" ON "_custom_forms_v" USING btree ("created_at");
  CREATE INDEX "_custom_forms_v_updated_at_idx" ON "_custom_forms_v" USING btree ("updated_at");
  CREATE INDEX "_custom_forms_v_latest_idx" ON "_custom_forms_v" USING btree ("latest");
  CREATE INDEX "_custom_forms_v_autosave_idx" ON "_custom_forms_v" USING btree ("autosave");
  CREATE INDEX "custom_submissions_notes_order_idx" ON "custom_submissions_notes" USING btree ("_order");
  CREATE INDEX "custom_submissions_notes_parent_id_idx" ON "custom_submissions_notes" USING btree ("_parent_id");
  CREATE INDEX "custom_submissions_notes_author_idx" ON "custom_submissions_notes" USING btree ("author_id");
  CREATE INDEX "custom_submissions_submitted_at_idx" ON "custom_submissions" USING btree ("submitted_at");
  CREATE INDEX "custom_submissions_reference_idx" ON "custom_submissions" USING btree ("reference");
  CREATE INDEX "custom_submissions_email_idx" ON "custom_submissions" USING btree ("email");
  CREATE INDEX "custom_submissions_form_id_idx" ON "custom_submissions" USING btree ("form_id");
  CREATE INDEX "custom_submissions_source_source_landing_page_idx" ON "custom_submissions" USING btree ("source_landing_page");
  CREATE INDEX "custom_submissions_source_source_referrer_idx" ON "custom_submissions" USING btree ("source_referrer");
  CREATE INDEX "custom_submissions_source_source_utm_source_idx" ON "custom_submissions" USING btree ("source_utm_source");
  CREATE INDEX "custom_submissions_status_idx" ON "custom_submissions" USING btree ("status");
  CREATE INDEX "custom_submissions_assignee_idx" ON "custom_submissions" USING btree ("assignee_id");
  CREATE INDEX "custom_submissions_read_at_idx" ON "custom_submissions" USING btree ("read_at");
  CREATE INDEX "custom_submissions_snoozed_until_idx" ON "custom_submissions" USING btree ("snoozed_until");
  CREATE INDEX "custom_submissions_updated_at_idx" ON "custom_submissions" USING btree ("updated_at");
  CREATE INDEX "custom_submissions_created_at_idx" ON "custom_submissions" USING btree ("created_at");
  CREATE INDEX "custom_submissions_deleted_at_idx" ON "custom_submissions" USING btree ("deleted_at");
  CREATE INDEX "custom_submissions_search_idx" ON "custom_submissions" USING gin ("reference" gin_trgm_ops,"name" gin_trgm_ops,"email" gin_trgm_ops,"form" gin_trgm_ops,"answers" gin_trgm_ops,"notes_text" gin_trgm_ops);
  CREATE INDEX "custom_submissions_work_idx" ON "custom_submissions" USING btree ("submitted_at","id","quarantined_for","snoozed_until","assignee_id","asked_at","answered_at") WHERE "deleted_at" IS NULL AND "status" IN ('new', 'in-progress');
  CREATE INDEX "custom_submissions_sender_idx" ON "custom_submissions" USING btree (lower(email));
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_custom_forms_fk" FOREIGN KEY ("custom_forms_id") REFERENCES "public"."custom_forms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_custom_forms_fk" FOREIGN KEY ("custom_forms_id") REFERENCES "public"."custom_forms"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "redirects_rels_custom_forms_id_idx" ON "redirects_rels" USING btree ("custom_forms_id");
  CREATE INDEX "payload_locked_documents_rels_custom_forms_id_idx" ON "payload_locked_documents_rels" USING btree ("custom_forms_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "custom_forms_questions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "custom_forms" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_custom_forms_v_version_questions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_custom_forms_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "custom_submissions_notes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "custom_submissions" DISABLE ROW LEVEL SECURITY;
  DROP TABLE IF EXISTS "custom_forms_questions" CASCADE;
  DROP TABLE IF EXISTS "custom_forms" CASCADE;
  DROP TABLE IF EXISTS "_custom_forms_v_version_questions" CASCADE;
  DROP TABLE IF EXISTS "_custom_forms_v" CASCADE;
  DROP TABLE IF EXISTS "custom_submissions_notes" CASCADE;
  DROP TABLE IF EXISTS "custom_submissions" CASCADE;
  DELETE FROM "submissions" WHERE "form" = 'custom';
  ALTER TABLE IF EXISTS "redirects_rels" DROP CONSTRAINT IF EXISTS "redirects_rels_custom_forms_fk";
  
  ALTER TABLE IF EXISTS "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_custom_forms_fk";
  
  ALTER TABLE "honeypot_hits" ALTER COLUMN "form" SET DATA TYPE text;
  DROP TYPE IF EXISTS "public"."enum_honeypot_hits_form";
  CREATE TYPE "public"."enum_honeypot_hits_form" AS ENUM('contact', 'quote');
  ALTER TABLE "honeypot_hits" ALTER COLUMN "form" SET DATA TYPE "public"."enum_honeypot_hits_form" USING "form"::"public"."enum_honeypot_hits_form";
  ALTER TABLE "audit_entries" ALTER COLUMN "collection" SET DATA TYPE text;
  DROP TYPE IF EXISTS "public"."enum_audit_entries_collection";
  CREATE TYPE "public"."enum_audit_entries_collection" AS ENUM('contact-submissions', 'quote-submissions', 'users');
  ALTER TABLE "audit_entries" ALTER COLUMN "collection" SET DATA TYPE "public"."enum_audit_entries_collection" USING "collection"::"public"."enum_audit_entries_collection";
  DROP INDEX IF EXISTS "redirects_rels_custom_forms_id_idx";
  DROP INDEX IF EXISTS "payload_locked_documents_rels_custom_forms_id_idx";
  ALTER TABLE IF EXISTS "redirects_rels" DROP COLUMN IF EXISTS "custom_forms_id";
  ALTER TABLE IF EXISTS "payload_locked_documents_rels" DROP COLUMN IF EXISTS "custom_forms_id";
  ALTER TABLE IF EXISTS "inbox_settings" DROP COLUMN IF EXISTS "custom_reply_hours";
  ALTER TABLE IF EXISTS "inbox_settings" DROP COLUMN IF EXISTS "custom_days";
  DROP TYPE IF EXISTS "public"."enum_custom_forms_questions_kind";
  DROP TYPE IF EXISTS "public"."enum_custom_forms_questions_width";
  DROP TYPE IF EXISTS "public"."enum_custom_forms_questions_only_if_is";
  DROP TYPE IF EXISTS "public"."enum_custom_forms_status";
  DROP TYPE IF EXISTS "public"."enum__custom_forms_v_version_questions_kind";
  DROP TYPE IF EXISTS "public"."enum__custom_forms_v_version_questions_width";
  DROP TYPE IF EXISTS "public"."enum__custom_forms_v_version_questions_only_if_is";
  DROP TYPE IF EXISTS "public"."enum__custom_forms_v_version_status";
  DROP TYPE IF EXISTS "public"."enum_custom_submissions_quarantined_for";
  DROP TYPE IF EXISTS "public"."enum_custom_submissions_owner_notice_state";
  DROP TYPE IF EXISTS "public"."enum_custom_submissions_confirmation_state";
  DROP TYPE IF EXISTS "public"."enum_custom_submissions_status";`)
}
