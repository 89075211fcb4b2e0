import { mkdir, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

import { sql } from '@payloadcms/db-postgres';
import { z } from 'zod';

import { env } from '@/env';

import { payload } from '../payload';

/** Stands in all that is about one person, and nowhere else. */
export const canary = 'zqcanary';
export const [email, other] = [`Ada.${canary}@one.example`, `${canary}.two@zwölf.example`];
/** The other one, as half of all programs write it. */
export const otherInAscii = `${canary.toUpperCase()}.two@XN--ZWLF-6QA.example`;
export const folder = path.join(env.DATA_DIR, 'spool');

const column = z.object({ table: z.string(), column: z.string(), type: z.string() });

/** The columns of whichever table in which the canary stands, as text or within bytes. */
export async function foundInDatabase(): Promise<string[]> {
  const { rows } = await payload.db.drizzle.execute(
    sql`SELECT c.table_name AS table, c.column_name AS column, c.data_type AS type
        FROM information_schema.columns c
        JOIN information_schema.tables t USING (table_schema, table_name)
        WHERE t.table_type = 'BASE TABLE'
          AND c.table_schema NOT IN ('pg_catalog', 'information_schema')`,
  );
  const columns = z.array(column).parse(rows);
  if (columns.length < 500) throw new Error('These are not all columns');
  const found: string[] = [];
  for (const { table, column: name, type } of columns) {
    const own = sql.identifier(name);
    const text = type === 'bytea' ? sql`encode(${own}, 'escape')` : sql`${own}::text`;
    const hits = await payload.db.drizzle.execute(
      sql`SELECT FROM ${sql.identifier(table)} WHERE ${text} ILIKE ${`%${canary}%`} LIMIT 1`,
    );
    if (hits.rows.length > 0) found.push(`${table}.${name}`);
  }
  return found.sort();
}

export async function foundOnDisk(): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  const names = await readdir(env.DATA_DIR, { recursive: true, withFileTypes: true });
  const files = names.filter((each) => each.isFile() && !each.parentPath.includes('postgres'));
  const texts = await Promise.all(
    files.map(async (each) => {
      const file = path.join(each.parentPath, each.name);
      return { file, text: await readFile(file, 'latin1').catch(() => '') };
    }),
  );
  return texts.filter(({ text }) => text.toLowerCase().includes(canary)).map(({ file }) => file);
}
