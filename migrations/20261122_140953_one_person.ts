import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "address_joins" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"one" text NOT NULL,
  	"other" text NOT NULL,
  	"joined_by" uuid,
  	"joined_at" timestamp with time zone DEFAULT now() NOT NULL,
  	CONSTRAINT "address_joins_in_order" CHECK (one < other)
  );
  
  ALTER TABLE "address_joins" ADD CONSTRAINT "address_joins_joined_by_users_id_fk" FOREIGN KEY ("joined_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "address_joins_pair_idx" ON "address_joins" USING btree ("one","other");
  CREATE INDEX "address_joins_other_idx" ON "address_joins" USING btree ("other");
  CREATE INDEX "contact_submissions_sender_idx" ON "contact_submissions" USING btree (lower(email));
  CREATE INDEX "quote_submissions_sender_idx" ON "quote_submissions" USING btree (lower(email));`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "address_joins" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "address_joins" CASCADE;
  DROP INDEX "contact_submissions_sender_idx";
  DROP INDEX "quote_submissions_sender_idx";`)
}
