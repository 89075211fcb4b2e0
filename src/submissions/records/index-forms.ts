import type { postgresAdapter } from '@payloadcms/db-postgres';
import { is } from 'drizzle-orm';
import { ExtraConfigColumn, type AnyIndexBuilder } from 'drizzle-orm/pg-core';

import { forms, type FormDefinition } from '@/forms';

import { tableNameOf } from './tables';

export type SchemaHook = NonNullable<
  Parameters<typeof postgresAdapter>[0]['afterSchemaInit']
>[number];

interface FormTable {
  readonly form: FormDefinition;
  /** Of the table. */
  readonly name: string;
  /** @throws when the table has no column for one of them */
  readonly columns: (fields: readonly string[]) => [ExtraConfigColumn, ...ExtraConfigColumn[]];
}

/** Adds indexes to the table of each form, each under a name of its own. */
export const indexForms =
  (indexes: (table: FormTable) => Record<string, AnyIndexBuilder>): SchemaHook =>
  ({ schema, extendTable }) => {
    for (const form of Object.values(forms)) {
      const name = tableNameOf(form);
      const table = schema.tables[name];
      if (!table) throw new Error(`There is no table ${name}`);
      extendTable({
        table,
        extraConfig: (all) => {
          const column = (field = '') => {
            const found: unknown = all[field];
            if (!is(found, ExtraConfigColumn)) throw new Error(`${name} has no ${field}`);
            return found;
          };
          return indexes({
            form,
            name,
            columns: ([first, ...rest]) => [column(first), ...rest.map((field) => column(field))],
          });
        },
      });
    }
    return schema;
  };
