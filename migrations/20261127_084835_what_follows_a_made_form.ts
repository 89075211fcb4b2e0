import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_custom_forms_recipients_only_if_is" AS ENUM('is', 'is-not');
  CREATE TYPE "public"."enum__custom_forms_v_version_recipients_only_if_is" AS ENUM('is', 'is-not');
  CREATE TABLE "custom_forms_recipients" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"only_if" varchar,
  	"only_if_is" "enum_custom_forms_recipients_only_if_is" DEFAULT 'is',
  	"only_if_answer" varchar,
  	"addresses" varchar
  );
  
  CREATE TABLE "_custom_forms_v_version_recipients" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"only_if" varchar,
  	"only_if_is" "enum__custom_forms_v_version_recipients_only_if_is" DEFAULT 'is',
  	"only_if_answer" varchar,
  	"addresses" varchar,
  	"_uuid" varchar
  );
  
  ALTER TABLE "custom_forms" ADD COLUMN "thanks_link" varchar;
  ALTER TABLE "custom_forms" ADD COLUMN "confirms" boolean DEFAULT true;
  ALTER TABLE "custom_forms" ADD COLUMN "mail_subject" varchar;
  ALTER TABLE "custom_forms" ADD COLUMN "mail_text" varchar;
  ALTER TABLE "custom_forms" ADD COLUMN "mails_answers" boolean;
  ALTER TABLE "_custom_forms_v" ADD COLUMN "version_thanks_link" varchar;
  ALTER TABLE "_custom_forms_v" ADD COLUMN "version_confirms" boolean DEFAULT true;
  ALTER TABLE "_custom_forms_v" ADD COLUMN "version_mail_subject" varchar;
  ALTER TABLE "_custom_forms_v" ADD COLUMN "version_mail_text" varchar;
  ALTER TABLE "_custom_forms_v" ADD COLUMN "version_mails_answers" boolean;
  ALTER TABLE "custom_forms_recipients" ADD CONSTRAINT "custom_forms_recipients_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."custom_forms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_custom_forms_v_version_recipients" ADD CONSTRAINT "_custom_forms_v_version_recipients_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_custom_forms_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "custom_forms_recipients_order_idx" ON "custom_forms_recipients" USING btree ("_order");
  CREATE INDEX "custom_forms_recipients_parent_id_idx" ON "custom_forms_recipients" USING btree ("_parent_id");
  CREATE INDEX "_custom_forms_v_version_recipients_order_idx" ON "_custom_forms_v_version_recipients" USING btree ("_order");
  CREATE INDEX "_custom_forms_v_version_recipients_parent_id_idx" ON "_custom_forms_v_version_recipients" USING btree ("_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE IF EXISTS "custom_forms_recipients" CASCADE;
  DROP TABLE IF EXISTS "_custom_forms_v_version_recipients" CASCADE;
  ALTER TABLE IF EXISTS "custom_forms" DROP COLUMN IF EXISTS "thanks_link";
  ALTER TABLE IF EXISTS "custom_forms" DROP COLUMN IF EXISTS "confirms";
  ALTER TABLE IF EXISTS "custom_forms" DROP COLUMN IF EXISTS "mail_subject";
  ALTER TABLE IF EXISTS "custom_forms" DROP COLUMN IF EXISTS "mail_text";
  ALTER TABLE IF EXISTS "custom_forms" DROP COLUMN IF EXISTS "mails_answers";
  ALTER TABLE IF EXISTS "_custom_forms_v" DROP COLUMN IF EXISTS "version_thanks_link";
  ALTER TABLE IF EXISTS "_custom_forms_v" DROP COLUMN IF EXISTS "version_confirms";
  ALTER TABLE IF EXISTS "_custom_forms_v" DROP COLUMN IF EXISTS "version_mail_subject";
  ALTER TABLE IF EXISTS "_custom_forms_v" DROP COLUMN IF EXISTS "version_mail_text";
  ALTER TABLE IF EXISTS "_custom_forms_v" DROP COLUMN IF EXISTS "version_mails_answers";
  DROP TYPE IF EXISTS "public"."enum_custom_forms_recipients_only_if_is";
  DROP TYPE IF EXISTS "public"."enum__custom_forms_v_version_recipients_only_if_is";`)
}
