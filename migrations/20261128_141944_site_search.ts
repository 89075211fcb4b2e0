import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "search_entries" (
  	"collection" text NOT NULL,
  	"document" text NOT NULL,
  	"path" text NOT NULL,
  	"title" text NOT NULL,
  	"text" text NOT NULL,
  	"places" jsonb NOT NULL,
  	"words" "tsvector" NOT NULL,
  	"title_words" "tsvector" NOT NULL,
  	"made_of" text NOT NULL,
  	"made_by" text NOT NULL,
  	"is_spelt" boolean DEFAULT false NOT NULL,
  	CONSTRAINT "search_entries_collection_document_pk" PRIMARY KEY("collection","document")
  );
  
  CREATE TABLE "search_words" (
  	"word" text PRIMARY KEY NOT NULL
  );
  
  ALTER TABLE "site_settings" ADD COLUMN "has_search" boolean DEFAULT false;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_has_search" boolean DEFAULT false;
  CREATE INDEX "search_entries_words_idx" ON "search_entries" USING gin ("words");
  CREATE INDEX "search_entries_unspelt_idx" ON "search_entries" USING btree ("document") WHERE NOT "search_entries"."is_spelt";
  CREATE INDEX "search_words_trigram_idx" ON "search_words" USING gin ("word" gin_trgm_ops);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE IF EXISTS "search_entries" CASCADE;
  DROP TABLE IF EXISTS "search_words" CASCADE;
  ALTER TABLE IF EXISTS "site_settings" DROP COLUMN IF EXISTS "has_search";
  ALTER TABLE IF EXISTS "_site_settings_v" DROP COLUMN IF EXISTS "version_has_search";`)
}
