import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "former_addresses" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"submission" uuid NOT NULL,
  	"address" text NOT NULL,
  	"corrected_by" uuid,
  	"corrected_at" timestamp with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "former_addresses" ADD CONSTRAINT "former_addresses_submission_submissions_id_fk" FOREIGN KEY ("submission") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "former_addresses" ADD CONSTRAINT "former_addresses_corrected_by_users_id_fk" FOREIGN KEY ("corrected_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "former_addresses_of_idx" ON "former_addresses" USING btree ("submission",lower("address"));
  CREATE INDEX "former_addresses_address_idx" ON "former_addresses" USING btree (lower("address"));`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE IF EXISTS "former_addresses" CASCADE;`)
}
