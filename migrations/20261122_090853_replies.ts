import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "thread_entries" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"contact_id" uuid,
  	"quote_id" uuid,
  	"position" integer,
  	"state" text NOT NULL,
  	"address" text NOT NULL,
  	"text" text NOT NULL,
  	"author" uuid,
  	"written_at" timestamp with time zone NOT NULL,
  	"due_at" timestamp with time zone NOT NULL,
  	"settled_at" timestamp with time zone,
  	"tried" integer DEFAULT 0 NOT NULL,
  	"problem" text,
  	"status_before" text,
  	CONSTRAINT "thread_entries_one_submission" CHECK (num_nonnulls(contact_id, quote_id) = 1)
  );
  
  CREATE TABLE "inbox_settings_reply_templates" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"text" varchar NOT NULL
  );
  
  ALTER TABLE "inbox_settings" ADD COLUMN "reply_signature" varchar;
  ALTER TABLE "thread_entries" ADD CONSTRAINT "thread_entries_contact_id_contact_submissions_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contact_submissions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "thread_entries" ADD CONSTRAINT "thread_entries_quote_id_quote_submissions_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quote_submissions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "inbox_settings_reply_templates" ADD CONSTRAINT "inbox_settings_reply_templates_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."inbox_settings"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "thread_entries_contact_idx" ON "thread_entries" USING btree ("contact_id","position");
  CREATE UNIQUE INDEX "thread_entries_quote_idx" ON "thread_entries" USING btree ("quote_id","position");
  CREATE INDEX "thread_entries_due_idx" ON "thread_entries" USING btree ("due_at") WHERE state IN ('waiting', 'sending');
  CREATE INDEX "inbox_settings_reply_templates_order_idx" ON "inbox_settings_reply_templates" USING btree ("_order");
  CREATE INDEX "inbox_settings_reply_templates_parent_id_idx" ON "inbox_settings_reply_templates" USING btree ("_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "thread_entries" CASCADE;
  DROP TABLE "inbox_settings_reply_templates" CASCADE;
  ALTER TABLE "inbox_settings" DROP COLUMN "reply_signature";`)
}
