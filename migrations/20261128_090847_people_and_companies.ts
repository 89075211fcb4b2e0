import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

import { filingFunction, filingTrigger } from './first/parents'

/** Of each form that there is, those of a fork among them. What a site has already waits to be filed. */
const filingTriggers = `
  ${filingFunction};
  DO $do$ DECLARE form text; BEGIN
    FOR form IN SELECT replace(tgname, '_submissions_parent', '') FROM pg_trigger
      WHERE tgname LIKE '%\\_submissions\\_parent' AND NOT tgisinternal LOOP
      EXECUTE replace($trigger$${filingTrigger('FORM')}$trigger$, 'FORM_', form || '_');
    END LOOP;
  END $do$`

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "companies" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"merged_into" uuid,
  	"last_at" timestamp with time zone DEFAULT now() NOT NULL,
  	"own_last_at" timestamp with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "people" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"company" uuid,
  	"is_company_set" boolean DEFAULT false NOT NULL,
  	"merged_into" uuid,
  	"last_at" timestamp with time zone DEFAULT now() NOT NULL,
  	"own_last_at" timestamp with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "contact_details" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"person" uuid,
  	"company" uuid,
  	"kind" text NOT NULL,
  	"value" text NOT NULL,
  	"key" text NOT NULL,
  	"submission" uuid,
  	"origin" text NOT NULL,
  	"by" uuid,
  	"at" timestamp with time zone DEFAULT now() NOT NULL,
  	CONSTRAINT "contact_details_of_one" CHECK (num_nonnulls(person, company) = 1)
  );
  
  CREATE TABLE "contact_keys" (
  	"key" text PRIMARY KEY NOT NULL,
  	"person" uuid,
  	"company" uuid,
  	CONSTRAINT "contact_keys_of_one" CHECK (num_nonnulls(person, company) = 1)
  );
  
  CREATE TABLE "contact_changes" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"person" uuid,
  	"company" uuid,
  	"at" timestamp with time zone DEFAULT now() NOT NULL,
  	"by" uuid,
  	"deed" text NOT NULL,
  	"about" jsonb NOT NULL,
  	CONSTRAINT "contact_changes_of_one" CHECK (num_nonnulls(person, company) = 1)
  );
  
  ALTER TABLE "submissions" ADD COLUMN "person" uuid;
  ALTER TABLE "submissions" ADD COLUMN "to_file" timestamp with time zone DEFAULT now();
  ALTER TABLE "companies" ADD CONSTRAINT "companies_merged_into_companies_id_fk" FOREIGN KEY ("merged_into") REFERENCES "public"."companies"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "people" ADD CONSTRAINT "people_company_companies_id_fk" FOREIGN KEY ("company") REFERENCES "public"."companies"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "people" ADD CONSTRAINT "people_merged_into_people_id_fk" FOREIGN KEY ("merged_into") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "contact_details" ADD CONSTRAINT "contact_details_person_people_id_fk" FOREIGN KEY ("person") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "contact_details" ADD CONSTRAINT "contact_details_company_companies_id_fk" FOREIGN KEY ("company") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "contact_details" ADD CONSTRAINT "contact_details_submission_submissions_id_fk" FOREIGN KEY ("submission") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "contact_details" ADD CONSTRAINT "contact_details_by_users_id_fk" FOREIGN KEY ("by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "contact_keys" ADD CONSTRAINT "contact_keys_person_people_id_fk" FOREIGN KEY ("person") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "contact_keys" ADD CONSTRAINT "contact_keys_company_companies_id_fk" FOREIGN KEY ("company") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "contact_changes" ADD CONSTRAINT "contact_changes_person_people_id_fk" FOREIGN KEY ("person") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "contact_changes" ADD CONSTRAINT "contact_changes_company_companies_id_fk" FOREIGN KEY ("company") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "contact_changes" ADD CONSTRAINT "contact_changes_by_users_id_fk" FOREIGN KEY ("by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "companies_merged_idx" ON "companies" USING btree ("merged_into");
  CREATE INDEX "companies_last_idx" ON "companies" USING btree ("last_at","id") WHERE merged_into IS NULL;
  CREATE INDEX "people_company_idx" ON "people" USING btree ("company");
  CREATE INDEX "people_merged_idx" ON "people" USING btree ("merged_into");
  CREATE INDEX "people_last_idx" ON "people" USING btree ("last_at","id") WHERE merged_into IS NULL;
  CREATE INDEX "contact_details_person_idx" ON "contact_details" USING btree ("person");
  CREATE INDEX "contact_details_company_idx" ON "contact_details" USING btree ("company");
  CREATE INDEX "contact_details_submission_idx" ON "contact_details" USING btree ("submission");
  CREATE INDEX "contact_details_key_idx" ON "contact_details" USING btree ("kind","key") WHERE kind <> 'note';
  CREATE INDEX "contact_details_search_idx" ON "contact_details" USING gin (key gin_trgm_ops) WHERE kind <> 'note';
  CREATE INDEX "contact_keys_person_idx" ON "contact_keys" USING btree ("person");
  CREATE INDEX "contact_keys_company_idx" ON "contact_keys" USING btree ("company");
  CREATE INDEX "contact_changes_person_idx" ON "contact_changes" USING btree ("person","at");
  CREATE INDEX "contact_changes_company_idx" ON "contact_changes" USING btree ("company","at");
  ALTER TABLE "submissions" ADD CONSTRAINT "submissions_person_people_id_fk" FOREIGN KEY ("person") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "submissions_person_idx" ON "submissions" USING btree ("person") WHERE person IS NOT NULL;
  CREATE INDEX "submissions_to_file_idx" ON "submissions" USING btree ("to_file") WHERE to_file IS NOT NULL;`)
  await db.execute(sql.raw(filingTriggers))
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql.raw('DROP FUNCTION IF EXISTS "file_submission_again" CASCADE'))
  await db.execute(sql`
   ALTER TABLE "companies" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "people" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "contact_details" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "contact_keys" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "contact_changes" DISABLE ROW LEVEL SECURITY;
  DROP TABLE IF EXISTS "companies" CASCADE;
  DROP TABLE IF EXISTS "people" CASCADE;
  DROP TABLE IF EXISTS "contact_details" CASCADE;
  DROP TABLE IF EXISTS "contact_keys" CASCADE;
  DROP TABLE IF EXISTS "contact_changes" CASCADE;
  ALTER TABLE IF EXISTS "submissions" DROP CONSTRAINT IF EXISTS "submissions_person_people_id_fk";
  
  DROP INDEX IF EXISTS "submissions_person_idx";
  DROP INDEX IF EXISTS "submissions_to_file_idx";
  ALTER TABLE IF EXISTS "submissions" DROP COLUMN IF EXISTS "person";
  ALTER TABLE IF EXISTS "submissions" DROP COLUMN IF EXISTS "to_file";`)
}
