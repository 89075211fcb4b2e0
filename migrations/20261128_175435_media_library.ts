import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "media_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  ALTER TABLE "media" ADD COLUMN "alt_to_check" boolean DEFAULT false;
  ALTER TABLE "media" ADD COLUMN "sent_hash" varchar;
  ALTER TABLE "media" ADD COLUMN "content_hash" varchar;
  ALTER TABLE "media" ADD COLUMN "search_text" varchar;
  ALTER TABLE "media" ADD COLUMN "in_use" boolean DEFAULT false;
  ALTER TABLE "media" ADD COLUMN "alt_is_missing" boolean DEFAULT false;
  ALTER TABLE "media_texts" ADD CONSTRAINT "media_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "media_texts_order_parent" ON "media_texts" USING btree ("order","parent_id");
  CREATE INDEX "media_texts_text_idx" ON "media_texts" USING btree ("text");
  CREATE INDEX "media_alt_to_check_idx" ON "media" USING btree ("alt_to_check");
  CREATE INDEX "media_sent_hash_idx" ON "media" USING btree ("sent_hash");
  CREATE INDEX "media_content_hash_idx" ON "media" USING btree ("content_hash");
  CREATE INDEX "media_in_use_idx" ON "media" USING btree ("in_use");
  CREATE INDEX "media_alt_is_missing_idx" ON "media" USING btree ("alt_is_missing");
  CREATE INDEX "media_search_idx" ON "media" USING gin ("search_text" gin_trgm_ops);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "media_texts" DISABLE ROW LEVEL SECURITY;
  DROP TABLE IF EXISTS "media_texts" CASCADE;
  DROP INDEX IF EXISTS "media_alt_to_check_idx";
  DROP INDEX IF EXISTS "media_sent_hash_idx";
  DROP INDEX IF EXISTS "media_content_hash_idx";
  DROP INDEX IF EXISTS "media_in_use_idx";
  DROP INDEX IF EXISTS "media_alt_is_missing_idx";
  DROP INDEX IF EXISTS "media_search_idx";
  ALTER TABLE IF EXISTS "media" DROP COLUMN IF EXISTS "alt_to_check";
  ALTER TABLE IF EXISTS "media" DROP COLUMN IF EXISTS "sent_hash";
  ALTER TABLE IF EXISTS "media" DROP COLUMN IF EXISTS "content_hash";
  ALTER TABLE IF EXISTS "media" DROP COLUMN IF EXISTS "search_text";
  ALTER TABLE IF EXISTS "media" DROP COLUMN IF EXISTS "in_use";
  ALTER TABLE IF EXISTS "media" DROP COLUMN IF EXISTS "alt_is_missing";`)
}
