import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "presences" (
  	"person" uuid NOT NULL,
  	"submission" uuid NOT NULL,
  	"is_writing" boolean NOT NULL,
  	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
  	CONSTRAINT "presences_key" PRIMARY KEY("person","submission")
  );
  
  ALTER TABLE "presences" ADD CONSTRAINT "presences_person_users_id_fk" FOREIGN KEY ("person") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "presences" ADD CONSTRAINT "presences_submission_submissions_id_fk" FOREIGN KEY ("submission") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "presences_submission_idx" ON "presences" USING btree ("submission");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE IF EXISTS "presences" CASCADE;`)
}
