import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/**
 * Written by hand, and without a snapshot: Payload's schema knows no triggers. Whatever comes over
 * the site's own connection (the panel, a job, an injected statement) can add to the audit log and
 * change nothing in it. Entries name their actor in words, not by a foreign key, so that deleting a
 * user changes none. Whoever owns the database can still drop the trigger; nobody does so by
 * accident.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE FUNCTION "refuse_to_change_audit_entries"() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     RAISE EXCEPTION 'The audit log is append-only' USING ERRCODE = 'insufficient_privilege';
   END
   $$;
   CREATE TRIGGER "audit_entries_append_only"
     BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_entries"
     FOR EACH STATEMENT EXECUTE FUNCTION "refuse_to_change_audit_entries"();`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TRIGGER "audit_entries_append_only" ON "audit_entries";
   DROP FUNCTION "refuse_to_change_audit_entries"();`)
}
