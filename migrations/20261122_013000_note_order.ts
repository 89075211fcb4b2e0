import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/**
 * Written by hand, and without a snapshot: Payload's schema knows no sequences. The order of the
 * notes of a submission was their number; it now comes from here
 * (src/submissions/records/notes.ts), from above all numbers that there can be.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`CREATE SEQUENCE "note_order" AS integer START WITH 1000000;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP SEQUENCE "note_order";`)
}
