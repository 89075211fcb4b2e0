import 'server-only';

import { buildQuery } from '@payloadcms/drizzle';
import { getTableName, type SQL } from 'drizzle-orm';
import type { Payload, Where } from 'payload';

import type { FormDefinition } from '@/forms';
import { tableOf } from '@/submissions/records/tables';

/**
 * Payload's filter as a condition of SQL on a form's table, by Payload's own translation; undefined
 * where nothing is left out. It knows of no access control.
 */
export function sqlWhere(payload: Payload, form: FormDefinition, where: Where): SQL | undefined {
  const { db } = payload;
  if (!isDrizzle(db)) throw new Error('The database is not one of Drizzle’s');
  return buildQuery({
    adapter: db,
    fields: payload.collections[form.collection].config.flattenedFields,
    tableName: getTableName(tableOf(form)),
    where,
  }).where;
}

/** Payload's own type leaves open what its configuration says. */
const isDrizzle = (db: unknown): db is Parameters<typeof buildQuery>[0]['adapter'] =>
  typeof db === 'object' && db !== null && 'drizzle' in db && 'tables' in db;
