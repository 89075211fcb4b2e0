import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

// The forms of the specification have had the indexes of names since the first migration.
export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE INDEX IF NOT EXISTS "contact_submissions_plain_name_idx" ON "contact_submissions" USING gin ((translate(lower(name), 'àáâãäåāăąçćčďđèéêëēėęěğìíîïīįıłľñńňòóôõöøőŕřśšşșťțùúûüūůűųýÿžźż', 'aaaaaaaaacccddeeeeeeeegiiiiiiillnnnooooooorrssssttuuuuuuuuyyzzz')) gin_trgm_ops);
  CREATE INDEX "contact_submissions_accented_idx" ON "contact_submissions" USING gin ((translate(lower(name), 'àáâãäåāăąçćčďđèéêëēėęěğìíîïīįıłľñńňòóôõöøőŕřśšşșťțùúûüūůűųýÿžźż', 'aaaaaaaaacccddeeeeeeeegiiiiiiillnnnooooooorrssssttuuuuuuuuyyzzz')) gin_trgm_ops) WHERE name ~ '[^ -~]';
  CREATE INDEX IF NOT EXISTS "quote_submissions_plain_name_idx" ON "quote_submissions" USING gin ((translate(lower(name), 'àáâãäåāăąçćčďđèéêëēėęěğìíîïīįıłľñńňòóôõöøőŕřśšşșťțùúûüūůűųýÿžźż', 'aaaaaaaaacccddeeeeeeeegiiiiiiillnnnooooooorrssssttuuuuuuuuyyzzz')) gin_trgm_ops);
  CREATE INDEX "quote_submissions_accented_idx" ON "quote_submissions" USING gin ((translate(lower(name), 'àáâãäåāăąçćčďđèéêëēėęěğìíîïīįıłľñńňòóôõöøőŕřśšşșťțùúûüūůűųýÿžźż', 'aaaaaaaaacccddeeeeeeeegiiiiiiillnnnooooooorrssssttuuuuuuuuyyzzz')) gin_trgm_ops) WHERE name ~ '[^ -~]';
  CREATE INDEX "custom_submissions_plain_name_idx" ON "custom_submissions" USING gin ((translate(lower(name), 'àáâãäåāăąçćčďđèéêëēėęěğìíîïīįıłľñńňòóôõöøőŕřśšşșťțùúûüūůűųýÿžźż', 'aaaaaaaaacccddeeeeeeeegiiiiiiillnnnooooooorrssssttuuuuuuuuyyzzz')) gin_trgm_ops);
  CREATE INDEX "custom_submissions_accented_idx" ON "custom_submissions" USING gin ((translate(lower(name), 'àáâãäåāăąçćčďđèéêëēėęěğìíîïīįıłľñńňòóôõöøőŕřśšşșťțùúûüūůűųýÿžźż', 'aaaaaaaaacccddeeeeeeeegiiiiiiillnnnooooooorrssssttuuuuuuuuyyzzz')) gin_trgm_ops) WHERE name ~ '[^ -~]';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX IF EXISTS "contact_submissions_accented_idx";
  DROP INDEX IF EXISTS "quote_submissions_accented_idx";
  DROP INDEX IF EXISTS "custom_submissions_plain_name_idx";
  DROP INDEX IF EXISTS "custom_submissions_accented_idx";`)
}
