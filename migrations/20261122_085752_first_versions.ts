import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/**
 * Written by hand, and without a snapshot: it changes no table. What was on the site before there
 * were drafts is published, and is the first version of its document: the panel's lists show
 * versions, and somebody may want to go back to it. Columns are matched by their names, which
 * Payload gives: `version_title` for `title`, `_industries_v_version_solutions` for
 * `industries_solutions`. No array of content is in another array.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE FUNCTION pg_temp.copied_columns(source text, target text, prefix text, skipped text[], OUT names text, OUT vals text) AS $$
     SELECT string_agg(quote_ident(t.attname), ', ' ORDER BY s.attnum),
       string_agg(format('s.%I::text::%s', s.attname, format_type(t.atttypid, t.atttypmod)), ', ' ORDER BY s.attnum)
     FROM pg_attribute s
     JOIN pg_attribute t ON t.attrelid = to_regclass(quote_ident(target)) AND t.attname = prefix || s.attname
     WHERE s.attrelid = to_regclass(quote_ident(source)) AND s.attnum > 0
       AND NOT s.attisdropped AND NOT t.attisdropped AND NOT s.attname = ANY (skipped)
   $$ LANGUAGE sql;

   DO $$
   DECLARE
     main text; versions text; child text; target text; suffix text; matches text;
     is_global boolean; columns record;
   BEGIN
     FOREACH main IN ARRAY ARRAY[
       'industries', 'features', 'process_steps', 'testimonials', 'projects', 'gallery_images', 'legal_pages', 'faqs',
       'site_settings', 'home_page', 'industries_page', 'work_page', 'quote_page', 'gallery_page', 'not_found_page'
     ] LOOP
       versions := '_' || main || '_v';
       EXECUTE format('UPDATE %I SET "_status" = ''published''', main);

       is_global := NOT EXISTS (SELECT FROM pg_attribute WHERE attrelid = to_regclass(versions) AND attname = 'parent_id');
       matches := CASE WHEN is_global THEN 'true' ELSE 'v."parent_id" = s."_parent_id"' END;
       columns := pg_temp.copied_columns(main, versions, 'version_', ARRAY['id']);
       EXECUTE format(
         'INSERT INTO %I (%s%s, "created_at", "updated_at", "latest") SELECT %s%s, s."updated_at", s."updated_at", true FROM %I s',
         versions, CASE WHEN is_global THEN '' ELSE '"parent_id", ' END, columns.names,
         CASE WHEN is_global THEN '' ELSE 's."id", ' END, columns.vals, main);

       FOR child IN SELECT c.relname FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid
         WHERE k.contype = 'f' AND k.confrelid = to_regclass(main) AND starts_with(c.relname, main || '_')
       LOOP
         suffix := substr(child, length(main) + 2);
         target := versions || '_version_' || suffix;
         IF to_regclass(target) IS NOT NULL THEN
           columns := pg_temp.copied_columns(child, target, '', ARRAY['id', '_parent_id']);
           EXECUTE format('INSERT INTO %I (%s, "_uuid", "_parent_id") SELECT %s, s."id", v."id" FROM %I s JOIN %I v ON %s',
             target, columns.names, columns.vals, child, versions, matches);
         ELSE
           -- Numbers, texts and relations stand in one table for all fields.
           target := versions || '_' || suffix;
           columns := pg_temp.copied_columns(child, target, '', ARRAY['id', 'parent_id', 'path']);
           EXECUTE format('INSERT INTO %I (%s, "path", "parent_id") SELECT %s, ''version.'' || s."path", v."id" FROM %I s JOIN %I v ON %s',
             target, columns.names, columns.vals, child, versions, replace(matches, '_parent_id', 'parent_id'));
         END IF;
       END LOOP;
     END LOOP;
   END
   $$;`)
}

/** The tables of the versions go with the migration before. */
export async function down({}: MigrateDownArgs): Promise<void> {}
