import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_short_links_to" AS ENUM('page', 'address');
  CREATE TABLE "short_links" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"word" varchar NOT NULL,
  	"to" "enum_short_links_to" DEFAULT 'page',
  	"address" varchar,
  	"utm_source" varchar,
  	"utm_medium" varchar,
  	"utm_campaign" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "short_links_rels" (
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
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "short_links_id" uuid;
  ALTER TABLE "short_links_rels" ADD CONSTRAINT "short_links_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."short_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "short_links_rels" ADD CONSTRAINT "short_links_rels_industries_fk" FOREIGN KEY ("industries_id") REFERENCES "public"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "short_links_rels" ADD CONSTRAINT "short_links_rels_projects_fk" FOREIGN KEY ("projects_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "short_links_rels" ADD CONSTRAINT "short_links_rels_legal_pages_fk" FOREIGN KEY ("legal_pages_id") REFERENCES "public"."legal_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "short_links_rels" ADD CONSTRAINT "short_links_rels_articles_fk" FOREIGN KEY ("articles_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "short_links_rels" ADD CONSTRAINT "short_links_rels_article_categories_fk" FOREIGN KEY ("article_categories_id") REFERENCES "public"."article_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "short_links_rels" ADD CONSTRAINT "short_links_rels_authors_fk" FOREIGN KEY ("authors_id") REFERENCES "public"."authors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "short_links_rels" ADD CONSTRAINT "short_links_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "short_links_rels" ADD CONSTRAINT "short_links_rels_custom_forms_fk" FOREIGN KEY ("custom_forms_id") REFERENCES "public"."custom_forms"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "short_links_word_idx" ON "short_links" USING btree ("word");
  CREATE INDEX "short_links_updated_at_idx" ON "short_links" USING btree ("updated_at");
  CREATE INDEX "short_links_created_at_idx" ON "short_links" USING btree ("created_at");
  CREATE INDEX "short_links_rels_order_idx" ON "short_links_rels" USING btree ("order");
  CREATE INDEX "short_links_rels_parent_idx" ON "short_links_rels" USING btree ("parent_id");
  CREATE INDEX "short_links_rels_path_idx" ON "short_links_rels" USING btree ("path");
  CREATE INDEX "short_links_rels_industries_id_idx" ON "short_links_rels" USING btree ("industries_id");
  CREATE INDEX "short_links_rels_projects_id_idx" ON "short_links_rels" USING btree ("projects_id");
  CREATE INDEX "short_links_rels_legal_pages_id_idx" ON "short_links_rels" USING btree ("legal_pages_id");
  CREATE INDEX "short_links_rels_articles_id_idx" ON "short_links_rels" USING btree ("articles_id");
  CREATE INDEX "short_links_rels_article_categories_id_idx" ON "short_links_rels" USING btree ("article_categories_id");
  CREATE INDEX "short_links_rels_authors_id_idx" ON "short_links_rels" USING btree ("authors_id");
  CREATE INDEX "short_links_rels_pages_id_idx" ON "short_links_rels" USING btree ("pages_id");
  CREATE INDEX "short_links_rels_custom_forms_id_idx" ON "short_links_rels" USING btree ("custom_forms_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_short_links_fk" FOREIGN KEY ("short_links_id") REFERENCES "public"."short_links"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_short_links_id_idx" ON "payload_locked_documents_rels" USING btree ("short_links_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "short_links" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "short_links_rels" DISABLE ROW LEVEL SECURITY;
  DROP TABLE IF EXISTS "short_links" CASCADE;
  DROP TABLE IF EXISTS "short_links_rels" CASCADE;
  ALTER TABLE IF EXISTS "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_short_links_fk";
  
  DROP INDEX IF EXISTS "payload_locked_documents_rels_short_links_id_idx";
  ALTER TABLE IF EXISTS "payload_locked_documents_rels" DROP COLUMN IF EXISTS "short_links_id";
  DROP TYPE IF EXISTS "public"."enum_short_links_to";`)
}
