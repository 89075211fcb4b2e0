import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "waiting_mails" (
  	"generation" text NOT NULL,
  	"uid" bigint NOT NULL,
  	"tries" integer DEFAULT 0 NOT NULL,
  	"reason" text NOT NULL,
  	"is_left" boolean DEFAULT false NOT NULL,
  	"due_at" timestamp with time zone NOT NULL,
  	"since" timestamp with time zone NOT NULL
  );
  
  ALTER TABLE "thread_entries" ADD COLUMN "cc" text;
  ALTER TABLE "thread_entries" ADD COLUMN "reply_to" text;
  ALTER TABLE "thread_entries" ADD COLUMN "told" uuid;
  ALTER TABLE "attachments" ADD COLUMN "kind" text DEFAULT 'plain' NOT NULL;
  CREATE UNIQUE INDEX "waiting_mails_place_idx" ON "waiting_mails" USING btree ("generation","uid");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "waiting_mails" CASCADE;
  ALTER TABLE "thread_entries" DROP COLUMN "cc";
  ALTER TABLE "thread_entries" DROP COLUMN "reply_to";
  ALTER TABLE "thread_entries" DROP COLUMN "told";
  ALTER TABLE "attachments" DROP COLUMN "kind";`)
}
