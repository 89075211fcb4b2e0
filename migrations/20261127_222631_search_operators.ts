import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE INDEX "thread_entries_taken_back_idx" ON "thread_entries" USING btree ("author","submission") WHERE state = 'taken-back';
  CREATE INDEX "attachments_drafts_idx" ON "attachments" USING btree ("author","submission") WHERE entry IS NULL AND author IS NOT NULL;
  CREATE INDEX "contact_submissions_noted_idx" ON "contact_submissions" USING btree (greatest(submitted_at, asked_at, answered_at),"id") WHERE "deleted_at" IS NULL AND notes_text IS NOT NULL;
  CREATE INDEX "contact_submissions_replied_idx" ON "contact_submissions" USING btree (greatest(submitted_at, asked_at, answered_at),"id") WHERE "deleted_at" IS NULL AND replied_at IS NOT NULL;
  CREATE INDEX "contact_submissions_unsent_idx" ON "contact_submissions" USING btree (greatest(submitted_at, asked_at, answered_at),"id") WHERE "deleted_at" IS NULL AND (owner_notice_state = 'failed' OR confirmation_state = 'failed');
  CREATE INDEX "contact_submissions_priority_idx" ON "contact_submissions" USING btree ("priority","submitted_at","id") WHERE "deleted_at" IS NULL AND priority <> 'normal';
  CREATE INDEX "quote_submissions_noted_idx" ON "quote_submissions" USING btree (greatest(submitted_at, asked_at, answered_at),"id") WHERE "deleted_at" IS NULL AND notes_text IS NOT NULL;
  CREATE INDEX "quote_submissions_replied_idx" ON "quote_submissions" USING btree (greatest(submitted_at, asked_at, answered_at),"id") WHERE "deleted_at" IS NULL AND replied_at IS NOT NULL;
  CREATE INDEX "quote_submissions_unsent_idx" ON "quote_submissions" USING btree (greatest(submitted_at, asked_at, answered_at),"id") WHERE "deleted_at" IS NULL AND (owner_notice_state = 'failed' OR confirmation_state = 'failed');
  CREATE INDEX "quote_submissions_priority_idx" ON "quote_submissions" USING btree ("priority","submitted_at","id") WHERE "deleted_at" IS NULL AND priority <> 'normal';
  CREATE INDEX "custom_submissions_noted_idx" ON "custom_submissions" USING btree (greatest(submitted_at, asked_at, answered_at),"id") WHERE "deleted_at" IS NULL AND notes_text IS NOT NULL;
  CREATE INDEX "custom_submissions_replied_idx" ON "custom_submissions" USING btree (greatest(submitted_at, asked_at, answered_at),"id") WHERE "deleted_at" IS NULL AND replied_at IS NOT NULL;
  CREATE INDEX "custom_submissions_unsent_idx" ON "custom_submissions" USING btree (greatest(submitted_at, asked_at, answered_at),"id") WHERE "deleted_at" IS NULL AND (owner_notice_state = 'failed' OR confirmation_state = 'failed');
  CREATE INDEX "custom_submissions_priority_idx" ON "custom_submissions" USING btree ("priority","submitted_at","id") WHERE "deleted_at" IS NULL AND priority <> 'normal';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX IF EXISTS "thread_entries_taken_back_idx";
  DROP INDEX IF EXISTS "attachments_drafts_idx";
  DROP INDEX IF EXISTS "contact_submissions_noted_idx";
  DROP INDEX IF EXISTS "contact_submissions_replied_idx";
  DROP INDEX IF EXISTS "contact_submissions_unsent_idx";
  DROP INDEX IF EXISTS "contact_submissions_priority_idx";
  DROP INDEX IF EXISTS "quote_submissions_noted_idx";
  DROP INDEX IF EXISTS "quote_submissions_replied_idx";
  DROP INDEX IF EXISTS "quote_submissions_unsent_idx";
  DROP INDEX IF EXISTS "quote_submissions_priority_idx";
  DROP INDEX IF EXISTS "custom_submissions_noted_idx";
  DROP INDEX IF EXISTS "custom_submissions_replied_idx";
  DROP INDEX IF EXISTS "custom_submissions_unsent_idx";
  DROP INDEX IF EXISTS "custom_submissions_priority_idx";`)
}
