import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_reusable_parts_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__reusable_parts_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "reusable_parts" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"parts" jsonb,
  	"changed_by" varchar,
  	"changed_by_id" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_reusable_parts_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_reusable_parts_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_title" varchar,
  	"version_parts" jsonb,
  	"version_changed_by" varchar,
  	"version_changed_by_id" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__reusable_parts_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "reusable_parts_id" uuid;
  ALTER TABLE "_reusable_parts_v" ADD CONSTRAINT "_reusable_parts_v_parent_id_reusable_parts_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."reusable_parts"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "reusable_parts_updated_at_idx" ON "reusable_parts" USING btree ("updated_at");
  CREATE INDEX "reusable_parts_created_at_idx" ON "reusable_parts" USING btree ("created_at");
  CREATE INDEX "reusable_parts_deleted_at_idx" ON "reusable_parts" USING btree ("deleted_at");
  CREATE INDEX "reusable_parts__status_idx" ON "reusable_parts" USING btree ("_status");
  CREATE INDEX "_reusable_parts_v_parent_idx" ON "_reusable_parts_v" USING btree ("parent_id");
  CREATE INDEX "_reusable_parts_v_version_version_updated_at_idx" ON "_reusable_parts_v" USING btree ("version_updated_at");
  CREATE INDEX "_reusable_parts_v_version_version_created_at_idx" ON "_reusable_parts_v" USING btree ("version_created_at");
  CREATE INDEX "_reusable_parts_v_version_version_deleted_at_idx" ON "_reusable_parts_v" USING btree ("version_deleted_at");
  CREATE INDEX "_reusable_parts_v_version_version__status_idx" ON "_reusable_parts_v" USING btree ("version__status");
  CREATE INDEX "_reusable_parts_v_created_at_idx" ON "_reusable_parts_v" USING btree ("created_at");
  CREATE INDEX "_reusable_parts_v_updated_at_idx" ON "_reusable_parts_v" USING btree ("updated_at");
  CREATE INDEX "_reusable_parts_v_latest_idx" ON "_reusable_parts_v" USING btree ("latest");
  CREATE INDEX "_reusable_parts_v_autosave_idx" ON "_reusable_parts_v" USING btree ("autosave");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_reusable_parts_fk" FOREIGN KEY ("reusable_parts_id") REFERENCES "public"."reusable_parts"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_reusable_parts_id_idx" ON "payload_locked_documents_rels" USING btree ("reusable_parts_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "reusable_parts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_reusable_parts_v" DISABLE ROW LEVEL SECURITY;
  DROP TABLE IF EXISTS "reusable_parts" CASCADE;
  DROP TABLE IF EXISTS "_reusable_parts_v" CASCADE;
  ALTER TABLE IF EXISTS "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_reusable_parts_fk";
  
  DROP INDEX IF EXISTS "payload_locked_documents_rels_reusable_parts_id_idx";
  ALTER TABLE IF EXISTS "payload_locked_documents_rels" DROP COLUMN IF EXISTS "reusable_parts_id";
  DROP TYPE IF EXISTS "public"."enum_reusable_parts_status";
  DROP TYPE IF EXISTS "public"."enum__reusable_parts_v_version_status";`)
}
