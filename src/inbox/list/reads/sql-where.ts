import 'server-only';

import { getTableName, sql, type SQL } from 'drizzle-orm';
import type { Payload, Where } from 'payload';

import type { FormDefinition } from '@/forms';
import { toSql } from '@/platform/payload/to-sql';
import { tableOf } from '@/submissions/records/tables';

/** Payload's filter as a condition of SQL on a form's table. */
export const sqlWhere = (payload: Payload, form: FormDefinition, where: Where): SQL =>
  toSql(payload, {
    table: getTableName(tableOf(form)),
    fields: payload.collections[form.collection].config.flattenedFields,
    where,
  }) ?? sql`true`;
