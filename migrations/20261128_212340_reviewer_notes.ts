import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "reviewer_notes" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"link" uuid NOT NULL,
  	"name" text NOT NULL,
  	"words" text NOT NULL,
  	"written_at" timestamp with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "reviewer_notes" ADD CONSTRAINT "reviewer_notes_link_review_links_id_fk" FOREIGN KEY ("link") REFERENCES "public"."review_links"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "reviewer_notes_link_idx" ON "reviewer_notes" USING btree ("link");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE IF EXISTS "reviewer_notes" CASCADE;`)
}
