import type { postgresAdapter } from '@payloadcms/db-postgres';
import { getTableName, is, sql } from 'drizzle-orm';
import { ExtraConfigColumn, index } from 'drizzle-orm/pg-core';

import { forms } from '@/forms';

import { tableOf } from '../tables';
import { openStates } from './open-states';

type SchemaHook = NonNullable<Parameters<typeof postgresAdapter>[0]['afterSchemaInit']>[number];

/** In the order of the lists; what follows the id answers their conditions from the index alone. */
const indexed = ['submittedAt', 'id', 'quarantinedFor', 'snoozedUntil', 'assignee'];

/** Lets the inbox list and count what is still to be done without reading what is done. */
export const withWorkIndexes: SchemaHook = ({ schema, extendTable }) => {
  for (const form of Object.values(forms)) {
    const name = getTableName(tableOf(form));
    const table = schema.tables[name];
    if (!table) throw new Error(`There is no table ${name}`);
    extendTable({
      table,
      extraConfig: (columns) => {
        const [first, ...rest] = indexed.map((field) => {
          const column: unknown = columns[field];
          if (!is(column, ExtraConfigColumn)) throw new Error(`${name} has no ${field}`);
          return column;
        });
        if (!first) return {};
        const isToDo = sql`${sql.identifier('deleted_at')} IS NULL AND ${sql.identifier('status')} IN (${openStates})`;
        return {
          work: index(`${name}_work_idx`)
            .on(first, ...rest)
            .where(isToDo),
        };
      },
    });
  }
  return schema;
};
