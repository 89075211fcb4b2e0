import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "industries" ADD COLUMN "sections" jsonb;
  ALTER TABLE "_industries_v" ADD COLUMN "version_sections" jsonb;

   -- What stands there already keeps its order. Each row has an id, the same in every version.
   CREATE FUNCTION pg_temp.first_order() RETURNS jsonb AS $$
     SELECT jsonb_agg(jsonb_build_object('id', substr(md5(name), 1, 24), 'blockType', name) ORDER BY place)
     FROM unnest(ARRAY['opening', 'solutions', 'useCases', 'benefits', 'caseStudies', 'clientWords', 'questions', 'next']) WITH ORDINALITY AS sections (name, place)
   $$ LANGUAGE sql;
   UPDATE "industries" SET "sections" = pg_temp.first_order();
   UPDATE "_industries_v" SET "version_sections" = pg_temp.first_order();
   DROP FUNCTION pg_temp.first_order();`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "industries" DROP COLUMN "sections";
  ALTER TABLE "_industries_v" DROP COLUMN "version_sections";`)
}
