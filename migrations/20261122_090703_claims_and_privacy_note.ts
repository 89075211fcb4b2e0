import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_claims_kind" AS ENUM('ours', 'example', 'rule');
  CREATE TYPE "public"."enum_claims_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__claims_v_version_kind" AS ENUM('ours', 'example', 'rule');
  CREATE TYPE "public"."enum__claims_v_version_status" AS ENUM('draft', 'published');
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
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "claims_id" uuid;
  ALTER TABLE "home_page" ADD COLUMN "contact_privacy_note" varchar DEFAULT 'We use these details to answer you.';
  ALTER TABLE "_home_page_v" ADD COLUMN "version_contact_privacy_note" varchar DEFAULT 'We use these details to answer you.';
  ALTER TABLE "site_settings" ADD COLUMN "placeholder" boolean DEFAULT false;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_placeholder" boolean DEFAULT false;
  ALTER TABLE "claims_texts" ADD CONSTRAINT "claims_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."claims"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_claims_v" ADD CONSTRAINT "_claims_v_parent_id_claims_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."claims"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_claims_v_texts" ADD CONSTRAINT "_claims_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_claims_v"("id") ON DELETE cascade ON UPDATE no action;
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
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_claims_fk" FOREIGN KEY ("claims_id") REFERENCES "public"."claims"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_claims_id_idx" ON "payload_locked_documents_rels" USING btree ("claims_id");

   -- The details that came with the seed are marked; what somebody has replaced is not.
   UPDATE "site_settings" SET "placeholder" = true WHERE "company_number" = '00000000' OR "email" LIKE '%.example';
   UPDATE "_site_settings_v" SET "version_placeholder" = true WHERE "version_company_number" = '00000000' OR "version_email" LIKE '%.example';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "claims" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "claims_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_claims_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_claims_v_texts" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "claims" CASCADE;
  DROP TABLE "claims_texts" CASCADE;
  DROP TABLE "_claims_v" CASCADE;
  DROP TABLE "_claims_v_texts" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_claims_fk";
  
  DROP INDEX "payload_locked_documents_rels_claims_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "claims_id";
  ALTER TABLE "home_page" DROP COLUMN "contact_privacy_note";
  ALTER TABLE "_home_page_v" DROP COLUMN "version_contact_privacy_note";
  ALTER TABLE "site_settings" DROP COLUMN "placeholder";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_placeholder";
  DROP TYPE "public"."enum_claims_kind";
  DROP TYPE "public"."enum_claims_status";
  DROP TYPE "public"."enum__claims_v_version_kind";
  DROP TYPE "public"."enum__claims_v_version_status";`)
}
