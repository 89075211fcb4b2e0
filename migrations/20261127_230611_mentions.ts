import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "mentions" (
  	"person" uuid NOT NULL,
  	"note" text NOT NULL,
  	"submission" uuid NOT NULL,
  	"at" timestamp with time zone DEFAULT now() NOT NULL,
  	"read_at" timestamp with time zone,
  	CONSTRAINT "mentions_key" PRIMARY KEY("person","note")
  );
  
  ALTER TABLE "mentions" ADD CONSTRAINT "mentions_person_users_id_fk" FOREIGN KEY ("person") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "mentions" ADD CONSTRAINT "mentions_submission_submissions_id_fk" FOREIGN KEY ("submission") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "mentions_newest_idx" ON "mentions" USING btree ("person","at");
  CREATE INDEX "mentions_submission_idx" ON "mentions" USING btree ("submission");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE IF EXISTS "mentions" CASCADE;`)
}
