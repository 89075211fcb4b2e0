import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "testimonials_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"industries_id" uuid
  );
  
  CREATE TABLE "_testimonials_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"industries_id" uuid
  );
  
  ALTER TABLE "testimonials" ADD COLUMN "project_id" uuid;
  ALTER TABLE "_testimonials_v" ADD COLUMN "version_project_id" uuid;
  ALTER TABLE "industries_page" ADD COLUMN "testimonials_heading" varchar DEFAULT 'What a client says';
  ALTER TABLE "_industries_page_v" ADD COLUMN "version_testimonials_heading" varchar DEFAULT 'What a client says';
  ALTER TABLE "work_page" ADD COLUMN "testimonials_heading" varchar DEFAULT 'What the client says';
  ALTER TABLE "_work_page_v" ADD COLUMN "version_testimonials_heading" varchar DEFAULT 'What the client says';
  ALTER TABLE "testimonials_rels" ADD CONSTRAINT "testimonials_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."testimonials"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "testimonials_rels" ADD CONSTRAINT "testimonials_rels_industries_fk" FOREIGN KEY ("industries_id") REFERENCES "public"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_testimonials_v_rels" ADD CONSTRAINT "_testimonials_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_testimonials_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_testimonials_v_rels" ADD CONSTRAINT "_testimonials_v_rels_industries_fk" FOREIGN KEY ("industries_id") REFERENCES "public"."industries"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "testimonials_rels_order_idx" ON "testimonials_rels" USING btree ("order");
  CREATE INDEX "testimonials_rels_parent_idx" ON "testimonials_rels" USING btree ("parent_id");
  CREATE INDEX "testimonials_rels_path_idx" ON "testimonials_rels" USING btree ("path");
  CREATE INDEX "testimonials_rels_industries_id_idx" ON "testimonials_rels" USING btree ("industries_id");
  CREATE INDEX "_testimonials_v_rels_order_idx" ON "_testimonials_v_rels" USING btree ("order");
  CREATE INDEX "_testimonials_v_rels_parent_idx" ON "_testimonials_v_rels" USING btree ("parent_id");
  CREATE INDEX "_testimonials_v_rels_path_idx" ON "_testimonials_v_rels" USING btree ("path");
  CREATE INDEX "_testimonials_v_rels_industries_id_idx" ON "_testimonials_v_rels" USING btree ("industries_id");
  ALTER TABLE "testimonials" ADD CONSTRAINT "testimonials_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_testimonials_v" ADD CONSTRAINT "_testimonials_v_version_project_id_projects_id_fk" FOREIGN KEY ("version_project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "testimonials_project_idx" ON "testimonials" USING btree ("project_id");
  CREATE INDEX "_testimonials_v_version_version_project_idx" ON "_testimonials_v" USING btree ("version_project_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "testimonials_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_testimonials_v_rels" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "testimonials_rels" CASCADE;
  DROP TABLE "_testimonials_v_rels" CASCADE;
  ALTER TABLE "testimonials" DROP CONSTRAINT "testimonials_project_id_projects_id_fk";
  
  ALTER TABLE "_testimonials_v" DROP CONSTRAINT "_testimonials_v_version_project_id_projects_id_fk";
  
  DROP INDEX "testimonials_project_idx";
  DROP INDEX "_testimonials_v_version_version_project_idx";
  ALTER TABLE "testimonials" DROP COLUMN "project_id";
  ALTER TABLE "_testimonials_v" DROP COLUMN "version_project_id";
  ALTER TABLE "industries_page" DROP COLUMN "testimonials_heading";
  ALTER TABLE "_industries_page_v" DROP COLUMN "version_testimonials_heading";
  ALTER TABLE "work_page" DROP COLUMN "testimonials_heading";
  ALTER TABLE "_work_page_v" DROP COLUMN "version_testimonials_heading";`)
}
