import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_announcements_kinds" AS ENUM('home', 'quote', 'gallery', 'industries', 'projects', 'legal-pages', 'articles', 'article-categories', 'authors', 'pages', 'custom-forms');
  CREATE TYPE "public"."enum_link_to" AS ENUM('page', 'address');
  CREATE TYPE "public"."enum_announcements_shown_on" AS ENUM('all', 'some');
  CREATE TYPE "public"."enum_announcements_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__announcements_v_version_kinds" AS ENUM('home', 'quote', 'gallery', 'industries', 'projects', 'legal-pages', 'articles', 'article-categories', 'authors', 'pages', 'custom-forms');
  CREATE TYPE "public"."enum__announcements_v_version_shown_on" AS ENUM('all', 'some');
  CREATE TYPE "public"."enum__announcements_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "announcements_kinds" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_announcements_kinds",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "announcements" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"text" varchar,
  	"link_words" varchar,
  	"link_to" "enum_link_to" DEFAULT 'address',
  	"link_address" varchar,
  	"from" timestamp(3) with time zone,
  	"until" timestamp(3) with time zone,
  	"shown_on" "enum_announcements_shown_on" DEFAULT 'all',
  	"can_be_closed" boolean DEFAULT true,
  	"changed_by" varchar,
  	"changed_by_id" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_announcements_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "announcements_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"industries_id" uuid,
  	"projects_id" uuid,
  	"legal_pages_id" uuid,
  	"articles_id" uuid,
  	"article_categories_id" uuid,
  	"authors_id" uuid,
  	"pages_id" uuid,
  	"custom_forms_id" uuid
  );
  
  CREATE TABLE "_announcements_v_version_kinds" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum__announcements_v_version_kinds",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "_announcements_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_text" varchar,
  	"version_link_words" varchar,
  	"version_link_to" "enum_link_to" DEFAULT 'address',
  	"version_link_address" varchar,
  	"version_from" timestamp(3) with time zone,
  	"version_until" timestamp(3) with time zone,
  	"version_shown_on" "enum__announcements_v_version_shown_on" DEFAULT 'all',
  	"version_can_be_closed" boolean DEFAULT true,
  	"version_changed_by" varchar,
  	"version_changed_by_id" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__announcements_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_announcements_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"industries_id" uuid,
  	"projects_id" uuid,
  	"legal_pages_id" uuid,
  	"articles_id" uuid,
  	"article_categories_id" uuid,
  	"authors_id" uuid,
  	"pages_id" uuid,
  	"custom_forms_id" uuid
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "announcements_id" uuid;
  ALTER TABLE "announcements_kinds" ADD CONSTRAINT "announcements_kinds_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."announcements"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "announcements_rels" ADD CONSTRAINT "announcements_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."announcements"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "announcements_rels" ADD CONSTRAINT "announcements_rels_industries_fk" FOREIGN KEY ("industries_id") REFERENCES "public"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "announcements_rels" ADD CONSTRAINT "announcements_rels_projects_fk" FOREIGN KEY ("projects_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "announcements_rels" ADD CONSTRAINT "announcements_rels_legal_pages_fk" FOREIGN KEY ("legal_pages_id") REFERENCES "public"."legal_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "announcements_rels" ADD CONSTRAINT "announcements_rels_articles_fk" FOREIGN KEY ("articles_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "announcements_rels" ADD CONSTRAINT "announcements_rels_article_categories_fk" FOREIGN KEY ("article_categories_id") REFERENCES "public"."article_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "announcements_rels" ADD CONSTRAINT "announcements_rels_authors_fk" FOREIGN KEY ("authors_id") REFERENCES "public"."authors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "announcements_rels" ADD CONSTRAINT "announcements_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "announcements_rels" ADD CONSTRAINT "announcements_rels_custom_forms_fk" FOREIGN KEY ("custom_forms_id") REFERENCES "public"."custom_forms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_announcements_v_version_kinds" ADD CONSTRAINT "_announcements_v_version_kinds_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_announcements_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_announcements_v" ADD CONSTRAINT "_announcements_v_parent_id_announcements_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."announcements"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_announcements_v_rels" ADD CONSTRAINT "_announcements_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_announcements_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_announcements_v_rels" ADD CONSTRAINT "_announcements_v_rels_industries_fk" FOREIGN KEY ("industries_id") REFERENCES "public"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_announcements_v_rels" ADD CONSTRAINT "_announcements_v_rels_projects_fk" FOREIGN KEY ("projects_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_announcements_v_rels" ADD CONSTRAINT "_announcements_v_rels_legal_pages_fk" FOREIGN KEY ("legal_pages_id") REFERENCES "public"."legal_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_announcements_v_rels" ADD CONSTRAINT "_announcements_v_rels_articles_fk" FOREIGN KEY ("articles_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_announcements_v_rels" ADD CONSTRAINT "_announcements_v_rels_article_categories_fk" FOREIGN KEY ("article_categories_id") REFERENCES "public"."article_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_announcements_v_rels" ADD CONSTRAINT "_announcements_v_rels_authors_fk" FOREIGN KEY ("authors_id") REFERENCES "public"."authors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_announcements_v_rels" ADD CONSTRAINT "_announcements_v_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_announcements_v_rels" ADD CONSTRAINT "_announcements_v_rels_custom_forms_fk" FOREIGN KEY ("custom_forms_id") REFERENCES "public"."custom_forms"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "announcements_kinds_order_idx" ON "announcements_kinds" USING btree ("order");
  CREATE INDEX "announcements_kinds_parent_idx" ON "announcements_kinds" USING btree ("parent_id");
  CREATE INDEX "announcements_updated_at_idx" ON "announcements" USING btree ("updated_at");
  CREATE INDEX "announcements_created_at_idx" ON "announcements" USING btree ("created_at");
  CREATE INDEX "announcements_deleted_at_idx" ON "announcements" USING btree ("deleted_at");
  CREATE INDEX "announcements__status_idx" ON "announcements" USING btree ("_status");
  CREATE INDEX "announcements_rels_order_idx" ON "announcements_rels" USING btree ("order");
  CREATE INDEX "announcements_rels_parent_idx" ON "announcements_rels" USING btree ("parent_id");
  CREATE INDEX "announcements_rels_path_idx" ON "announcements_rels" USING btree ("path");
  CREATE INDEX "announcements_rels_industries_id_idx" ON "announcements_rels" USING btree ("industries_id");
  CREATE INDEX "announcements_rels_projects_id_idx" ON "announcements_rels" USING btree ("projects_id");
  CREATE INDEX "announcements_rels_legal_pages_id_idx" ON "announcements_rels" USING btree ("legal_pages_id");
  CREATE INDEX "announcements_rels_articles_id_idx" ON "announcements_rels" USING btree ("articles_id");
  CREATE INDEX "announcements_rels_article_categories_id_idx" ON "announcements_rels" USING btree ("article_categories_id");
  CREATE INDEX "announcements_rels_authors_id_idx" ON "announcements_rels" USING btree ("authors_id");
  CREATE INDEX "announcements_rels_pages_id_idx" ON "announcements_rels" USING btree ("pages_id");
  CREATE INDEX "announcements_rels_custom_forms_id_idx" ON "announcements_rels" USING btree ("custom_forms_id");
  CREATE INDEX "_announcements_v_version_kinds_order_idx" ON "_announcements_v_version_kinds" USING btree ("order");
  CREATE INDEX "_announcements_v_version_kinds_parent_idx" ON "_announcements_v_version_kinds" USING btree ("parent_id");
  CREATE INDEX "_announcements_v_parent_idx" ON "_announcements_v" USING btree ("parent_id");
  CREATE INDEX "_announcements_v_version_version_updated_at_idx" ON "_announcements_v" USING btree ("version_updated_at");
  CREATE INDEX "_announcements_v_version_version_created_at_idx" ON "_announcements_v" USING btree ("version_created_at");
  CREATE INDEX "_announcements_v_version_version_deleted_at_idx" ON "_announcements_v" USING btree ("version_deleted_at");
  CREATE INDEX "_announcements_v_version_version__status_idx" ON "_announcements_v" USING btree ("version__status");
  CREATE INDEX "_announcements_v_created_at_idx" ON "_announcements_v" USING btree ("created_at");
  CREATE INDEX "_announcements_v_updated_at_idx" ON "_announcements_v" USING btree ("updated_at");
  CREATE INDEX "_announcements_v_latest_idx" ON "_announcements_v" USING btree ("latest");
  CREATE INDEX "_announcements_v_autosave_idx" ON "_announcements_v" USING btree ("autosave");
  CREATE INDEX "_announcements_v_rels_order_idx" ON "_announcements_v_rels" USING btree ("order");
  CREATE INDEX "_announcements_v_rels_parent_idx" ON "_announcements_v_rels" USING btree ("parent_id");
  CREATE INDEX "_announcements_v_rels_path_idx" ON "_announcements_v_rels" USING btree ("path");
  CREATE INDEX "_announcements_v_rels_industries_id_idx" ON "_announcements_v_rels" USING btree ("industries_id");
  CREATE INDEX "_announcements_v_rels_projects_id_idx" ON "_announcements_v_rels" USING btree ("projects_id");
  CREATE INDEX "_announcements_v_rels_legal_pages_id_idx" ON "_announcements_v_rels" USING btree ("legal_pages_id");
  CREATE INDEX "_announcements_v_rels_articles_id_idx" ON "_announcements_v_rels" USING btree ("articles_id");
  CREATE INDEX "_announcements_v_rels_article_categories_id_idx" ON "_announcements_v_rels" USING btree ("article_categories_id");
  CREATE INDEX "_announcements_v_rels_authors_id_idx" ON "_announcements_v_rels" USING btree ("authors_id");
  CREATE INDEX "_announcements_v_rels_pages_id_idx" ON "_announcements_v_rels" USING btree ("pages_id");
  CREATE INDEX "_announcements_v_rels_custom_forms_id_idx" ON "_announcements_v_rels" USING btree ("custom_forms_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_announcements_fk" FOREIGN KEY ("announcements_id") REFERENCES "public"."announcements"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_announcements_id_idx" ON "payload_locked_documents_rels" USING btree ("announcements_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "announcements_kinds" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "announcements" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "announcements_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_announcements_v_version_kinds" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_announcements_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_announcements_v_rels" DISABLE ROW LEVEL SECURITY;
  DROP TABLE IF EXISTS "announcements_kinds" CASCADE;
  DROP TABLE IF EXISTS "announcements" CASCADE;
  DROP TABLE IF EXISTS "announcements_rels" CASCADE;
  DROP TABLE IF EXISTS "_announcements_v_version_kinds" CASCADE;
  DROP TABLE IF EXISTS "_announcements_v" CASCADE;
  DROP TABLE IF EXISTS "_announcements_v_rels" CASCADE;
  ALTER TABLE IF EXISTS "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_announcements_fk";
  
  DROP INDEX IF EXISTS "payload_locked_documents_rels_announcements_id_idx";
  ALTER TABLE IF EXISTS "payload_locked_documents_rels" DROP COLUMN IF EXISTS "announcements_id";
  DROP TYPE IF EXISTS "public"."enum_announcements_kinds";
  DROP TYPE IF EXISTS "public"."enum_link_to";
  DROP TYPE IF EXISTS "public"."enum_announcements_shown_on";
  DROP TYPE IF EXISTS "public"."enum_announcements_status";
  DROP TYPE IF EXISTS "public"."enum__announcements_v_version_kinds";
  DROP TYPE IF EXISTS "public"."enum__announcements_v_version_shown_on";
  DROP TYPE IF EXISTS "public"."enum__announcements_v_version_status";`)
}
