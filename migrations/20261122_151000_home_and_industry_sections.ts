import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "industries" ADD COLUMN "sections" jsonb;
  ALTER TABLE "_industries_v" ADD COLUMN "version_sections" jsonb;
  ALTER TABLE "home_page" ADD COLUMN "sections" jsonb;
  ALTER TABLE "_home_page_v" ADD COLUMN "version_sections" jsonb;

   -- What stands there already keeps its order. Each row has an id, the same in every version.
   CREATE FUNCTION pg_temp.first_order(names text[]) RETURNS jsonb AS $$
     SELECT jsonb_agg(jsonb_build_object('id', substr(md5(name), 1, 24), 'blockType', name) ORDER BY place)
     FROM unnest(names) WITH ORDINALITY AS sections (name, place)
   $$ LANGUAGE sql;
   UPDATE "home_page" SET "sections" = pg_temp.first_order(ARRAY['opening', 'industries', 'advantage', 'services', 'process', 'portfolio', 'stories', 'contact']);
   UPDATE "_home_page_v" SET "version_sections" = pg_temp.first_order(ARRAY['opening', 'industries', 'advantage', 'services', 'process', 'portfolio', 'stories', 'contact']);
   UPDATE "industries" SET "sections" = pg_temp.first_order(ARRAY['opening', 'solutions', 'useCases', 'benefits', 'caseStudies', 'clientWords', 'questions', 'next']);
   UPDATE "_industries_v" SET "version_sections" = pg_temp.first_order(ARRAY['opening', 'solutions', 'useCases', 'benefits', 'caseStudies', 'clientWords', 'questions', 'next']);
   DROP FUNCTION pg_temp.first_order(text[]);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "industries" DROP COLUMN "sections";
  ALTER TABLE "_industries_v" DROP COLUMN "version_sections";
  ALTER TABLE "home_page" DROP COLUMN "sections";
  ALTER TABLE "_home_page_v" DROP COLUMN "version_sections";`)
}
