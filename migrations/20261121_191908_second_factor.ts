import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "second_factors" (
  	"user_id" uuid PRIMARY KEY NOT NULL,
  	"secret" text,
  	"pending_secret" text,
  	"last_step" integer DEFAULT 0 NOT NULL
  );
  
  CREATE TABLE "recovery_codes" (
  	"user_id" uuid NOT NULL,
  	"hash" text NOT NULL,
  	CONSTRAINT "recovery_codes_user_id_hash_pk" PRIMARY KEY("user_id","hash")
  );
  
  ALTER TABLE "inbox_settings" ADD COLUMN "require_second_factor" boolean DEFAULT false NOT NULL;
  ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_second_factors_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."second_factors"("user_id") ON DELETE cascade ON UPDATE no action;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "second_factors" CASCADE;
  DROP TABLE "recovery_codes" CASCADE;
  ALTER TABLE "inbox_settings" DROP COLUMN "require_second_factor";`)
}
