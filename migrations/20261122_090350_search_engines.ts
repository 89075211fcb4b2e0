import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "industries" ADD COLUMN "meta_title" varchar;
  ALTER TABLE "industries" ADD COLUMN "meta_description" varchar;
  ALTER TABLE "industries" ADD COLUMN "meta_image_id" uuid;
  ALTER TABLE "industries" ADD COLUMN "meta_canonical" varchar;
  ALTER TABLE "industries" ADD COLUMN "meta_noindex" boolean DEFAULT false;
  ALTER TABLE "_industries_v" ADD COLUMN "version_meta_title" varchar;
  ALTER TABLE "_industries_v" ADD COLUMN "version_meta_description" varchar;
  ALTER TABLE "_industries_v" ADD COLUMN "version_meta_image_id" uuid;
  ALTER TABLE "_industries_v" ADD COLUMN "version_meta_canonical" varchar;
  ALTER TABLE "_industries_v" ADD COLUMN "version_meta_noindex" boolean DEFAULT false;
  ALTER TABLE "projects" ADD COLUMN "meta_title" varchar;
  ALTER TABLE "projects" ADD COLUMN "meta_description" varchar;
  ALTER TABLE "projects" ADD COLUMN "meta_image_id" uuid;
  ALTER TABLE "projects" ADD COLUMN "meta_canonical" varchar;
  ALTER TABLE "projects" ADD COLUMN "meta_noindex" boolean DEFAULT false;
  ALTER TABLE "_projects_v" ADD COLUMN "version_meta_title" varchar;
  ALTER TABLE "_projects_v" ADD COLUMN "version_meta_description" varchar;
  ALTER TABLE "_projects_v" ADD COLUMN "version_meta_image_id" uuid;
  ALTER TABLE "_projects_v" ADD COLUMN "version_meta_canonical" varchar;
  ALTER TABLE "_projects_v" ADD COLUMN "version_meta_noindex" boolean DEFAULT false;
  ALTER TABLE "legal_pages" ADD COLUMN "meta_title" varchar;
  ALTER TABLE "legal_pages" ADD COLUMN "meta_description" varchar;
  ALTER TABLE "legal_pages" ADD COLUMN "meta_image_id" uuid;
  ALTER TABLE "legal_pages" ADD COLUMN "meta_canonical" varchar;
  ALTER TABLE "legal_pages" ADD COLUMN "meta_noindex" boolean DEFAULT false;
  ALTER TABLE "_legal_pages_v" ADD COLUMN "version_meta_title" varchar;
  ALTER TABLE "_legal_pages_v" ADD COLUMN "version_meta_description" varchar;
  ALTER TABLE "_legal_pages_v" ADD COLUMN "version_meta_image_id" uuid;
  ALTER TABLE "_legal_pages_v" ADD COLUMN "version_meta_canonical" varchar;
  ALTER TABLE "_legal_pages_v" ADD COLUMN "version_meta_noindex" boolean DEFAULT false;
  ALTER TABLE "home_page" ADD COLUMN "meta_title" varchar;
  ALTER TABLE "home_page" ADD COLUMN "meta_description" varchar;
  ALTER TABLE "home_page" ADD COLUMN "meta_image_id" uuid;
  ALTER TABLE "home_page" ADD COLUMN "meta_canonical" varchar;
  ALTER TABLE "home_page" ADD COLUMN "meta_noindex" boolean DEFAULT false;
  ALTER TABLE "_home_page_v" ADD COLUMN "version_meta_title" varchar;
  ALTER TABLE "_home_page_v" ADD COLUMN "version_meta_description" varchar;
  ALTER TABLE "_home_page_v" ADD COLUMN "version_meta_image_id" uuid;
  ALTER TABLE "_home_page_v" ADD COLUMN "version_meta_canonical" varchar;
  ALTER TABLE "_home_page_v" ADD COLUMN "version_meta_noindex" boolean DEFAULT false;
  ALTER TABLE "industries_page" ADD COLUMN "meta_title" varchar;
  ALTER TABLE "industries_page" ADD COLUMN "meta_description" varchar;
  ALTER TABLE "industries_page" ADD COLUMN "meta_image_id" uuid;
  ALTER TABLE "industries_page" ADD COLUMN "meta_canonical" varchar;
  ALTER TABLE "industries_page" ADD COLUMN "meta_noindex" boolean DEFAULT false;
  ALTER TABLE "_industries_page_v" ADD COLUMN "version_meta_title" varchar;
  ALTER TABLE "_industries_page_v" ADD COLUMN "version_meta_description" varchar;
  ALTER TABLE "_industries_page_v" ADD COLUMN "version_meta_image_id" uuid;
  ALTER TABLE "_industries_page_v" ADD COLUMN "version_meta_canonical" varchar;
  ALTER TABLE "_industries_page_v" ADD COLUMN "version_meta_noindex" boolean DEFAULT false;
  ALTER TABLE "work_page" ADD COLUMN "meta_title" varchar;
  ALTER TABLE "work_page" ADD COLUMN "meta_description" varchar;
  ALTER TABLE "work_page" ADD COLUMN "meta_image_id" uuid;
  ALTER TABLE "work_page" ADD COLUMN "meta_canonical" varchar;
  ALTER TABLE "work_page" ADD COLUMN "meta_noindex" boolean DEFAULT false;
  ALTER TABLE "_work_page_v" ADD COLUMN "version_meta_title" varchar;
  ALTER TABLE "_work_page_v" ADD COLUMN "version_meta_description" varchar;
  ALTER TABLE "_work_page_v" ADD COLUMN "version_meta_image_id" uuid;
  ALTER TABLE "_work_page_v" ADD COLUMN "version_meta_canonical" varchar;
  ALTER TABLE "_work_page_v" ADD COLUMN "version_meta_noindex" boolean DEFAULT false;
  ALTER TABLE "quote_page" ADD COLUMN "meta_title" varchar;
  ALTER TABLE "quote_page" ADD COLUMN "meta_description" varchar;
  ALTER TABLE "quote_page" ADD COLUMN "meta_image_id" uuid;
  ALTER TABLE "quote_page" ADD COLUMN "meta_canonical" varchar;
  ALTER TABLE "quote_page" ADD COLUMN "meta_noindex" boolean DEFAULT false;
  ALTER TABLE "_quote_page_v" ADD COLUMN "version_meta_title" varchar;
  ALTER TABLE "_quote_page_v" ADD COLUMN "version_meta_description" varchar;
  ALTER TABLE "_quote_page_v" ADD COLUMN "version_meta_image_id" uuid;
  ALTER TABLE "_quote_page_v" ADD COLUMN "version_meta_canonical" varchar;
  ALTER TABLE "_quote_page_v" ADD COLUMN "version_meta_noindex" boolean DEFAULT false;
  ALTER TABLE "gallery_page" ADD COLUMN "meta_title" varchar;
  ALTER TABLE "gallery_page" ADD COLUMN "meta_description" varchar;
  ALTER TABLE "gallery_page" ADD COLUMN "meta_image_id" uuid;
  ALTER TABLE "gallery_page" ADD COLUMN "meta_canonical" varchar;
  ALTER TABLE "gallery_page" ADD COLUMN "meta_noindex" boolean DEFAULT false;
  ALTER TABLE "_gallery_page_v" ADD COLUMN "version_meta_title" varchar;
  ALTER TABLE "_gallery_page_v" ADD COLUMN "version_meta_description" varchar;
  ALTER TABLE "_gallery_page_v" ADD COLUMN "version_meta_image_id" uuid;
  ALTER TABLE "_gallery_page_v" ADD COLUMN "version_meta_canonical" varchar;
  ALTER TABLE "_gallery_page_v" ADD COLUMN "version_meta_noindex" boolean DEFAULT false;
  ALTER TABLE "industries" ADD CONSTRAINT "industries_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_industries_v" ADD CONSTRAINT "_industries_v_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects" ADD CONSTRAINT "projects_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "legal_pages" ADD CONSTRAINT "legal_pages_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_legal_pages_v" ADD CONSTRAINT "_legal_pages_v_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "home_page" ADD CONSTRAINT "home_page_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_page_v" ADD CONSTRAINT "_home_page_v_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "industries_page" ADD CONSTRAINT "industries_page_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_industries_page_v" ADD CONSTRAINT "_industries_page_v_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "work_page" ADD CONSTRAINT "work_page_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_work_page_v" ADD CONSTRAINT "_work_page_v_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "quote_page" ADD CONSTRAINT "quote_page_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_quote_page_v" ADD CONSTRAINT "_quote_page_v_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "gallery_page" ADD CONSTRAINT "gallery_page_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_gallery_page_v" ADD CONSTRAINT "_gallery_page_v_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "industries_meta_meta_image_idx" ON "industries" USING btree ("meta_image_id");
  CREATE INDEX "_industries_v_version_meta_version_meta_image_idx" ON "_industries_v" USING btree ("version_meta_image_id");
  CREATE INDEX "projects_meta_meta_image_idx" ON "projects" USING btree ("meta_image_id");
  CREATE INDEX "_projects_v_version_meta_version_meta_image_idx" ON "_projects_v" USING btree ("version_meta_image_id");
  CREATE INDEX "legal_pages_meta_meta_image_idx" ON "legal_pages" USING btree ("meta_image_id");
  CREATE INDEX "_legal_pages_v_version_meta_version_meta_image_idx" ON "_legal_pages_v" USING btree ("version_meta_image_id");
  CREATE INDEX "home_page_meta_meta_image_idx" ON "home_page" USING btree ("meta_image_id");
  CREATE INDEX "_home_page_v_version_meta_version_meta_image_idx" ON "_home_page_v" USING btree ("version_meta_image_id");
  CREATE INDEX "industries_page_meta_meta_image_idx" ON "industries_page" USING btree ("meta_image_id");
  CREATE INDEX "_industries_page_v_version_meta_version_meta_image_idx" ON "_industries_page_v" USING btree ("version_meta_image_id");
  CREATE INDEX "work_page_meta_meta_image_idx" ON "work_page" USING btree ("meta_image_id");
  CREATE INDEX "_work_page_v_version_meta_version_meta_image_idx" ON "_work_page_v" USING btree ("version_meta_image_id");
  CREATE INDEX "quote_page_meta_meta_image_idx" ON "quote_page" USING btree ("meta_image_id");
  CREATE INDEX "_quote_page_v_version_meta_version_meta_image_idx" ON "_quote_page_v" USING btree ("version_meta_image_id");
  CREATE INDEX "gallery_page_meta_meta_image_idx" ON "gallery_page" USING btree ("meta_image_id");
  CREATE INDEX "_gallery_page_v_version_meta_version_meta_image_idx" ON "_gallery_page_v" USING btree ("version_meta_image_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "industries" DROP CONSTRAINT "industries_meta_image_id_media_id_fk";
  
  ALTER TABLE "_industries_v" DROP CONSTRAINT "_industries_v_version_meta_image_id_media_id_fk";
  
  ALTER TABLE "projects" DROP CONSTRAINT "projects_meta_image_id_media_id_fk";
  
  ALTER TABLE "_projects_v" DROP CONSTRAINT "_projects_v_version_meta_image_id_media_id_fk";
  
  ALTER TABLE "legal_pages" DROP CONSTRAINT "legal_pages_meta_image_id_media_id_fk";
  
  ALTER TABLE "_legal_pages_v" DROP CONSTRAINT "_legal_pages_v_version_meta_image_id_media_id_fk";
  
  ALTER TABLE "home_page" DROP CONSTRAINT "home_page_meta_image_id_media_id_fk";
  
  ALTER TABLE "_home_page_v" DROP CONSTRAINT "_home_page_v_version_meta_image_id_media_id_fk";
  
  ALTER TABLE "industries_page" DROP CONSTRAINT "industries_page_meta_image_id_media_id_fk";
  
  ALTER TABLE "_industries_page_v" DROP CONSTRAINT "_industries_page_v_version_meta_image_id_media_id_fk";
  
  ALTER TABLE "work_page" DROP CONSTRAINT "work_page_meta_image_id_media_id_fk";
  
  ALTER TABLE "_work_page_v" DROP CONSTRAINT "_work_page_v_version_meta_image_id_media_id_fk";
  
  ALTER TABLE "quote_page" DROP CONSTRAINT "quote_page_meta_image_id_media_id_fk";
  
  ALTER TABLE "_quote_page_v" DROP CONSTRAINT "_quote_page_v_version_meta_image_id_media_id_fk";
  
  ALTER TABLE "gallery_page" DROP CONSTRAINT "gallery_page_meta_image_id_media_id_fk";
  
  ALTER TABLE "_gallery_page_v" DROP CONSTRAINT "_gallery_page_v_version_meta_image_id_media_id_fk";
  
  DROP INDEX "industries_meta_meta_image_idx";
  DROP INDEX "_industries_v_version_meta_version_meta_image_idx";
  DROP INDEX "projects_meta_meta_image_idx";
  DROP INDEX "_projects_v_version_meta_version_meta_image_idx";
  DROP INDEX "legal_pages_meta_meta_image_idx";
  DROP INDEX "_legal_pages_v_version_meta_version_meta_image_idx";
  DROP INDEX "home_page_meta_meta_image_idx";
  DROP INDEX "_home_page_v_version_meta_version_meta_image_idx";
  DROP INDEX "industries_page_meta_meta_image_idx";
  DROP INDEX "_industries_page_v_version_meta_version_meta_image_idx";
  DROP INDEX "work_page_meta_meta_image_idx";
  DROP INDEX "_work_page_v_version_meta_version_meta_image_idx";
  DROP INDEX "quote_page_meta_meta_image_idx";
  DROP INDEX "_quote_page_v_version_meta_version_meta_image_idx";
  DROP INDEX "gallery_page_meta_meta_image_idx";
  DROP INDEX "_gallery_page_v_version_meta_version_meta_image_idx";
  ALTER TABLE "industries" DROP COLUMN "meta_title";
  ALTER TABLE "industries" DROP COLUMN "meta_description";
  ALTER TABLE "industries" DROP COLUMN "meta_image_id";
  ALTER TABLE "industries" DROP COLUMN "meta_canonical";
  ALTER TABLE "industries" DROP COLUMN "meta_noindex";
  ALTER TABLE "_industries_v" DROP COLUMN "version_meta_title";
  ALTER TABLE "_industries_v" DROP COLUMN "version_meta_description";
  ALTER TABLE "_industries_v" DROP COLUMN "version_meta_image_id";
  ALTER TABLE "_industries_v" DROP COLUMN "version_meta_canonical";
  ALTER TABLE "_industries_v" DROP COLUMN "version_meta_noindex";
  ALTER TABLE "projects" DROP COLUMN "meta_title";
  ALTER TABLE "projects" DROP COLUMN "meta_description";
  ALTER TABLE "projects" DROP COLUMN "meta_image_id";
  ALTER TABLE "projects" DROP COLUMN "meta_canonical";
  ALTER TABLE "projects" DROP COLUMN "meta_noindex";
  ALTER TABLE "_projects_v" DROP COLUMN "version_meta_title";
  ALTER TABLE "_projects_v" DROP COLUMN "version_meta_description";
  ALTER TABLE "_projects_v" DROP COLUMN "version_meta_image_id";
  ALTER TABLE "_projects_v" DROP COLUMN "version_meta_canonical";
  ALTER TABLE "_projects_v" DROP COLUMN "version_meta_noindex";
  ALTER TABLE "legal_pages" DROP COLUMN "meta_title";
  ALTER TABLE "legal_pages" DROP COLUMN "meta_description";
  ALTER TABLE "legal_pages" DROP COLUMN "meta_image_id";
  ALTER TABLE "legal_pages" DROP COLUMN "meta_canonical";
  ALTER TABLE "legal_pages" DROP COLUMN "meta_noindex";
  ALTER TABLE "_legal_pages_v" DROP COLUMN "version_meta_title";
  ALTER TABLE "_legal_pages_v" DROP COLUMN "version_meta_description";
  ALTER TABLE "_legal_pages_v" DROP COLUMN "version_meta_image_id";
  ALTER TABLE "_legal_pages_v" DROP COLUMN "version_meta_canonical";
  ALTER TABLE "_legal_pages_v" DROP COLUMN "version_meta_noindex";
  ALTER TABLE "home_page" DROP COLUMN "meta_title";
  ALTER TABLE "home_page" DROP COLUMN "meta_description";
  ALTER TABLE "home_page" DROP COLUMN "meta_image_id";
  ALTER TABLE "home_page" DROP COLUMN "meta_canonical";
  ALTER TABLE "home_page" DROP COLUMN "meta_noindex";
  ALTER TABLE "_home_page_v" DROP COLUMN "version_meta_title";
  ALTER TABLE "_home_page_v" DROP COLUMN "version_meta_description";
  ALTER TABLE "_home_page_v" DROP COLUMN "version_meta_image_id";
  ALTER TABLE "_home_page_v" DROP COLUMN "version_meta_canonical";
  ALTER TABLE "_home_page_v" DROP COLUMN "version_meta_noindex";
  ALTER TABLE "industries_page" DROP COLUMN "meta_title";
  ALTER TABLE "industries_page" DROP COLUMN "meta_description";
  ALTER TABLE "industries_page" DROP COLUMN "meta_image_id";
  ALTER TABLE "industries_page" DROP COLUMN "meta_canonical";
  ALTER TABLE "industries_page" DROP COLUMN "meta_noindex";
  ALTER TABLE "_industries_page_v" DROP COLUMN "version_meta_title";
  ALTER TABLE "_industries_page_v" DROP COLUMN "version_meta_description";
  ALTER TABLE "_industries_page_v" DROP COLUMN "version_meta_image_id";
  ALTER TABLE "_industries_page_v" DROP COLUMN "version_meta_canonical";
  ALTER TABLE "_industries_page_v" DROP COLUMN "version_meta_noindex";
  ALTER TABLE "work_page" DROP COLUMN "meta_title";
  ALTER TABLE "work_page" DROP COLUMN "meta_description";
  ALTER TABLE "work_page" DROP COLUMN "meta_image_id";
  ALTER TABLE "work_page" DROP COLUMN "meta_canonical";
  ALTER TABLE "work_page" DROP COLUMN "meta_noindex";
  ALTER TABLE "_work_page_v" DROP COLUMN "version_meta_title";
  ALTER TABLE "_work_page_v" DROP COLUMN "version_meta_description";
  ALTER TABLE "_work_page_v" DROP COLUMN "version_meta_image_id";
  ALTER TABLE "_work_page_v" DROP COLUMN "version_meta_canonical";
  ALTER TABLE "_work_page_v" DROP COLUMN "version_meta_noindex";
  ALTER TABLE "quote_page" DROP COLUMN "meta_title";
  ALTER TABLE "quote_page" DROP COLUMN "meta_description";
  ALTER TABLE "quote_page" DROP COLUMN "meta_image_id";
  ALTER TABLE "quote_page" DROP COLUMN "meta_canonical";
  ALTER TABLE "quote_page" DROP COLUMN "meta_noindex";
  ALTER TABLE "_quote_page_v" DROP COLUMN "version_meta_title";
  ALTER TABLE "_quote_page_v" DROP COLUMN "version_meta_description";
  ALTER TABLE "_quote_page_v" DROP COLUMN "version_meta_image_id";
  ALTER TABLE "_quote_page_v" DROP COLUMN "version_meta_canonical";
  ALTER TABLE "_quote_page_v" DROP COLUMN "version_meta_noindex";
  ALTER TABLE "gallery_page" DROP COLUMN "meta_title";
  ALTER TABLE "gallery_page" DROP COLUMN "meta_description";
  ALTER TABLE "gallery_page" DROP COLUMN "meta_image_id";
  ALTER TABLE "gallery_page" DROP COLUMN "meta_canonical";
  ALTER TABLE "gallery_page" DROP COLUMN "meta_noindex";
  ALTER TABLE "_gallery_page_v" DROP COLUMN "version_meta_title";
  ALTER TABLE "_gallery_page_v" DROP COLUMN "version_meta_description";
  ALTER TABLE "_gallery_page_v" DROP COLUMN "version_meta_image_id";
  ALTER TABLE "_gallery_page_v" DROP COLUMN "version_meta_canonical";
  ALTER TABLE "_gallery_page_v" DROP COLUMN "version_meta_noindex";`)
}
