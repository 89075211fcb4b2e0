import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "home_page_advantage_own_section_tools" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"stays" boolean DEFAULT false
  );
  
  CREATE TABLE "_home_page_v_version_advantage_own_section_tools" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar,
  	"stays" boolean DEFAULT false,
  	"_uuid" varchar
  );
  
  ALTER TABLE "home_page" ADD COLUMN "advantage_own_section_heading" varchar;
  ALTER TABLE "home_page" ADD COLUMN "advantage_own_section_intro" varchar;
  ALTER TABLE "_home_page_v" ADD COLUMN "version_advantage_own_section_heading" varchar;
  ALTER TABLE "_home_page_v" ADD COLUMN "version_advantage_own_section_intro" varchar;
  ALTER TABLE "home_page_advantage_own_section_tools" ADD CONSTRAINT "home_page_advantage_own_section_tools_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_page_v_version_advantage_own_section_tools" ADD CONSTRAINT "_home_page_v_version_advantage_own_section_tools_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_page_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "home_page_advantage_own_section_tools_order_idx" ON "home_page_advantage_own_section_tools" USING btree ("_order");
  CREATE INDEX "home_page_advantage_own_section_tools_parent_id_idx" ON "home_page_advantage_own_section_tools" USING btree ("_parent_id");
  CREATE INDEX "_home_page_v_version_advantage_own_section_tools_order_idx" ON "_home_page_v_version_advantage_own_section_tools" USING btree ("_order");
  CREATE INDEX "_home_page_v_version_advantage_own_section_tools_parent_id_idx" ON "_home_page_v_version_advantage_own_section_tools" USING btree ("_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE IF EXISTS "home_page_advantage_own_section_tools" CASCADE;
  DROP TABLE IF EXISTS "_home_page_v_version_advantage_own_section_tools" CASCADE;
  ALTER TABLE IF EXISTS "home_page" DROP COLUMN IF EXISTS "advantage_own_section_heading";
  ALTER TABLE IF EXISTS "home_page" DROP COLUMN IF EXISTS "advantage_own_section_intro";
  ALTER TABLE IF EXISTS "_home_page_v" DROP COLUMN IF EXISTS "version_advantage_own_section_heading";
  ALTER TABLE IF EXISTS "_home_page_v" DROP COLUMN IF EXISTS "version_advantage_own_section_intro";`)
}
