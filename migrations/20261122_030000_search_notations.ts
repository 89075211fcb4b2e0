import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/**
 * Written by hand, and without a snapshot: Payload's schema knows no expressions in an index. With
 * these a search finds names without their accents and telephone numbers in another notation
 * (src/submissions/records/notations.ts).
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE INDEX "contact_submissions_plain_name_idx" ON "contact_submissions" USING gin ((translate(lower("name"), 'àáâãäåāăąçćčďđèéêëēėęěğìíîïīįıłľñńňòóôõöøőŕřśšşșťțùúûüūůűųýÿžźż', 'aaaaaaaaacccddeeeeeeeegiiiiiiillnnnooooooorrssssttuuuuuuuuyyzzz')) gin_trgm_ops);
   CREATE INDEX "quote_submissions_plain_name_idx" ON "quote_submissions" USING gin ((translate(lower("name"), 'àáâãäåāăąçćčďđèéêëēėęěğìíîïīįıłľñńňòóôõöøőŕřśšşșťțùúûüūůűųýÿžźż', 'aaaaaaaaacccddeeeeeeeegiiiiiiillnnnooooooorrssssttuuuuuuuuyyzzz')) gin_trgm_ops);
   CREATE INDEX "quote_submissions_phone_digits_idx" ON "quote_submissions" USING gin ((regexp_replace("phone", '\\D', '', 'g')) gin_trgm_ops);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "contact_submissions_plain_name_idx";
   DROP INDEX "quote_submissions_plain_name_idx";
   DROP INDEX "quote_submissions_phone_digits_idx";`)
}
