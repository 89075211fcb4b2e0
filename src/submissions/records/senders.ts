import { sql } from 'drizzle-orm';

import type { FormDefinition } from '@/forms';
import { staffConnection } from '@/platform/database/staff-connection';
import { run } from '@/platform/database/statement';

import { tableOf } from './tables';

/**
 * Which submissions of a form came from an address, in capitals or not.
 * @param pattern as `ILIKE` takes it
 */
export async function idsFromAddress(form: FormDefinition, pattern: string): Promise<string[]> {
  const table = tableOf(form);
  const { rows } = await run(
    staffConnection,
    sql<{ id: string }>`SELECT ${table.id} FROM ${table} WHERE ${table.email} ILIKE ${pattern}`,
  );
  return rows.map(({ id }) => id);
}
