import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "contact_submissions" ADD COLUMN "source_landing_page" varchar;
  ALTER TABLE "contact_submissions" ADD COLUMN "source_referrer" varchar;
  ALTER TABLE "contact_submissions" ADD COLUMN "source_utm_source" varchar;
  ALTER TABLE "contact_submissions" ADD COLUMN "source_utm_medium" varchar;
  ALTER TABLE "contact_submissions" ADD COLUMN "source_utm_campaign" varchar;
  ALTER TABLE "contact_submissions" ADD COLUMN "source_utm_term" varchar;
  ALTER TABLE "contact_submissions" ADD COLUMN "source_utm_content" varchar;
  ALTER TABLE "quote_submissions" ADD COLUMN "source_landing_page" varchar;
  ALTER TABLE "quote_submissions" ADD COLUMN "source_referrer" varchar;
  ALTER TABLE "quote_submissions" ADD COLUMN "source_utm_source" varchar;
  ALTER TABLE "quote_submissions" ADD COLUMN "source_utm_medium" varchar;
  ALTER TABLE "quote_submissions" ADD COLUMN "source_utm_campaign" varchar;
  ALTER TABLE "quote_submissions" ADD COLUMN "source_utm_term" varchar;
  ALTER TABLE "quote_submissions" ADD COLUMN "source_utm_content" varchar;
  CREATE INDEX "contact_submissions_source_source_landing_page_idx" ON "contact_submissions" USING btree ("source_landing_page");
  CREATE INDEX "contact_submissions_source_source_referrer_idx" ON "contact_submissions" USING btree ("source_referrer");
  CREATE INDEX "contact_submissions_source_source_utm_source_idx" ON "contact_submissions" USING btree ("source_utm_source");
  CREATE INDEX "quote_submissions_source_source_landing_page_idx" ON "quote_submissions" USING btree ("source_landing_page");
  CREATE INDEX "quote_submissions_source_source_referrer_idx" ON "quote_submissions" USING btree ("source_referrer");
  CREATE INDEX "quote_submissions_source_source_utm_source_idx" ON "quote_submissions" USING btree ("source_utm_source");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "contact_submissions_source_source_landing_page_idx";
  DROP INDEX "contact_submissions_source_source_referrer_idx";
  DROP INDEX "contact_submissions_source_source_utm_source_idx";
  DROP INDEX "quote_submissions_source_source_landing_page_idx";
  DROP INDEX "quote_submissions_source_source_referrer_idx";
  DROP INDEX "quote_submissions_source_source_utm_source_idx";
  ALTER TABLE "contact_submissions" DROP COLUMN "source_landing_page";
  ALTER TABLE "contact_submissions" DROP COLUMN "source_referrer";
  ALTER TABLE "contact_submissions" DROP COLUMN "source_utm_source";
  ALTER TABLE "contact_submissions" DROP COLUMN "source_utm_medium";
  ALTER TABLE "contact_submissions" DROP COLUMN "source_utm_campaign";
  ALTER TABLE "contact_submissions" DROP COLUMN "source_utm_term";
  ALTER TABLE "contact_submissions" DROP COLUMN "source_utm_content";
  ALTER TABLE "quote_submissions" DROP COLUMN "source_landing_page";
  ALTER TABLE "quote_submissions" DROP COLUMN "source_referrer";
  ALTER TABLE "quote_submissions" DROP COLUMN "source_utm_source";
  ALTER TABLE "quote_submissions" DROP COLUMN "source_utm_medium";
  ALTER TABLE "quote_submissions" DROP COLUMN "source_utm_campaign";
  ALTER TABLE "quote_submissions" DROP COLUMN "source_utm_term";
  ALTER TABLE "quote_submissions" DROP COLUMN "source_utm_content";`)
}
