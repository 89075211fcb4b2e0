import { sql } from 'drizzle-orm';

import type { FormDefinition } from '@/forms';
import { staffConnection } from '@/platform/database/staff-connection';
import { run } from '@/platform/database/statement';

import { cameFromOneOf } from './person/person';
import { tableOf } from './tables';

/**
 * Which submissions of a form came from these addresses, however they are spelt, the oldest first: ids
 * alone; what stands there, and who may read it, is Payload's to say.
 */
export async function idsFromAddresses(
  form: FormDefinition,
  addresses: readonly string[],
): Promise<string[]> {
  const table = tableOf(form);
  const { rows } = await run(
    staffConnection,
    sql<{ id: string }>`
      SELECT ${table.id} FROM ${table} WHERE ${cameFromOneOf(form, addresses)}
      ORDER BY ${table.submittedAt}, ${table.id}`,
  );
  return rows.map(({ id }) => id);
}
