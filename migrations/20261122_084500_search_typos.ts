import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/**
 * Written by hand, and without a snapshot, as the one before it of this kind: a search finds companies
 * with a typing error (src/submissions/records/notations.ts).
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE INDEX "quote_submissions_plain_company_idx" ON "quote_submissions" USING gin ((translate(lower("company"), 'àáâãäåāăąçćčďđèéêëēėęěğìíîïīįıłľñńňòóôõöøőŕřśšşșťțùúûüūůűųýÿžźż', 'aaaaaaaaacccddeeeeeeeegiiiiiiillnnnooooooorrssssttuuuuuuuuyyzzz')) gin_trgm_ops);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "quote_submissions_plain_company_idx";`)
}
