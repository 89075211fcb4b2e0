import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_contact_submissions_status" AS ENUM('new', 'in-progress', 'replied', 'archived', 'spam');
  CREATE TYPE "public"."enum_quote_submissions_status" AS ENUM('new', 'in-progress', 'replied', 'archived', 'spam');
  CREATE TABLE "contact_submissions_notes" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar NOT NULL,
  	"author_id" uuid,
  	"at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "quote_submissions_notes" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar NOT NULL,
  	"author_id" uuid,
  	"at" timestamp(3) with time zone NOT NULL
  );
  
  ALTER TABLE "contact_submissions" ADD COLUMN "status" "enum_contact_submissions_status" DEFAULT 'new' NOT NULL;
  ALTER TABLE "contact_submissions" ADD COLUMN "assignee_id" uuid;
  ALTER TABLE "contact_submissions" ADD COLUMN "read_at" timestamp(3) with time zone;
  ALTER TABLE "contact_submissions" ADD COLUMN "replied_at" timestamp(3) with time zone;
  ALTER TABLE "contact_submissions" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "quote_submissions" ADD COLUMN "status" "enum_quote_submissions_status" DEFAULT 'new' NOT NULL;
  ALTER TABLE "quote_submissions" ADD COLUMN "assignee_id" uuid;
  ALTER TABLE "quote_submissions" ADD COLUMN "read_at" timestamp(3) with time zone;
  ALTER TABLE "quote_submissions" ADD COLUMN "replied_at" timestamp(3) with time zone;
  ALTER TABLE "quote_submissions" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "contact_submissions_notes" ADD CONSTRAINT "contact_submissions_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "contact_submissions_notes" ADD CONSTRAINT "contact_submissions_notes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."contact_submissions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "quote_submissions_notes" ADD CONSTRAINT "quote_submissions_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "quote_submissions_notes" ADD CONSTRAINT "quote_submissions_notes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."quote_submissions"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "contact_submissions_notes_order_idx" ON "contact_submissions_notes" USING btree ("_order");
  CREATE INDEX "contact_submissions_notes_parent_id_idx" ON "contact_submissions_notes" USING btree ("_parent_id");
  CREATE INDEX "contact_submissions_notes_author_idx" ON "contact_submissions_notes" USING btree ("author_id");
  CREATE INDEX "quote_submissions_notes_order_idx" ON "quote_submissions_notes" USING btree ("_order");
  CREATE INDEX "quote_submissions_notes_parent_id_idx" ON "quote_submissions_notes" USING btree ("_parent_id");
  CREATE INDEX "quote_submissions_notes_author_idx" ON "quote_submissions_notes" USING btree ("author_id");
  ALTER TABLE "contact_submissions" ADD CONSTRAINT "contact_submissions_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "quote_submissions" ADD CONSTRAINT "quote_submissions_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "contact_submissions_email_idx" ON "contact_submissions" USING btree ("email");
  CREATE INDEX "contact_submissions_status_idx" ON "contact_submissions" USING btree ("status");
  CREATE INDEX "contact_submissions_assignee_idx" ON "contact_submissions" USING btree ("assignee_id");
  CREATE INDEX "contact_submissions_read_at_idx" ON "contact_submissions" USING btree ("read_at");
  CREATE INDEX "contact_submissions_deleted_at_idx" ON "contact_submissions" USING btree ("deleted_at");
  CREATE INDEX "contact_submissions_search_idx" ON "contact_submissions" USING gin ("reference" gin_trgm_ops,"name" gin_trgm_ops,"email" gin_trgm_ops,"message" gin_trgm_ops);
  CREATE INDEX "quote_submissions_email_idx" ON "quote_submissions" USING btree ("email");
  CREATE INDEX "quote_submissions_project_type_idx" ON "quote_submissions" USING btree ("project_type");
  CREATE INDEX "quote_submissions_budget_idx" ON "quote_submissions" USING btree ("budget");
  CREATE INDEX "quote_submissions_timeline_idx" ON "quote_submissions" USING btree ("timeline");
  CREATE INDEX "quote_submissions_status_idx" ON "quote_submissions" USING btree ("status");
  CREATE INDEX "quote_submissions_assignee_idx" ON "quote_submissions" USING btree ("assignee_id");
  CREATE INDEX "quote_submissions_read_at_idx" ON "quote_submissions" USING btree ("read_at");
  CREATE INDEX "quote_submissions_deleted_at_idx" ON "quote_submissions" USING btree ("deleted_at");
  CREATE INDEX "quote_submissions_search_idx" ON "quote_submissions" USING gin ("reference" gin_trgm_ops,"name" gin_trgm_ops,"email" gin_trgm_ops,"phone" gin_trgm_ops,"company" gin_trgm_ops,"description" gin_trgm_ops);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "contact_submissions_notes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "quote_submissions_notes" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "contact_submissions_notes" CASCADE;
  DROP TABLE "quote_submissions_notes" CASCADE;
  ALTER TABLE "contact_submissions" DROP CONSTRAINT "contact_submissions_assignee_id_users_id_fk";
  
  ALTER TABLE "quote_submissions" DROP CONSTRAINT "quote_submissions_assignee_id_users_id_fk";
  
  DROP INDEX "contact_submissions_email_idx";
  DROP INDEX "contact_submissions_status_idx";
  DROP INDEX "contact_submissions_assignee_idx";
  DROP INDEX "contact_submissions_read_at_idx";
  DROP INDEX "contact_submissions_deleted_at_idx";
  DROP INDEX "contact_submissions_search_idx";
  DROP INDEX "quote_submissions_email_idx";
  DROP INDEX "quote_submissions_project_type_idx";
  DROP INDEX "quote_submissions_budget_idx";
  DROP INDEX "quote_submissions_timeline_idx";
  DROP INDEX "quote_submissions_status_idx";
  DROP INDEX "quote_submissions_assignee_idx";
  DROP INDEX "quote_submissions_read_at_idx";
  DROP INDEX "quote_submissions_deleted_at_idx";
  DROP INDEX "quote_submissions_search_idx";
  ALTER TABLE "contact_submissions" DROP COLUMN "status";
  ALTER TABLE "contact_submissions" DROP COLUMN "assignee_id";
  ALTER TABLE "contact_submissions" DROP COLUMN "read_at";
  ALTER TABLE "contact_submissions" DROP COLUMN "replied_at";
  ALTER TABLE "contact_submissions" DROP COLUMN "deleted_at";
  ALTER TABLE "quote_submissions" DROP COLUMN "status";
  ALTER TABLE "quote_submissions" DROP COLUMN "assignee_id";
  ALTER TABLE "quote_submissions" DROP COLUMN "read_at";
  ALTER TABLE "quote_submissions" DROP COLUMN "replied_at";
  ALTER TABLE "quote_submissions" DROP COLUMN "deleted_at";
  DROP TYPE "public"."enum_contact_submissions_status";
  DROP TYPE "public"."enum_quote_submissions_status";`)
}
