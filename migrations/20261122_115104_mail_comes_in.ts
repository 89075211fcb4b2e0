import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "attachments" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"entry" uuid,
  	"author" uuid,
  	"contact_id" uuid,
  	"quote_id" uuid,
  	"name" text NOT NULL,
  	"size" integer NOT NULL,
  	"content" "bytea",
  	"problem" text,
  	"added_at" timestamp with time zone NOT NULL
  );
  
  ALTER TABLE "thread_entries" DROP CONSTRAINT "thread_entries_one_submission";
  ALTER TABLE "thread_entries" ADD COLUMN "kind" text DEFAULT 'reply' NOT NULL;
  ALTER TABLE "thread_entries" ADD COLUMN "sender" text;
  ALTER TABLE "thread_entries" ADD COLUMN "subject" text;
  ALTER TABLE "thread_entries" ADD COLUMN "quoted" text;
  ALTER TABLE "thread_entries" ADD COLUMN "message_id" text;
  ALTER TABLE "thread_entries" ADD COLUMN "fingerprint" text;
  ALTER TABLE "attachments" ADD CONSTRAINT "attachments_contact_id_contact_submissions_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contact_submissions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "attachments" ADD CONSTRAINT "attachments_quote_id_quote_submissions_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quote_submissions"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "attachments_entry_idx" ON "attachments" USING btree ("entry");
  CREATE INDEX "attachments_contact_idx" ON "attachments" USING btree ("contact_id");
  CREATE INDEX "attachments_quote_idx" ON "attachments" USING btree ("quote_id");
  CREATE INDEX "thread_entries_unmatched_idx" ON "thread_entries" USING btree ("written_at") WHERE state = 'unmatched';
  CREATE INDEX "thread_entries_search_idx" ON "thread_entries" USING gin ("text" gin_trgm_ops,"sender" gin_trgm_ops);
  CREATE INDEX "thread_entries_came_from_idx" ON "thread_entries" USING btree (lower(address)) WHERE kind <> 'reply';
  ALTER TABLE "thread_entries" ADD CONSTRAINT "thread_entries_fingerprint_unique" UNIQUE("fingerprint");
  ALTER TABLE "thread_entries" ADD CONSTRAINT "thread_entries_one_submission" CHECK (num_nonnulls(contact_id, quote_id) = CASE state WHEN 'unmatched' THEN 0 ELSE 1 END);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "attachments" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "attachments" CASCADE;
  ALTER TABLE "thread_entries" DROP CONSTRAINT "thread_entries_fingerprint_unique";
  ALTER TABLE "thread_entries" DROP CONSTRAINT "thread_entries_one_submission";
  DROP INDEX "thread_entries_unmatched_idx";
  DROP INDEX "thread_entries_search_idx";
  DROP INDEX "thread_entries_came_from_idx";
  ALTER TABLE "thread_entries" DROP COLUMN "kind";
  ALTER TABLE "thread_entries" DROP COLUMN "sender";
  ALTER TABLE "thread_entries" DROP COLUMN "subject";
  ALTER TABLE "thread_entries" DROP COLUMN "quoted";
  ALTER TABLE "thread_entries" DROP COLUMN "message_id";
  ALTER TABLE "thread_entries" DROP COLUMN "fingerprint";
  ALTER TABLE "thread_entries" ADD CONSTRAINT "thread_entries_one_submission" CHECK (num_nonnulls(contact_id, quote_id) = 1);`)
}
