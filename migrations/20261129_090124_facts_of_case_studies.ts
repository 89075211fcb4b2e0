import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "projects_case_study_facts" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"value" varchar
  );
  
  CREATE TABLE "_projects_v_version_case_study_facts" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"label" varchar,
  	"value" varchar,
  	"_uuid" varchar
  );
  
  ALTER TABLE "projects_case_study_facts" ADD CONSTRAINT "projects_case_study_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v_version_case_study_facts" ADD CONSTRAINT "_projects_v_version_case_study_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_projects_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "projects_case_study_facts_order_idx" ON "projects_case_study_facts" USING btree ("_order");
  CREATE INDEX "projects_case_study_facts_parent_id_idx" ON "projects_case_study_facts" USING btree ("_parent_id");
  CREATE INDEX "_projects_v_version_case_study_facts_order_idx" ON "_projects_v_version_case_study_facts" USING btree ("_order");
  CREATE INDEX "_projects_v_version_case_study_facts_parent_id_idx" ON "_projects_v_version_case_study_facts" USING btree ("_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE IF EXISTS "projects_case_study_facts" CASCADE;
  DROP TABLE IF EXISTS "_projects_v_version_case_study_facts" CASCADE;`)
}
