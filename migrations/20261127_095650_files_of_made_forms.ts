import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "form_files" (
  	"form" uuid PRIMARY KEY NOT NULL,
  	"name" text NOT NULL,
  	"size" integer NOT NULL,
  	"content" "bytea" NOT NULL,
  	"added_at" timestamp with time zone NOT NULL
  );
  
  ALTER TABLE "custom_forms" ADD COLUMN "sends_file" boolean;
  ALTER TABLE "custom_forms" ADD COLUMN "file_days" numeric DEFAULT 7;
  ALTER TABLE "custom_forms" ADD COLUMN "file_button" varchar;
  ALTER TABLE "_custom_forms_v" ADD COLUMN "version_sends_file" boolean;
  ALTER TABLE "_custom_forms_v" ADD COLUMN "version_file_days" numeric DEFAULT 7;
  ALTER TABLE "_custom_forms_v" ADD COLUMN "version_file_button" varchar;
  ALTER TABLE "custom_submissions" ADD COLUMN "downloads_count" numeric;
  ALTER TABLE "custom_submissions" ADD COLUMN "downloads_last_at" timestamp(3) with time zone;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE IF EXISTS "form_files" CASCADE;
  ALTER TABLE IF EXISTS "custom_forms" DROP COLUMN IF EXISTS "sends_file";
  ALTER TABLE IF EXISTS "custom_forms" DROP COLUMN IF EXISTS "file_days";
  ALTER TABLE IF EXISTS "custom_forms" DROP COLUMN IF EXISTS "file_button";
  ALTER TABLE IF EXISTS "_custom_forms_v" DROP COLUMN IF EXISTS "version_sends_file";
  ALTER TABLE IF EXISTS "_custom_forms_v" DROP COLUMN IF EXISTS "version_file_days";
  ALTER TABLE IF EXISTS "_custom_forms_v" DROP COLUMN IF EXISTS "version_file_button";
  ALTER TABLE IF EXISTS "custom_submissions" DROP COLUMN IF EXISTS "downloads_count";
  ALTER TABLE IF EXISTS "custom_submissions" DROP COLUMN IF EXISTS "downloads_last_at";`)
}
