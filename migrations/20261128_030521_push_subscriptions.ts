import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "push_subscriptions" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"person" uuid NOT NULL,
  	"endpoint" text NOT NULL,
  	"p256dh" text NOT NULL,
  	"auth" text NOT NULL,
  	"events" text[] NOT NULL,
  	"browser" text NOT NULL,
  	"since" timestamp with time zone DEFAULT now() NOT NULL,
  	CONSTRAINT "push_subscriptions_endpoint_unique" UNIQUE("endpoint")
  );
  
  ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_person_users_id_fk" FOREIGN KEY ("person") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE IF EXISTS "push_subscriptions" CASCADE;`)
}
