import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_positions_workplace" AS ENUM('office', 'hybrid', 'remote');
  CREATE TYPE "public"."enum_positions_employment" AS ENUM('fullTime', 'partTime', 'contractor', 'temporary', 'intern');
  CREATE TYPE "public"."enum_positions_pay_per" AS ENUM('year', 'month', 'day', 'hour');
  CREATE TYPE "public"."enum_positions_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__positions_v_version_workplace" AS ENUM('office', 'hybrid', 'remote');
  CREATE TYPE "public"."enum__positions_v_version_employment" AS ENUM('fullTime', 'partTime', 'contractor', 'temporary', 'intern');
  CREATE TYPE "public"."enum__positions_v_version_pay_per" AS ENUM('year', 'month', 'day', 'hour');
  CREATE TYPE "public"."enum__positions_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_careers_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__careers_page_v_version_status" AS ENUM('draft', 'published');
  ALTER TYPE "public"."enum_announcements_kinds" ADD VALUE 'positions' BEFORE 'pages';
  ALTER TYPE "public"."enum__announcements_v_version_kinds" ADD VALUE 'positions' BEFORE 'pages';
  CREATE TABLE "positions" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"_order" varchar,
  	"title" varchar,
  	"summary" varchar,
  	"body" jsonb,
  	"form_id" uuid,
  	"workplace" "enum_positions_workplace" DEFAULT 'office',
  	"town" varchar,
  	"street" varchar,
  	"postcode" varchar,
  	"country" varchar,
  	"employment" "enum_positions_employment" DEFAULT 'fullTime',
  	"pay_from" numeric,
  	"pay_to" numeric,
  	"pay_currency" varchar DEFAULT 'GBP',
  	"pay_per" "enum_positions_pay_per" DEFAULT 'year',
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"meta_image_id" uuid,
  	"meta_canonical" varchar,
  	"meta_noindex" boolean DEFAULT false,
  	"slug" varchar,
  	"apply_by" timestamp(3) with time zone,
  	"posted_on" timestamp(3) with time zone,
  	"changed_by" varchar,
  	"changed_by_id" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_positions_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_positions_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version__order" varchar,
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_body" jsonb,
  	"version_form_id" uuid,
  	"version_workplace" "enum__positions_v_version_workplace" DEFAULT 'office',
  	"version_town" varchar,
  	"version_street" varchar,
  	"version_postcode" varchar,
  	"version_country" varchar,
  	"version_employment" "enum__positions_v_version_employment" DEFAULT 'fullTime',
  	"version_pay_from" numeric,
  	"version_pay_to" numeric,
  	"version_pay_currency" varchar DEFAULT 'GBP',
  	"version_pay_per" "enum__positions_v_version_pay_per" DEFAULT 'year',
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_meta_image_id" uuid,
  	"version_meta_canonical" varchar,
  	"version_meta_noindex" boolean DEFAULT false,
  	"version_slug" varchar,
  	"version_apply_by" timestamp(3) with time zone,
  	"version_posted_on" timestamp(3) with time zone,
  	"version_changed_by" varchar,
  	"version_changed_by_id" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__positions_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "careers_page" (
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
  	"_status" "enum_careers_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_careers_page_v" (
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
  	"version__status" "enum__careers_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  ALTER TABLE "announcements_rels" ADD COLUMN "positions_id" uuid;
  ALTER TABLE "_announcements_v_rels" ADD COLUMN "positions_id" uuid;
  ALTER TABLE "short_links_rels" ADD COLUMN "positions_id" uuid;
  ALTER TABLE "redirects_rels" ADD COLUMN "positions_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "positions_id" uuid;
  ALTER TABLE "positions" ADD CONSTRAINT "positions_form_id_custom_forms_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."custom_forms"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "positions" ADD CONSTRAINT "positions_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_positions_v" ADD CONSTRAINT "_positions_v_parent_id_positions_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."positions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_positions_v" ADD CONSTRAINT "_positions_v_version_form_id_custom_forms_id_fk" FOREIGN KEY ("version_form_id") REFERENCES "public"."custom_forms"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_positions_v" ADD CONSTRAINT "_positions_v_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "careers_page" ADD CONSTRAINT "careers_page_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_careers_page_v" ADD CONSTRAINT "_careers_page_v_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "positions__order_idx" ON "positions" USING btree ("_order");
  CREATE INDEX "positions_form_idx" ON "positions" USING btree ("form_id");
  CREATE INDEX "positions_meta_meta_image_idx" ON "positions" USING btree ("meta_image_id");
  CREATE INDEX "positions_slug_idx" ON "positions" USING btree ("slug");
  CREATE INDEX "positions_updated_at_idx" ON "positions" USING btree ("updated_at");
  CREATE INDEX "positions_created_at_idx" ON "positions" USING btree ("created_at");
  CREATE INDEX "positions_deleted_at_idx" ON "positions" USING btree ("deleted_at");
  CREATE INDEX "positions__status_idx" ON "positions" USING btree ("_status");
  CREATE UNIQUE INDEX "positions_slug_on_site_idx" ON "positions" USING btree ("slug") WHERE "_status" = 'published' AND "deleted_at" IS NULL;
  CREATE INDEX "_positions_v_parent_idx" ON "_positions_v" USING btree ("parent_id");
  CREATE INDEX "_positions_v_version_version__order_idx" ON "_positions_v" USING btree ("version__order");
  CREATE INDEX "_positions_v_version_version_form_idx" ON "_positions_v" USING btree ("version_form_id");
  CREATE INDEX "_positions_v_version_meta_version_meta_image_idx" ON "_positions_v" USING btree ("version_meta_image_id");
  CREATE INDEX "_positions_v_version_version_slug_idx" ON "_positions_v" USING btree ("version_slug");
  CREATE INDEX "_positions_v_version_version_updated_at_idx" ON "_positions_v" USING btree ("version_updated_at");
  CREATE INDEX "_positions_v_version_version_created_at_idx" ON "_positions_v" USING btree ("version_created_at");
  CREATE INDEX "_positions_v_version_version_deleted_at_idx" ON "_positions_v" USING btree ("version_deleted_at");
  CREATE INDEX "_positions_v_version_version__status_idx" ON "_positions_v" USING btree ("version__status");
  CREATE INDEX "_positions_v_created_at_idx" ON "_positions_v" USING btree ("created_at");
  CREATE INDEX "_positions_v_updated_at_idx" ON "_positions_v" USING btree ("updated_at");
  CREATE INDEX "_positions_v_latest_idx" ON "_positions_v" USING btree ("latest");
  CREATE INDEX "_positions_v_autosave_idx" ON "_positions_v" USING btree ("autosave");
  CREATE INDEX "careers_page_meta_meta_image_idx" ON "careers_page" USING btree ("meta_image_id");
  CREATE INDEX "careers_page__status_idx" ON "careers_page" USING btree ("_status");
  CREATE INDEX "_careers_page_v_version_meta_version_meta_image_idx" ON "_careers_page_v" USING btree ("version_meta_image_id");
  CREATE INDEX "_careers_page_v_version_version__status_idx" ON "_careers_page_v" USING btree ("version__status");
  CREATE INDEX "_careers_page_v_created_at_idx" ON "_careers_page_v" USING btree ("created_at");
  CREATE INDEX "_careers_page_v_updated_at_idx" ON "_careers_page_v" USING btree ("updated_at");
  CREATE INDEX "_careers_page_v_latest_idx" ON "_careers_page_v" USING btree ("latest");
  CREATE INDEX "_careers_page_v_autosave_idx" ON "_careers_page_v" USING btree ("autosave");
  ALTER TABLE "announcements_rels" ADD CONSTRAINT "announcements_rels_positions_fk" FOREIGN KEY ("positions_id") REFERENCES "public"."positions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_announcements_v_rels" ADD CONSTRAINT "_announcements_v_rels_positions_fk" FOREIGN KEY ("positions_id") REFERENCES "public"."positions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "short_links_rels" ADD CONSTRAINT "short_links_rels_positions_fk" FOREIGN KEY ("positions_id") REFERENCES "public"."positions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_positions_fk" FOREIGN KEY ("positions_id") REFERENCES "public"."positions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_positions_fk" FOREIGN KEY ("positions_id") REFERENCES "public"."positions"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "announcements_rels_positions_id_idx" ON "announcements_rels" USING btree ("positions_id");
  CREATE INDEX "_announcements_v_rels_positions_id_idx" ON "_announcements_v_rels" USING btree ("positions_id");
  CREATE INDEX "short_links_rels_positions_id_idx" ON "short_links_rels" USING btree ("positions_id");
  CREATE INDEX "redirects_rels_positions_id_idx" ON "redirects_rels" USING btree ("positions_id");
  CREATE INDEX "payload_locked_documents_rels_positions_id_idx" ON "payload_locked_documents_rels" USING btree ("positions_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "positions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_positions_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "careers_page" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_careers_page_v" DISABLE ROW LEVEL SECURITY;
  DROP TABLE IF EXISTS "positions" CASCADE;
  DROP TABLE IF EXISTS "_positions_v" CASCADE;
  DROP TABLE IF EXISTS "careers_page" CASCADE;
  DROP TABLE IF EXISTS "_careers_page_v" CASCADE;
  ALTER TABLE IF EXISTS "announcements_rels" DROP CONSTRAINT IF EXISTS "announcements_rels_positions_fk";
  
  ALTER TABLE IF EXISTS "_announcements_v_rels" DROP CONSTRAINT IF EXISTS "_announcements_v_rels_positions_fk";
  
  ALTER TABLE IF EXISTS "short_links_rels" DROP CONSTRAINT IF EXISTS "short_links_rels_positions_fk";
  
  ALTER TABLE IF EXISTS "redirects_rels" DROP CONSTRAINT IF EXISTS "redirects_rels_positions_fk";
  
  ALTER TABLE IF EXISTS "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_positions_fk";
  
  ALTER TABLE "announcements_kinds" ALTER COLUMN "value" SET DATA TYPE text;
  DROP TYPE IF EXISTS "public"."enum_announcements_kinds";
  CREATE TYPE "public"."enum_announcements_kinds" AS ENUM('home', 'quote', 'gallery', 'industries', 'projects', 'legal-pages', 'articles', 'article-categories', 'authors', 'pages', 'custom-forms');
  ALTER TABLE "announcements_kinds" ALTER COLUMN "value" SET DATA TYPE "public"."enum_announcements_kinds" USING "value"::"public"."enum_announcements_kinds";
  ALTER TABLE "_announcements_v_version_kinds" ALTER COLUMN "value" SET DATA TYPE text;
  DROP TYPE IF EXISTS "public"."enum__announcements_v_version_kinds";
  CREATE TYPE "public"."enum__announcements_v_version_kinds" AS ENUM('home', 'quote', 'gallery', 'industries', 'projects', 'legal-pages', 'articles', 'article-categories', 'authors', 'pages', 'custom-forms');
  ALTER TABLE "_announcements_v_version_kinds" ALTER COLUMN "value" SET DATA TYPE "public"."enum__announcements_v_version_kinds" USING "value"::"public"."enum__announcements_v_version_kinds";
  DROP INDEX IF EXISTS "announcements_rels_positions_id_idx";
  DROP INDEX IF EXISTS "_announcements_v_rels_positions_id_idx";
  DROP INDEX IF EXISTS "short_links_rels_positions_id_idx";
  DROP INDEX IF EXISTS "redirects_rels_positions_id_idx";
  DROP INDEX IF EXISTS "payload_locked_documents_rels_positions_id_idx";
  ALTER TABLE IF EXISTS "announcements_rels" DROP COLUMN IF EXISTS "positions_id";
  ALTER TABLE IF EXISTS "_announcements_v_rels" DROP COLUMN IF EXISTS "positions_id";
  ALTER TABLE IF EXISTS "short_links_rels" DROP COLUMN IF EXISTS "positions_id";
  ALTER TABLE IF EXISTS "redirects_rels" DROP COLUMN IF EXISTS "positions_id";
  ALTER TABLE IF EXISTS "payload_locked_documents_rels" DROP COLUMN IF EXISTS "positions_id";
  DROP TYPE IF EXISTS "public"."enum_positions_workplace";
  DROP TYPE IF EXISTS "public"."enum_positions_employment";
  DROP TYPE IF EXISTS "public"."enum_positions_pay_per";
  DROP TYPE IF EXISTS "public"."enum_positions_status";
  DROP TYPE IF EXISTS "public"."enum__positions_v_version_workplace";
  DROP TYPE IF EXISTS "public"."enum__positions_v_version_employment";
  DROP TYPE IF EXISTS "public"."enum__positions_v_version_pay_per";
  DROP TYPE IF EXISTS "public"."enum__positions_v_version_status";
  DROP TYPE IF EXISTS "public"."enum_careers_page_status";
  DROP TYPE IF EXISTS "public"."enum__careers_page_v_version_status";`)
}
