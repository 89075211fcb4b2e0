import 'server-only';

import { getTableName, type SQL } from 'drizzle-orm';
import type { Payload, Where } from 'payload';

import type { FormDefinition } from '@/forms';
import { toSql } from '@/platform/payload/to-sql';
import { tableOf } from '@/submissions/records/tables';

/** Payload's filter as a condition of SQL on a form's table; undefined where nothing is left out. */
export const sqlWhere = (payload: Payload, form: FormDefinition, where: Where): SQL | undefined =>
  toSql(payload, {
    table: getTableName(tableOf(form)),
    fields: payload.collections[form.collection].config.flattenedFields,
    where,
  });
