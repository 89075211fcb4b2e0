import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "opportunities" (
  	"submission" uuid PRIMARY KEY NOT NULL,
  	"stage" text NOT NULL,
  	"outcome" text,
  	"value" bigint,
  	"currency" text,
  	"probability" smallint,
  	"expected_close" date,
  	"next_step" text,
  	"next_step_day" date,
  	"next_step_owner" uuid,
  	"reason" text,
  	"remark" text,
  	"closed_on" date,
  	"stage_since" timestamp with time zone DEFAULT now() NOT NULL,
  	"version" integer DEFAULT 1 NOT NULL,
  	"created_at" timestamp with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "opportunity_changes" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"submission" uuid NOT NULL,
  	"at" timestamp with time zone DEFAULT now() NOT NULL,
  	"by" uuid,
  	"before" jsonb,
  	"after" jsonb,
  	"version" integer NOT NULL
  );
  
  CREATE TABLE "pipeline_stages" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"label" varchar NOT NULL,
  	"probability" numeric NOT NULL
  );
  
  CREATE TABLE "pipeline_won_reasons" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL
  );
  
  CREATE TABLE "pipeline_lost_reasons" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL
  );
  
  CREATE TABLE "pipeline" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"stuck_days" numeric DEFAULT 21 NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "users" ADD COLUMN "sees_values" boolean DEFAULT true;
  ALTER TABLE "opportunities" ADD CONSTRAINT "opportunities_submission_submissions_id_fk" FOREIGN KEY ("submission") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "opportunities" ADD CONSTRAINT "opportunities_next_step_owner_users_id_fk" FOREIGN KEY ("next_step_owner") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "opportunity_changes" ADD CONSTRAINT "opportunity_changes_submission_submissions_id_fk" FOREIGN KEY ("submission") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "opportunity_changes" ADD CONSTRAINT "opportunity_changes_by_users_id_fk" FOREIGN KEY ("by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pipeline_stages" ADD CONSTRAINT "pipeline_stages_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pipeline"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pipeline_won_reasons" ADD CONSTRAINT "pipeline_won_reasons_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pipeline"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pipeline_lost_reasons" ADD CONSTRAINT "pipeline_lost_reasons_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pipeline"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "opportunities_open_idx" ON "opportunities" USING btree ("stage","next_step_day") WHERE outcome IS NULL;
  CREATE INDEX "opportunities_due_idx" ON "opportunities" USING btree ("next_step_day") WHERE outcome IS NULL;
  CREATE INDEX "opportunities_close_idx" ON "opportunities" USING btree ("expected_close") WHERE outcome IS NULL;
  CREATE INDEX "opportunities_closed_idx" ON "opportunities" USING btree ("outcome","closed_on") WHERE outcome IS NOT NULL;
  CREATE INDEX "opportunity_changes_submission_idx" ON "opportunity_changes" USING btree ("submission","at");
  CREATE INDEX "pipeline_stages_order_idx" ON "pipeline_stages" USING btree ("_order");
  CREATE INDEX "pipeline_stages_parent_id_idx" ON "pipeline_stages" USING btree ("_parent_id");
  CREATE INDEX "pipeline_won_reasons_order_idx" ON "pipeline_won_reasons" USING btree ("_order");
  CREATE INDEX "pipeline_won_reasons_parent_id_idx" ON "pipeline_won_reasons" USING btree ("_parent_id");
  CREATE INDEX "pipeline_lost_reasons_order_idx" ON "pipeline_lost_reasons" USING btree ("_order");
  CREATE INDEX "pipeline_lost_reasons_parent_id_idx" ON "pipeline_lost_reasons" USING btree ("_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE IF EXISTS "opportunities" CASCADE;
  DROP TABLE IF EXISTS "opportunity_changes" CASCADE;
  DROP TABLE IF EXISTS "pipeline_stages" CASCADE;
  DROP TABLE IF EXISTS "pipeline_won_reasons" CASCADE;
  DROP TABLE IF EXISTS "pipeline_lost_reasons" CASCADE;
  DROP TABLE IF EXISTS "pipeline" CASCADE;
  ALTER TABLE IF EXISTS "users" DROP COLUMN IF EXISTS "sees_values";`)
}
