import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "contact_submissions_work_idx";
  DROP INDEX "quote_submissions_work_idx";
  ALTER TABLE "contact_submissions" ADD COLUMN "asked_at" timestamp(3) with time zone;
  ALTER TABLE "contact_submissions" ADD COLUMN "answered_at" timestamp(3) with time zone;
  ALTER TABLE "contact_submissions" ADD COLUMN "active_at" timestamp(3) with time zone;
  ALTER TABLE "quote_submissions" ADD COLUMN "asked_at" timestamp(3) with time zone;
  ALTER TABLE "quote_submissions" ADD COLUMN "answered_at" timestamp(3) with time zone;
  ALTER TABLE "quote_submissions" ADD COLUMN "active_at" timestamp(3) with time zone;
  CREATE INDEX "thread_entries_undelivered_idx" ON "thread_entries" USING btree ("contact_id","quote_id") WHERE state = 'failed' OR kind = 'bounce';
  CREATE INDEX "contact_submissions_work_idx" ON "contact_submissions" USING btree ("submitted_at","id","quarantined_for","snoozed_until","assignee_id","asked_at","answered_at") WHERE "deleted_at" IS NULL AND "status" IN ('new', 'in-progress');
  CREATE INDEX "quote_submissions_work_idx" ON "quote_submissions" USING btree ("submitted_at","id","quarantined_for","snoozed_until","assignee_id","asked_at","answered_at") WHERE "deleted_at" IS NULL AND "status" IN ('new', 'in-progress');`);
  // What is there already: the first reply was erased and moved by changes of the status, so that of the
  // thread counts; and what was touched since it came was active then.
  for (const [table, parent] of [
    ['contact_submissions', 'contact_id'],
    ['quote_submissions', 'quote_id'],
  ] as const)
    await db.execute(
      sql.raw(`
        UPDATE ${table} SET
          active_at = CASE WHEN updated_at > created_at THEN updated_at END,
          answered_at = replied_at
        WHERE updated_at > created_at OR replied_at IS NOT NULL;
        UPDATE ${table} AS submission SET
          replied_at = least(replied_at, first_sent),
          asked_at = asked,
          answered_at = CASE
            WHEN asked IS NULL OR asked < greatest(replied_at, last_sent)
            THEN greatest(replied_at, last_sent) END
        FROM (
          SELECT ${parent} AS id,
                 min(settled_at) FILTER (WHERE state = 'sent') AS first_sent,
                 max(settled_at) FILTER (WHERE state = 'sent') AS last_sent,
                 max(written_at) FILTER (WHERE kind = 'answer') AS asked
          FROM thread_entries WHERE ${parent} IS NOT NULL GROUP BY ${parent}
        ) AS thread
        WHERE submission.id = thread.id`),
    );
  // Shared views of accounts that are gone, which somebody stopped sharing: nobody saw them any more.
  await db.execute(sql`UPDATE saved_views SET is_shared = true WHERE owner IS NULL AND NOT is_shared`);
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "thread_entries_undelivered_idx";
  DROP INDEX "contact_submissions_work_idx";
  DROP INDEX "quote_submissions_work_idx";
  CREATE INDEX "contact_submissions_work_idx" ON "contact_submissions" USING btree ("submitted_at","id","quarantined_for","snoozed_until","assignee_id") WHERE "deleted_at" IS NULL AND "status" IN ('new', 'in-progress');
  CREATE INDEX "quote_submissions_work_idx" ON "quote_submissions" USING btree ("submitted_at","id","quarantined_for","snoozed_until","assignee_id") WHERE "deleted_at" IS NULL AND "status" IN ('new', 'in-progress');
  ALTER TABLE "contact_submissions" DROP COLUMN "asked_at";
  ALTER TABLE "contact_submissions" DROP COLUMN "answered_at";
  ALTER TABLE "contact_submissions" DROP COLUMN "active_at";
  ALTER TABLE "quote_submissions" DROP COLUMN "asked_at";
  ALTER TABLE "quote_submissions" DROP COLUMN "answered_at";
  ALTER TABLE "quote_submissions" DROP COLUMN "active_at";`)
}
