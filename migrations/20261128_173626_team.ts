import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "authors_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"url" varchar
  );
  
  CREATE TABLE "_authors_v_version_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"label" varchar,
  	"url" varchar,
  	"_uuid" varchar
  );
  
  ALTER TABLE "authors" ADD COLUMN "portrait_id" uuid;
  ALTER TABLE "authors" ADD COLUMN "is_on_team" boolean DEFAULT true;
  ALTER TABLE "_authors_v" ADD COLUMN "version_portrait_id" uuid;
  ALTER TABLE "_authors_v" ADD COLUMN "version_is_on_team" boolean DEFAULT true;
  ALTER TABLE "pages" ADD COLUMN "placeholder" boolean DEFAULT false;
  ALTER TABLE "_pages_v" ADD COLUMN "version_placeholder" boolean DEFAULT false;
  ALTER TABLE "authors_links" ADD CONSTRAINT "authors_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."authors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_authors_v_version_links" ADD CONSTRAINT "_authors_v_version_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_authors_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "authors_links_order_idx" ON "authors_links" USING btree ("_order");
  CREATE INDEX "authors_links_parent_id_idx" ON "authors_links" USING btree ("_parent_id");
  CREATE INDEX "_authors_v_version_links_order_idx" ON "_authors_v_version_links" USING btree ("_order");
  CREATE INDEX "_authors_v_version_links_parent_id_idx" ON "_authors_v_version_links" USING btree ("_parent_id");
  ALTER TABLE "authors" ADD CONSTRAINT "authors_portrait_id_media_id_fk" FOREIGN KEY ("portrait_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_authors_v" ADD CONSTRAINT "_authors_v_version_portrait_id_media_id_fk" FOREIGN KEY ("version_portrait_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "authors_portrait_idx" ON "authors" USING btree ("portrait_id");
  CREATE INDEX "_authors_v_version_version_portrait_idx" ON "_authors_v" USING btree ("version_portrait_id");

  -- Whoever signed articles before may be a guest: an editor says who is of the team.
  UPDATE "authors" SET "is_on_team" = false;
  UPDATE "_authors_v" SET "version_is_on_team" = false;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "authors_links" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_authors_v_version_links" DISABLE ROW LEVEL SECURITY;
  DROP TABLE IF EXISTS "authors_links" CASCADE;
  DROP TABLE IF EXISTS "_authors_v_version_links" CASCADE;
  ALTER TABLE IF EXISTS "authors" DROP CONSTRAINT IF EXISTS "authors_portrait_id_media_id_fk";
  
  ALTER TABLE IF EXISTS "_authors_v" DROP CONSTRAINT IF EXISTS "_authors_v_version_portrait_id_media_id_fk";
  
  DROP INDEX IF EXISTS "authors_portrait_idx";
  DROP INDEX IF EXISTS "_authors_v_version_version_portrait_idx";
  ALTER TABLE IF EXISTS "authors" DROP COLUMN IF EXISTS "portrait_id";
  ALTER TABLE IF EXISTS "authors" DROP COLUMN IF EXISTS "is_on_team";
  ALTER TABLE IF EXISTS "_authors_v" DROP COLUMN IF EXISTS "version_portrait_id";
  ALTER TABLE IF EXISTS "_authors_v" DROP COLUMN IF EXISTS "version_is_on_team";
  ALTER TABLE IF EXISTS "pages" DROP COLUMN IF EXISTS "placeholder";
  ALTER TABLE IF EXISTS "_pages_v" DROP COLUMN IF EXISTS "version_placeholder";`)
}
