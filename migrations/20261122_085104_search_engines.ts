import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "industries" ADD COLUMN "meta_title" varchar;
  ALTER TABLE "industries" ADD COLUMN "meta_description" varchar;
  ALTER TABLE "industries" ADD COLUMN "meta_image_id" uuid;
  ALTER TABLE "industries" ADD COLUMN "meta_canonical" varchar;
  ALTER TABLE "industries" ADD COLUMN "meta_noindex" boolean DEFAULT false;
  ALTER TABLE "projects" ADD COLUMN "meta_title" varchar;
  ALTER TABLE "projects" ADD COLUMN "meta_description" varchar;
  ALTER TABLE "projects" ADD COLUMN "meta_image_id" uuid;
  ALTER TABLE "projects" ADD COLUMN "meta_canonical" varchar;
  ALTER TABLE "projects" ADD COLUMN "meta_noindex" boolean DEFAULT false;
  ALTER TABLE "legal_pages" ADD COLUMN "meta_title" varchar;
  ALTER TABLE "legal_pages" ADD COLUMN "meta_description" varchar;
  ALTER TABLE "legal_pages" ADD COLUMN "meta_image_id" uuid;
  ALTER TABLE "legal_pages" ADD COLUMN "meta_canonical" varchar;
  ALTER TABLE "legal_pages" ADD COLUMN "meta_noindex" boolean DEFAULT false;
  ALTER TABLE "home_page" ADD COLUMN "meta_title" varchar;
  ALTER TABLE "home_page" ADD COLUMN "meta_description" varchar;
  ALTER TABLE "home_page" ADD COLUMN "meta_image_id" uuid;
  ALTER TABLE "home_page" ADD COLUMN "meta_canonical" varchar;
  ALTER TABLE "home_page" ADD COLUMN "meta_noindex" boolean DEFAULT false;
  ALTER TABLE "industries_page" ADD COLUMN "meta_title" varchar;
  ALTER TABLE "industries_page" ADD COLUMN "meta_description" varchar;
  ALTER TABLE "industries_page" ADD COLUMN "meta_image_id" uuid;
  ALTER TABLE "industries_page" ADD COLUMN "meta_canonical" varchar;
  ALTER TABLE "industries_page" ADD COLUMN "meta_noindex" boolean DEFAULT false;
  ALTER TABLE "work_page" ADD COLUMN "meta_title" varchar;
  ALTER TABLE "work_page" ADD COLUMN "meta_description" varchar;
  ALTER TABLE "work_page" ADD COLUMN "meta_image_id" uuid;
  ALTER TABLE "work_page" ADD COLUMN "meta_canonical" varchar;
  ALTER TABLE "work_page" ADD COLUMN "meta_noindex" boolean DEFAULT false;
  ALTER TABLE "quote_page" ADD COLUMN "meta_title" varchar;
  ALTER TABLE "quote_page" ADD COLUMN "meta_description" varchar;
  ALTER TABLE "quote_page" ADD COLUMN "meta_image_id" uuid;
  ALTER TABLE "quote_page" ADD COLUMN "meta_canonical" varchar;
  ALTER TABLE "quote_page" ADD COLUMN "meta_noindex" boolean DEFAULT false;
  ALTER TABLE "gallery_page" ADD COLUMN "meta_title" varchar;
  ALTER TABLE "gallery_page" ADD COLUMN "meta_description" varchar;
  ALTER TABLE "gallery_page" ADD COLUMN "meta_image_id" uuid;
  ALTER TABLE "gallery_page" ADD COLUMN "meta_canonical" varchar;
  ALTER TABLE "gallery_page" ADD COLUMN "meta_noindex" boolean DEFAULT false;
  ALTER TABLE "industries" ADD CONSTRAINT "industries_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects" ADD CONSTRAINT "projects_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "legal_pages" ADD CONSTRAINT "legal_pages_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "home_page" ADD CONSTRAINT "home_page_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "industries_page" ADD CONSTRAINT "industries_page_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "work_page" ADD CONSTRAINT "work_page_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "quote_page" ADD CONSTRAINT "quote_page_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "gallery_page" ADD CONSTRAINT "gallery_page_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "industries_meta_meta_image_idx" ON "industries" USING btree ("meta_image_id");
  CREATE INDEX "projects_meta_meta_image_idx" ON "projects" USING btree ("meta_image_id");
  CREATE INDEX "legal_pages_meta_meta_image_idx" ON "legal_pages" USING btree ("meta_image_id");
  CREATE INDEX "home_page_meta_meta_image_idx" ON "home_page" USING btree ("meta_image_id");
  CREATE INDEX "industries_page_meta_meta_image_idx" ON "industries_page" USING btree ("meta_image_id");
  CREATE INDEX "work_page_meta_meta_image_idx" ON "work_page" USING btree ("meta_image_id");
  CREATE INDEX "quote_page_meta_meta_image_idx" ON "quote_page" USING btree ("meta_image_id");
  CREATE INDEX "gallery_page_meta_meta_image_idx" ON "gallery_page" USING btree ("meta_image_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "industries" DROP CONSTRAINT "industries_meta_image_id_media_id_fk";
  
  ALTER TABLE "projects" DROP CONSTRAINT "projects_meta_image_id_media_id_fk";
  
  ALTER TABLE "legal_pages" DROP CONSTRAINT "legal_pages_meta_image_id_media_id_fk";
  
  ALTER TABLE "home_page" DROP CONSTRAINT "home_page_meta_image_id_media_id_fk";
  
  ALTER TABLE "industries_page" DROP CONSTRAINT "industries_page_meta_image_id_media_id_fk";
  
  ALTER TABLE "work_page" DROP CONSTRAINT "work_page_meta_image_id_media_id_fk";
  
  ALTER TABLE "quote_page" DROP CONSTRAINT "quote_page_meta_image_id_media_id_fk";
  
  ALTER TABLE "gallery_page" DROP CONSTRAINT "gallery_page_meta_image_id_media_id_fk";
  
  DROP INDEX "industries_meta_meta_image_idx";
  DROP INDEX "projects_meta_meta_image_idx";
  DROP INDEX "legal_pages_meta_meta_image_idx";
  DROP INDEX "home_page_meta_meta_image_idx";
  DROP INDEX "industries_page_meta_meta_image_idx";
  DROP INDEX "work_page_meta_meta_image_idx";
  DROP INDEX "quote_page_meta_meta_image_idx";
  DROP INDEX "gallery_page_meta_meta_image_idx";
  ALTER TABLE "industries" DROP COLUMN "meta_title";
  ALTER TABLE "industries" DROP COLUMN "meta_description";
  ALTER TABLE "industries" DROP COLUMN "meta_image_id";
  ALTER TABLE "industries" DROP COLUMN "meta_canonical";
  ALTER TABLE "industries" DROP COLUMN "meta_noindex";
  ALTER TABLE "projects" DROP COLUMN "meta_title";
  ALTER TABLE "projects" DROP COLUMN "meta_description";
  ALTER TABLE "projects" DROP COLUMN "meta_image_id";
  ALTER TABLE "projects" DROP COLUMN "meta_canonical";
  ALTER TABLE "projects" DROP COLUMN "meta_noindex";
  ALTER TABLE "legal_pages" DROP COLUMN "meta_title";
  ALTER TABLE "legal_pages" DROP COLUMN "meta_description";
  ALTER TABLE "legal_pages" DROP COLUMN "meta_image_id";
  ALTER TABLE "legal_pages" DROP COLUMN "meta_canonical";
  ALTER TABLE "legal_pages" DROP COLUMN "meta_noindex";
  ALTER TABLE "home_page" DROP COLUMN "meta_title";
  ALTER TABLE "home_page" DROP COLUMN "meta_description";
  ALTER TABLE "home_page" DROP COLUMN "meta_image_id";
  ALTER TABLE "home_page" DROP COLUMN "meta_canonical";
  ALTER TABLE "home_page" DROP COLUMN "meta_noindex";
  ALTER TABLE "industries_page" DROP COLUMN "meta_title";
  ALTER TABLE "industries_page" DROP COLUMN "meta_description";
  ALTER TABLE "industries_page" DROP COLUMN "meta_image_id";
  ALTER TABLE "industries_page" DROP COLUMN "meta_canonical";
  ALTER TABLE "industries_page" DROP COLUMN "meta_noindex";
  ALTER TABLE "work_page" DROP COLUMN "meta_title";
  ALTER TABLE "work_page" DROP COLUMN "meta_description";
  ALTER TABLE "work_page" DROP COLUMN "meta_image_id";
  ALTER TABLE "work_page" DROP COLUMN "meta_canonical";
  ALTER TABLE "work_page" DROP COLUMN "meta_noindex";
  ALTER TABLE "quote_page" DROP COLUMN "meta_title";
  ALTER TABLE "quote_page" DROP COLUMN "meta_description";
  ALTER TABLE "quote_page" DROP COLUMN "meta_image_id";
  ALTER TABLE "quote_page" DROP COLUMN "meta_canonical";
  ALTER TABLE "quote_page" DROP COLUMN "meta_noindex";
  ALTER TABLE "gallery_page" DROP COLUMN "meta_title";
  ALTER TABLE "gallery_page" DROP COLUMN "meta_description";
  ALTER TABLE "gallery_page" DROP COLUMN "meta_image_id";
  ALTER TABLE "gallery_page" DROP COLUMN "meta_canonical";
  ALTER TABLE "gallery_page" DROP COLUMN "meta_noindex";`)
}
