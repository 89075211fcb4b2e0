import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "home_page" ADD COLUMN "sections" jsonb;
  ALTER TABLE "_home_page_v" ADD COLUMN "version_sections" jsonb;

   -- What stands there already keeps its order. Each row has an id, the same in every version.
   CREATE FUNCTION pg_temp.first_order() RETURNS jsonb AS $$
     SELECT jsonb_agg(jsonb_build_object('id', substr(md5(name), 1, 24), 'blockType', name) ORDER BY place)
     FROM unnest(ARRAY['opening', 'industries', 'advantage', 'services', 'process', 'portfolio', 'stories', 'contact']) WITH ORDINALITY AS sections (name, place)
   $$ LANGUAGE sql;
   UPDATE "home_page" SET "sections" = pg_temp.first_order();
   UPDATE "_home_page_v" SET "version_sections" = pg_temp.first_order();
   DROP FUNCTION pg_temp.first_order();`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "home_page" DROP COLUMN "sections";
  ALTER TABLE "_home_page_v" DROP COLUMN "version_sections";`)
}
