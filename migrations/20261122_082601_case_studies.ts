import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "projects_case_study_chapters" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "projects_case_study_screens" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"picture_id" uuid,
  	"caption" varchar
  );
  
  CREATE TABLE "projects_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"industries_id" uuid
  );
  
  ALTER TABLE "projects" ADD COLUMN "linked_from_portfolio" boolean DEFAULT true;
  ALTER TABLE "projects" ADD COLUMN "case_study_has_figures" boolean DEFAULT false;
  -- Until now every case study had figures.
  UPDATE "projects" SET "case_study_has_figures" = true WHERE "has_case_study";
  ALTER TABLE "industries_page" ADD COLUMN "case_studies_heading" varchar DEFAULT 'A case study' NOT NULL;
  ALTER TABLE "projects_case_study_chapters" ADD CONSTRAINT "projects_case_study_chapters_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects_case_study_screens" ADD CONSTRAINT "projects_case_study_screens_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects_case_study_screens" ADD CONSTRAINT "projects_case_study_screens_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects_rels" ADD CONSTRAINT "projects_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects_rels" ADD CONSTRAINT "projects_rels_industries_fk" FOREIGN KEY ("industries_id") REFERENCES "public"."industries"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "projects_case_study_chapters_order_idx" ON "projects_case_study_chapters" USING btree ("_order");
  CREATE INDEX "projects_case_study_chapters_parent_id_idx" ON "projects_case_study_chapters" USING btree ("_parent_id");
  CREATE INDEX "projects_case_study_screens_order_idx" ON "projects_case_study_screens" USING btree ("_order");
  CREATE INDEX "projects_case_study_screens_parent_id_idx" ON "projects_case_study_screens" USING btree ("_parent_id");
  CREATE INDEX "projects_case_study_screens_picture_idx" ON "projects_case_study_screens" USING btree ("picture_id");
  CREATE INDEX "projects_rels_order_idx" ON "projects_rels" USING btree ("order");
  CREATE INDEX "projects_rels_parent_idx" ON "projects_rels" USING btree ("parent_id");
  CREATE INDEX "projects_rels_path_idx" ON "projects_rels" USING btree ("path");
  CREATE INDEX "projects_rels_industries_id_idx" ON "projects_rels" USING btree ("industries_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "projects_case_study_chapters" CASCADE;
  DROP TABLE "projects_case_study_screens" CASCADE;
  DROP TABLE "projects_rels" CASCADE;
  ALTER TABLE "projects" DROP COLUMN "linked_from_portfolio";
  ALTER TABLE "projects" DROP COLUMN "case_study_has_figures";
  ALTER TABLE "industries_page" DROP COLUMN "case_studies_heading";`)
}
