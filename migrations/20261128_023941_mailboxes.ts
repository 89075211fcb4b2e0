import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_inbox_settings_mailboxes_forms" AS ENUM('contact', 'quote');
  CREATE TABLE "unread_mailboxes" (
  	"name" text PRIMARY KEY NOT NULL,
  	"reason" text NOT NULL,
  	"rounds" integer NOT NULL,
  	"since" timestamp with time zone NOT NULL
  );
  
  CREATE TABLE "inbox_settings_mailboxes_forms" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_inbox_settings_mailboxes_forms",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "inbox_settings_mailboxes" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"address" varchar NOT NULL,
  	"name" varchar,
  	"signature" varchar
  );
  
  CREATE TABLE "inbox_settings_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"custom_forms_id" uuid
  );
  
  ALTER TABLE "thread_entries" ADD COLUMN "mailbox" text;
  ALTER TABLE "inbox_settings_mailboxes_forms" ADD CONSTRAINT "inbox_settings_mailboxes_forms_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."inbox_settings_mailboxes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "inbox_settings_mailboxes" ADD CONSTRAINT "inbox_settings_mailboxes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."inbox_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "inbox_settings_rels" ADD CONSTRAINT "inbox_settings_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."inbox_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "inbox_settings_rels" ADD CONSTRAINT "inbox_settings_rels_custom_forms_fk" FOREIGN KEY ("custom_forms_id") REFERENCES "public"."custom_forms"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "inbox_settings_mailboxes_forms_order_idx" ON "inbox_settings_mailboxes_forms" USING btree ("order");
  CREATE INDEX "inbox_settings_mailboxes_forms_parent_idx" ON "inbox_settings_mailboxes_forms" USING btree ("parent_id");
  CREATE INDEX "inbox_settings_mailboxes_order_idx" ON "inbox_settings_mailboxes" USING btree ("_order");
  CREATE INDEX "inbox_settings_mailboxes_parent_id_idx" ON "inbox_settings_mailboxes" USING btree ("_parent_id");
  CREATE INDEX "inbox_settings_rels_order_idx" ON "inbox_settings_rels" USING btree ("order");
  CREATE INDEX "inbox_settings_rels_parent_idx" ON "inbox_settings_rels" USING btree ("parent_id");
  CREATE INDEX "inbox_settings_rels_path_idx" ON "inbox_settings_rels" USING btree ("path");
  CREATE INDEX "inbox_settings_rels_custom_forms_id_idx" ON "inbox_settings_rels" USING btree ("custom_forms_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE IF EXISTS "unread_mailboxes" CASCADE;
  DROP TABLE IF EXISTS "inbox_settings_mailboxes_forms" CASCADE;
  DROP TABLE IF EXISTS "inbox_settings_mailboxes" CASCADE;
  DROP TABLE IF EXISTS "inbox_settings_rels" CASCADE;
  ALTER TABLE IF EXISTS "thread_entries" DROP COLUMN IF EXISTS "mailbox";
  DROP TYPE IF EXISTS "public"."enum_inbox_settings_mailboxes_forms";`)
}
