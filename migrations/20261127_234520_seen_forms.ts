import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_users_seen_forms" AS ENUM('contact', 'quote');
  CREATE TYPE "public"."enum_users_sees" AS ENUM('all', 'chosen');
  CREATE TABLE "users_seen_forms" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_users_seen_forms",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "users_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"custom_forms_id" uuid
  );
  
  ALTER TABLE "users" ADD COLUMN "sees" "enum_users_sees" DEFAULT 'all';
  ALTER TABLE "users_seen_forms" ADD CONSTRAINT "users_seen_forms_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_rels" ADD CONSTRAINT "users_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_rels" ADD CONSTRAINT "users_rels_custom_forms_fk" FOREIGN KEY ("custom_forms_id") REFERENCES "public"."custom_forms"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "users_seen_forms_order_idx" ON "users_seen_forms" USING btree ("order");
  CREATE INDEX "users_seen_forms_parent_idx" ON "users_seen_forms" USING btree ("parent_id");
  CREATE INDEX "users_rels_order_idx" ON "users_rels" USING btree ("order");
  CREATE INDEX "users_rels_parent_idx" ON "users_rels" USING btree ("parent_id");
  CREATE INDEX "users_rels_path_idx" ON "users_rels" USING btree ("path");
  CREATE INDEX "users_rels_custom_forms_id_idx" ON "users_rels" USING btree ("custom_forms_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE IF EXISTS "users_seen_forms" CASCADE;
  DROP TABLE IF EXISTS "users_rels" CASCADE;
  ALTER TABLE IF EXISTS "users" DROP COLUMN IF EXISTS "sees";
  DROP TYPE IF EXISTS "public"."enum_users_seen_forms";
  DROP TYPE IF EXISTS "public"."enum_users_sees";`)
}
