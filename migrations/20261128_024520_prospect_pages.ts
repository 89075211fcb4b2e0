import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "prospect_pages" (
  	"submission" uuid PRIMARY KEY NOT NULL,
  	"generation" integer DEFAULT 0 NOT NULL,
  	"is_off" boolean DEFAULT false NOT NULL,
  	"mailed" integer,
  	"withdrawn_at" timestamp with time zone,
  	"erasure_confirmed_at" timestamp with time zone
  );
  
  CREATE TABLE "proposed_times" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"submission" uuid NOT NULL,
  	"reply" uuid NOT NULL,
  	"starts_at" timestamp with time zone NOT NULL,
  	"minutes" integer NOT NULL,
  	"chosen_at" timestamp with time zone
  );
  
  ALTER TABLE "thread_entries" ADD COLUMN "on_page" boolean DEFAULT false NOT NULL;
  ALTER TABLE "prospect_pages" ADD CONSTRAINT "prospect_pages_submission_submissions_id_fk" FOREIGN KEY ("submission") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "proposed_times" ADD CONSTRAINT "proposed_times_submission_submissions_id_fk" FOREIGN KEY ("submission") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "proposed_times_submission_idx" ON "proposed_times" USING btree ("submission");
  CREATE INDEX "proposed_times_reply_idx" ON "proposed_times" USING btree ("reply");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE IF EXISTS "prospect_pages" CASCADE;
  DROP TABLE IF EXISTS "proposed_times" CASCADE;
  ALTER TABLE IF EXISTS "thread_entries" DROP COLUMN IF EXISTS "on_page";`)
}
