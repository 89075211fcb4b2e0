import type { postgresAdapter } from '@payloadcms/db-postgres';
import { getTableName, sql } from 'drizzle-orm';
import { index } from 'drizzle-orm/pg-core';

import { forms } from '@/forms';

import { tableOf } from '../tables';

type SchemaHook = NonNullable<Parameters<typeof postgresAdapter>[0]['afterSchemaInit']>[number];

/** Finds what came from an address, in capitals or not, among 100,000 submissions. */
export const withSenderIndexes: SchemaHook = ({ schema, extendTable }) => {
  for (const form of Object.values(forms)) {
    const name = getTableName(tableOf(form));
    const table = schema.tables[name];
    if (!table) throw new Error(`There is no table ${name}`);
    extendTable({
      table,
      extraConfig: () => ({ sender: index(`${name}_sender_idx`).on(sql`lower(email)`) }),
    });
  }
  return schema;
};
