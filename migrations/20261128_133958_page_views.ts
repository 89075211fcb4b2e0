import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "page_views" (
  	"day" date NOT NULL,
  	"path" text NOT NULL,
  	"referrer" text NOT NULL,
  	"utm_source" text NOT NULL,
  	"utm_medium" text NOT NULL,
  	"utm_campaign" text NOT NULL,
  	"views" integer NOT NULL,
  	CONSTRAINT "page_views_key" PRIMARY KEY("day","path","referrer","utm_source","utm_medium","utm_campaign")
  );
  
  CREATE TABLE "view_counting" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"counts" boolean DEFAULT false NOT NULL,
  	"months_kept" numeric DEFAULT 25 NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  `)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE IF EXISTS "page_views" CASCADE;
  DROP TABLE IF EXISTS "view_counting" CASCADE;`)
}
