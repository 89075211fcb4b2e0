import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "merges" (
  	"submission" uuid PRIMARY KEY NOT NULL,
  	"target" uuid NOT NULL,
  	"before" jsonb NOT NULL,
  	"merged_by" uuid,
  	"merged_at" timestamp with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "merges" ADD CONSTRAINT "merges_submission_submissions_id_fk" FOREIGN KEY ("submission") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "merges" ADD CONSTRAINT "merges_target_submissions_id_fk" FOREIGN KEY ("target") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "merges" ADD CONSTRAINT "merges_merged_by_users_id_fk" FOREIGN KEY ("merged_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "merges_target_idx" ON "merges" USING btree ("target");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE IF EXISTS "merges" CASCADE;`)
}
