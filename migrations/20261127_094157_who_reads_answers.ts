import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_custom_forms_readers" AS ENUM('everyone', 'named');
  CREATE TYPE "public"."enum__custom_forms_v_version_readers" AS ENUM('everyone', 'named');
  CREATE TABLE "custom_forms_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" uuid
  );
  
  CREATE TABLE "_custom_forms_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" uuid
  );
  
  ALTER TABLE "custom_forms" ADD COLUMN "readers" "enum_custom_forms_readers" DEFAULT 'everyone';
  ALTER TABLE "custom_forms" ADD COLUMN "kept_days" numeric;
  ALTER TABLE "_custom_forms_v" ADD COLUMN "version_readers" "enum__custom_forms_v_version_readers" DEFAULT 'everyone';
  ALTER TABLE "_custom_forms_v" ADD COLUMN "version_kept_days" numeric;
  ALTER TABLE "custom_forms_rels" ADD CONSTRAINT "custom_forms_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."custom_forms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "custom_forms_rels" ADD CONSTRAINT "custom_forms_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_custom_forms_v_rels" ADD CONSTRAINT "_custom_forms_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_custom_forms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_custom_forms_v_rels" ADD CONSTRAINT "_custom_forms_v_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "custom_forms_rels_order_idx" ON "custom_forms_rels" USING btree ("order");
  CREATE INDEX "custom_forms_rels_parent_idx" ON "custom_forms_rels" USING btree ("parent_id");
  CREATE INDEX "custom_forms_rels_path_idx" ON "custom_forms_rels" USING btree ("path");
  CREATE INDEX "custom_forms_rels_users_id_idx" ON "custom_forms_rels" USING btree ("users_id");
  CREATE INDEX "_custom_forms_v_rels_order_idx" ON "_custom_forms_v_rels" USING btree ("order");
  CREATE INDEX "_custom_forms_v_rels_parent_idx" ON "_custom_forms_v_rels" USING btree ("parent_id");
  CREATE INDEX "_custom_forms_v_rels_path_idx" ON "_custom_forms_v_rels" USING btree ("path");
  CREATE INDEX "_custom_forms_v_rels_users_id_idx" ON "_custom_forms_v_rels" USING btree ("users_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE IF EXISTS "custom_forms_rels" CASCADE;
  DROP TABLE IF EXISTS "_custom_forms_v_rels" CASCADE;
  ALTER TABLE IF EXISTS "custom_forms" DROP COLUMN IF EXISTS "readers";
  ALTER TABLE IF EXISTS "custom_forms" DROP COLUMN IF EXISTS "kept_days";
  ALTER TABLE IF EXISTS "_custom_forms_v" DROP COLUMN IF EXISTS "version_readers";
  ALTER TABLE IF EXISTS "_custom_forms_v" DROP COLUMN IF EXISTS "version_kept_days";
  DROP TYPE IF EXISTS "public"."enum_custom_forms_readers";
  DROP TYPE IF EXISTS "public"."enum__custom_forms_v_version_readers";`)
}
