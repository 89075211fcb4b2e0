import type { postgresAdapter } from '@payloadcms/db-postgres';
import { getTableName, is } from 'drizzle-orm';
import { ExtraConfigColumn, index } from 'drizzle-orm/pg-core';

import { forms, type FormDefinition } from '@/forms';

import { tableOf } from './tables';

type SchemaHook = NonNullable<Parameters<typeof postgresAdapter>[0]['afterSchemaInit']>[number];

/** Comes with PostgreSQL, and the owner of a database may add it. */
export const searchExtensions = ['pg_trgm'];

/** The fields in which a search looks for a part of a word. Choices have few values instead. */
export const searchedFields = ({ fields }: FormDefinition): readonly string[] => [
  'reference',
  ...fields.filter(({ kind }) => kind !== 'choice').map(({ name }) => name),
  'notesText',
];

/**
 * Lets `contains` find a part of a word among 100,000 submissions without reading them all. One
 * index holds all the fields, and finds in each of them.
 */
export const withSearchIndexes: SchemaHook = ({ schema, extendTable }) => {
  for (const form of Object.values(forms)) {
    const name = getTableName(tableOf(form));
    const table = schema.tables[name];
    if (!table) throw new Error(`There is no table ${name}`);
    extendTable({
      table,
      extraConfig: (columns) => {
        const [first, ...rest] = searchedFields(form).map((field) => {
          const column: unknown = columns[field];
          if (!is(column, ExtraConfigColumn)) throw new Error(`${name} has no ${field}`);
          return column.op('gin_trgm_ops');
        });
        return first ? { search: index(`${name}_search_idx`).using('gin', first, ...rest) } : {};
      },
    });
  }
  return schema;
};
