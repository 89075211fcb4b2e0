import { buildQuery } from '@payloadcms/drizzle';
import type { SQL } from 'drizzle-orm';
import type { FlattenedField, Payload, Where } from 'payload';

interface Filter {
  readonly table: string;
  readonly fields: FlattenedField[];
  readonly where: Where;
}

/**
 * A filter as a condition of SQL, by the translation that Payload's own reads have (3.90.2, of a
 * package that it documents for nobody); undefined where nothing is left out. It knows of no access
 * control.
 */
export function toSql({ db }: Payload, { table, fields, where }: Filter): SQL | undefined {
  if (!isDrizzle(db)) throw new Error('The database is not one of Drizzle’s');
  return buildQuery({ adapter: db, fields, tableName: table, where }).where;
}

/** Payload's own type leaves open what its configuration says. */
export const isDrizzle = (db: unknown): db is Parameters<typeof buildQuery>[0]['adapter'] =>
  typeof db === 'object' && db !== null && 'drizzle' in db && 'tables' in db;
