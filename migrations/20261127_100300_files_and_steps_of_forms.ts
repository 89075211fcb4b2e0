import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_custom_forms_questions_files" AS ENUM('pdf', 'pictures', 'documents');
  CREATE TYPE "public"."enum__custom_forms_v_version_questions_files" AS ENUM('pdf', 'pictures', 'documents');
  ALTER TYPE "public"."enum_custom_forms_questions_kind" ADD VALUE 'file' BEFORE 'hidden';
  ALTER TYPE "public"."enum_custom_forms_questions_kind" ADD VALUE 'step';
  ALTER TYPE "public"."enum__custom_forms_v_version_questions_kind" ADD VALUE 'file' BEFORE 'hidden';
  ALTER TYPE "public"."enum__custom_forms_v_version_questions_kind" ADD VALUE 'step';
  ALTER TABLE "custom_forms_questions" ADD COLUMN "most_files" numeric DEFAULT 1;
  ALTER TABLE "custom_forms_questions" ADD COLUMN "files" "enum_custom_forms_questions_files";
  ALTER TABLE "custom_forms_questions" ADD COLUMN "decimals" numeric;
  ALTER TABLE "custom_forms_questions" ADD COLUMN "earliest" timestamp(3) with time zone;
  ALTER TABLE "custom_forms_questions" ADD COLUMN "latest" timestamp(3) with time zone;
  ALTER TABLE "_custom_forms_v_version_questions" ADD COLUMN "most_files" numeric DEFAULT 1;
  ALTER TABLE "_custom_forms_v_version_questions" ADD COLUMN "files" "enum__custom_forms_v_version_questions_files";
  ALTER TABLE "_custom_forms_v_version_questions" ADD COLUMN "decimals" numeric;
  ALTER TABLE "_custom_forms_v_version_questions" ADD COLUMN "earliest" timestamp(3) with time zone;
  ALTER TABLE "_custom_forms_v_version_questions" ADD COLUMN "latest" timestamp(3) with time zone;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "custom_forms_questions" ALTER COLUMN "kind" SET DATA TYPE text;
  ALTER TABLE "custom_forms_questions" ALTER COLUMN "kind" SET DEFAULT 'text'::text;
  DROP TYPE IF EXISTS "public"."enum_custom_forms_questions_kind";
  CREATE TYPE "public"."enum_custom_forms_questions_kind" AS ENUM('text', 'long-text', 'name', 'email', 'tel', 'number', 'date', 'choice', 'radios', 'several', 'checkbox', 'consent', 'hidden', 'heading');
  ALTER TABLE "custom_forms_questions" ALTER COLUMN "kind" SET DEFAULT 'text'::"public"."enum_custom_forms_questions_kind";
  ALTER TABLE "custom_forms_questions" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_custom_forms_questions_kind" USING "kind"::"public"."enum_custom_forms_questions_kind";
  ALTER TABLE "_custom_forms_v_version_questions" ALTER COLUMN "kind" SET DATA TYPE text;
  ALTER TABLE "_custom_forms_v_version_questions" ALTER COLUMN "kind" SET DEFAULT 'text'::text;
  DROP TYPE IF EXISTS "public"."enum__custom_forms_v_version_questions_kind";
  CREATE TYPE "public"."enum__custom_forms_v_version_questions_kind" AS ENUM('text', 'long-text', 'name', 'email', 'tel', 'number', 'date', 'choice', 'radios', 'several', 'checkbox', 'consent', 'hidden', 'heading');
  ALTER TABLE "_custom_forms_v_version_questions" ALTER COLUMN "kind" SET DEFAULT 'text'::"public"."enum__custom_forms_v_version_questions_kind";
  ALTER TABLE "_custom_forms_v_version_questions" ALTER COLUMN "kind" SET DATA TYPE "public"."enum__custom_forms_v_version_questions_kind" USING "kind"::"public"."enum__custom_forms_v_version_questions_kind";
  ALTER TABLE IF EXISTS "custom_forms_questions" DROP COLUMN IF EXISTS "most_files";
  ALTER TABLE IF EXISTS "custom_forms_questions" DROP COLUMN IF EXISTS "files";
  ALTER TABLE IF EXISTS "custom_forms_questions" DROP COLUMN IF EXISTS "decimals";
  ALTER TABLE IF EXISTS "custom_forms_questions" DROP COLUMN IF EXISTS "earliest";
  ALTER TABLE IF EXISTS "custom_forms_questions" DROP COLUMN IF EXISTS "latest";
  ALTER TABLE IF EXISTS "_custom_forms_v_version_questions" DROP COLUMN IF EXISTS "most_files";
  ALTER TABLE IF EXISTS "_custom_forms_v_version_questions" DROP COLUMN IF EXISTS "files";
  ALTER TABLE IF EXISTS "_custom_forms_v_version_questions" DROP COLUMN IF EXISTS "decimals";
  ALTER TABLE IF EXISTS "_custom_forms_v_version_questions" DROP COLUMN IF EXISTS "earliest";
  ALTER TABLE IF EXISTS "_custom_forms_v_version_questions" DROP COLUMN IF EXISTS "latest";
  DROP TYPE IF EXISTS "public"."enum_custom_forms_questions_files";
  DROP TYPE IF EXISTS "public"."enum__custom_forms_v_version_questions_files";`)
}
