import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "watches" (
  	"person" uuid NOT NULL,
  	"submission" uuid NOT NULL,
  	"since" timestamp with time zone DEFAULT now() NOT NULL,
  	"news" text,
  	CONSTRAINT "watches_key" PRIMARY KEY("person","submission")
  );
  
  ALTER TABLE "users" ADD COLUMN "notices_watched" boolean DEFAULT true;
  ALTER TABLE "watches" ADD CONSTRAINT "watches_person_users_id_fk" FOREIGN KEY ("person") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "watches" ADD CONSTRAINT "watches_submission_submissions_id_fk" FOREIGN KEY ("submission") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "watches_submission_idx" ON "watches" USING btree ("submission");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE IF EXISTS "watches" CASCADE;
  ALTER TABLE IF EXISTS "users" DROP COLUMN IF EXISTS "notices_watched";`)
}
