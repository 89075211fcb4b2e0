import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "small_words" ADD COLUMN "drawings_share" varchar;
  ALTER TABLE "_small_words_v" ADD COLUMN "version_drawings_share" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "small_words" DROP COLUMN "drawings_share";
  ALTER TABLE "_small_words_v" DROP COLUMN "version_drawings_share";`)
}
