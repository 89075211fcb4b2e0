import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_claims_kind" AS ENUM('ours', 'example', 'rule');
  CREATE TABLE "claims" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"label" varchar NOT NULL,
  	"wording" varchar NOT NULL,
  	"kind" "enum_claims_kind" NOT NULL,
  	"basis" varchar NOT NULL,
  	"source" varchar NOT NULL,
  	"source_date" timestamp(3) with time zone NOT NULL,
  	"next_review" timestamp(3) with time zone NOT NULL,
  	"placeholder" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "claims_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "claims_id" uuid;
  ALTER TABLE "site_settings" ADD COLUMN "placeholder" boolean DEFAULT false;
  ALTER TABLE "home_page" ADD COLUMN "contact_privacy_note" varchar DEFAULT 'We use these details to answer you.' NOT NULL;
  ALTER TABLE "claims_texts" ADD CONSTRAINT "claims_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."claims"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "claims_label_idx" ON "claims" USING btree ("label");
  CREATE INDEX "claims_updated_at_idx" ON "claims" USING btree ("updated_at");
  CREATE INDEX "claims_created_at_idx" ON "claims" USING btree ("created_at");
  CREATE INDEX "claims_texts_order_parent" ON "claims_texts" USING btree ("order","parent_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_claims_fk" FOREIGN KEY ("claims_id") REFERENCES "public"."claims"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_claims_id_idx" ON "payload_locked_documents_rels" USING btree ("claims_id");`)
  // The details that the seed made up, in a database that it filled before there was a box to tick.
  await db.execute(sql`
   UPDATE "site_settings" SET "placeholder" = true WHERE "company_number" = '00000000' OR "email" LIKE '%.example';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "claims" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "claims_texts" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "claims" CASCADE;
  DROP TABLE "claims_texts" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_claims_fk";
  
  DROP INDEX "payload_locked_documents_rels_claims_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "claims_id";
  ALTER TABLE "site_settings" DROP COLUMN "placeholder";
  ALTER TABLE "home_page" DROP COLUMN "contact_privacy_note";
  DROP TYPE "public"."enum_claims_kind";`)
}
