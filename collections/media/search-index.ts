import type { postgresAdapter } from '@payloadcms/db-postgres';
import { is } from 'drizzle-orm';
import { ExtraConfigColumn, index } from 'drizzle-orm/pg-core';

type SchemaHook = NonNullable<Parameters<typeof postgresAdapter>[0]['afterSchemaInit']>[number];

/** Lets a search find a part of a word among 50,000 pictures without reading them all. */
export const withPictureSearch: SchemaHook = ({ extendTable, schema }) => {
  const table = schema.tables.media;
  if (!table) throw new Error('There is no table media');
  extendTable({
    table,
    extraConfig: ({ searchText }: Record<string, unknown>) => {
      if (!is(searchText, ExtraConfigColumn)) throw new Error('Pictures have no text to search');
      const byParts = searchText.op('gin_trgm_ops');
      return { search: index('media_search_idx').using('gin', byParts) };
    },
  });
  return schema;
};
