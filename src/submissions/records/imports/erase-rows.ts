import { sql } from 'drizzle-orm';

import { spellingsOf } from '@/platform/address-spellings';
import { staffConnection } from '@/platform/database/staff-connection';
import { run } from '@/platform/database/statement';
import { literal } from '@/platform/plain-text';

import { importRows } from './imports-table';

/** So many are looked through by one statement: no index knows what stands in them. */
const rowsAtOnce = 2000;

/** Whatever waits and names one of these addresses does not come in. */
export async function eraseFromImports(addresses: readonly string[]): Promise<void> {
  const patterns = sql.param(
    // As JSON writes it, which is how it is looked through.
    spellingsOf(addresses).map((address) => `%${literal(JSON.stringify(address).slice(1, -1))}%`),
  );
  const { rows } = await run(
    staffConnection,
    sql<{ import: string; last: number }>`
      SELECT ${importRows.import} AS import, max(${importRows.place}) AS last
      FROM ${importRows} GROUP BY 1`,
  );
  for (const { import: of, last } of rows)
    for (let from = 0; from <= last; from += rowsAtOnce)
      await run(
        staffConnection,
        sql`DELETE FROM ${importRows}
            WHERE ${importRows.import} = ${of} AND ${importRows.place} BETWEEN ${from} AND ${from + rowsAtOnce - 1}
              AND ${importRows.cells}::text ILIKE ANY(${patterns}::text[])`,
      );
}
