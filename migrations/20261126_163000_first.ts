import { MigrateUpArgs, sql } from '@payloadcms/db-postgres'

import { adoptFormer } from '@/platform/payload/adopt-former'

import { former } from './first/former-release.mjs'
import { parentFunction } from './first/parents'

/**
 * Makes the schema of an empty database, or takes over one of the former release
 * (docs/decisions/29-rolling-releases.md).
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  // As it is asked for: nobody needs both, and most processes none.
  const { schema } = await import('./first/former-schema')
  const { conversion } = await import('./first/conversion')
  if (await adoptFormer(db, { ...former, schema, conversion })) return
  const { tables } = await import('./first/tables')
  // The generated tables name the function in their triggers.
  for (const part of [parentFunction, tables, byHand]) await db.execute(sql.raw(part))
}

export async function down(): Promise<void> {
  throw new Error('There is nothing before the first migration: make an empty database')
}

const plain = (column: string) =>
  `translate(lower("${column}"), 'àáâãäåāăąçćčďđèéêëēėęěğìíîïīįıłľñńňòóôõöøőŕřśšşșťțùúûüūůűųýÿžźż', 'aaaaaaaaacccddeeeeeeeegiiiiiiillnnnooooooorrssssttuuuuuuuuyyzzz')`

/**
 * What Payload's schema does not know.
 *
 * Whatever comes over the site's own connection (the panel, a job, an injected statement) can add to
 * the audit log and change nothing in it. Entries name their actor in words, not by a foreign key, so
 * that deleting a user changes none. Whoever owns the database can still drop the trigger; nobody does
 * so by accident.
 *
 * A search finds names without their accents, companies with a typing error and telephone numbers in
 * another notation (src/submissions/records/notations.ts, which says the same).
 *
 * Notes are numbered over all submissions (src/submissions/records/thread/notes.ts).
 */
const byHand = `
  CREATE FUNCTION "refuse_to_change_audit_entries"() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    RAISE EXCEPTION 'The audit log is append-only' USING ERRCODE = 'insufficient_privilege';
  END
  $$;
  CREATE TRIGGER "audit_entries_append_only"
    BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_entries"
    FOR EACH STATEMENT EXECUTE FUNCTION "refuse_to_change_audit_entries"();
  CREATE SEQUENCE "note_order" AS integer START WITH 1000000;
  CREATE INDEX "contact_submissions_plain_name_idx" ON "contact_submissions" USING gin ((${plain('name')}) gin_trgm_ops);
  CREATE INDEX "quote_submissions_plain_name_idx" ON "quote_submissions" USING gin ((${plain('name')}) gin_trgm_ops);
  CREATE INDEX "quote_submissions_plain_company_idx" ON "quote_submissions" USING gin ((${plain('company')}) gin_trgm_ops);
  CREATE INDEX "quote_submissions_phone_digits_idx" ON "quote_submissions" USING gin ((regexp_replace("phone", '\\D', '', 'g')) gin_trgm_ops);`
