import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "shared_drafts" (
  	"submission" uuid PRIMARY KEY NOT NULL,
  	"author" uuid,
  	"version" uuid DEFAULT gen_random_uuid() NOT NULL,
  	"text" text NOT NULL,
  	"cc" text,
  	"bcc" text,
  	"subject" text,
  	"saved_at" timestamp with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "shared_drafts" ADD CONSTRAINT "shared_drafts_submission_submissions_id_fk" FOREIGN KEY ("submission") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "shared_drafts" ADD CONSTRAINT "shared_drafts_author_users_id_fk" FOREIGN KEY ("author") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "shared_drafts_author_idx" ON "shared_drafts" USING btree ("author");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE IF EXISTS "shared_drafts" CASCADE;`)
}
