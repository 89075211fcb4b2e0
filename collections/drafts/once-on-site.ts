import type { postgresAdapter } from '@payloadcms/db-postgres';
import { is, sql } from 'drizzle-orm';
import { ExtraConfigColumn, uniqueIndex } from 'drizzle-orm/pg-core';
import type { FieldHook, TextField } from 'payload';
import { z } from 'zod';

import { tableName } from '@/platform/payload/read-columns';

type SchemaHook = NonNullable<Parameters<typeof postgresAdapter>[0]['afterSchemaInit']>[number];

const marked = z.object({ custom: z.object({ isOnceOnSite: z.literal(true) }) });

/**
 * A text that no two published documents have. Drafts may share it, or have none yet: Payload's
 * `unique` would hold for them, too.
 * @param copied what a copy of the document gets in its place; else it gets the same
 */
export const onceOnSite = (field: TextField, copied?: FieldHook): TextField => ({
  ...field,
  index: true,
  custom: { ...field.custom, isOnceOnSite: true },
  hooks: { ...field.hooks, beforeDuplicate: copied ? [copied] : [] },
});

/** Has the database hold it: two people may publish at once. */
export const withOnceOnSite: SchemaHook = ({ adapter, extendTable, schema }) => {
  for (const { slug, flattenedFields } of adapter.payload.config.collections) {
    const name = tableName(slug);
    const table = schema.tables[name];
    for (const field of flattenedFields.filter((each) => marked.safeParse(each).success)) {
      if (!table) throw new Error(`There is no table ${name}`);
      extendTable({
        table,
        extraConfig: (columns) => {
          const column: unknown = columns[field.name];
          if (!is(column, ExtraConfigColumn)) throw new Error(`${name} has no ${field.name}`);
          const index = uniqueIndex(`${name}_${field.name}_on_site_idx`);
          const isOnSite = sql.raw(`"_status" = 'published' AND "deleted_at" IS NULL`);
          return { [`${field.name}OnSite`]: index.on(column).where(isOnSite) };
        },
      });
    }
  }
  return schema;
};
