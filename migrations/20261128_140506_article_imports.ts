import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "article_imports" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"by" uuid,
  	"at" timestamp with time zone DEFAULT now() NOT NULL,
  	"name" text NOT NULL,
  	"site" text NOT NULL,
  	"state" text NOT NULL,
  	"found" jsonb NOT NULL,
  	"paths" jsonb NOT NULL,
  	"publishes" boolean DEFAULT false NOT NULL,
  	"fetches" boolean DEFAULT false NOT NULL,
  	"items" integer DEFAULT 0 NOT NULL,
  	"counts" jsonb DEFAULT '{}'::jsonb NOT NULL,
  	"notes" jsonb DEFAULT '[]'::jsonb NOT NULL,
  	"settled_at" timestamp with time zone
  );
  
  CREATE TABLE "article_import_items" (
  	"import" uuid NOT NULL,
  	"place" integer NOT NULL,
  	"kind" text NOT NULL,
  	"key" text NOT NULL,
  	"data" json NOT NULL,
  	CONSTRAINT "article_import_items_import_place_pk" PRIMARY KEY("import","place")
  );
  
  CREATE TABLE "article_import_files" (
  	"import" uuid NOT NULL,
  	"key" text NOT NULL,
  	"bytes" "bytea" NOT NULL,
  	CONSTRAINT "article_import_files_import_key_pk" PRIMARY KEY("import","key")
  );
  
  CREATE TABLE "imported_documents" (
  	"key" text PRIMARY KEY NOT NULL,
  	"document" uuid NOT NULL
  );
  
  ALTER TABLE "article_imports" ADD CONSTRAINT "article_imports_by_users_id_fk" FOREIGN KEY ("by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "article_import_items" ADD CONSTRAINT "article_import_items_import_article_imports_id_fk" FOREIGN KEY ("import") REFERENCES "public"."article_imports"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "article_import_files" ADD CONSTRAINT "article_import_files_import_article_imports_id_fk" FOREIGN KEY ("import") REFERENCES "public"."article_imports"("id") ON DELETE cascade ON UPDATE no action;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE IF EXISTS "article_imports" CASCADE;
  DROP TABLE IF EXISTS "article_import_items" CASCADE;
  DROP TABLE IF EXISTS "article_import_files" CASCADE;
  DROP TABLE IF EXISTS "imported_documents" CASCADE;`)
}
