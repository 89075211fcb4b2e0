import { sql, type SQL } from 'drizzle-orm';

import { spellingsOf } from '@/platform/address-spellings';
import { staffConnection } from '@/platform/database/staff-connection';
import { run } from '@/platform/database/statement';
import { literal } from '@/platform/plain-text';

import { wholeAddress } from '../person/named-elsewhere';
import { importRows } from './imports-table';

/** So many are looked through by one statement: no index knows what stands in them. */
const rowsAtOnce = 2000;

/** Conditions that find what waits and names one of these addresses, some rows after the other. */
async function* naming(addresses: readonly string[]): AsyncGenerator<SQL> {
  const patterns = sql.param(
    // As JSON writes it, which is how it is looked through.
    spellingsOf(addresses).map((address) => `%${literal(JSON.stringify(address).slice(1, -1))}%`),
  );
  const whole = wholeAddress(spellingsOf(addresses));
  const { rows } = await run(
    staffConnection,
    sql<{ import: string; last: number }>`
      SELECT ${importRows.import} AS import, max(${importRows.place}) AS last
      FROM ${importRows} GROUP BY 1`,
  );
  for (const { import: of, last } of rows)
    for (let from = 0; from <= last; from += rowsAtOnce)
      yield sql`
        ${importRows.import} = ${of}::uuid
        AND ${importRows.place} BETWEEN ${from}::int AND ${from + rowsAtOnce - 1}::int
        AND ${importRows.cells}::text ILIKE ANY(${patterns}::text[])
        AND EXISTS (
          SELECT FROM json_each_text(${importRows.cells}) AS cell WHERE cell.value ~* ${whole}::text
        )`;
}

/** Whatever waits and names one of these addresses does not come in. */
export async function eraseFromImports(addresses: readonly string[]): Promise<void> {
  for await (const named of naming(addresses))
    await run(staffConnection, sql`DELETE FROM ${importRows} WHERE ${named}`);
}

/** The same as it stands there, by the heads of its columns. It checks no access: the caller has to. */
export async function* listFromImports(
  addresses: readonly string[],
): AsyncGenerator<Readonly<Record<string, string>>> {
  for await (const named of naming(addresses)) {
    const { rows } = await run(
      staffConnection,
      sql<Pick<typeof importRows.$inferSelect, 'cells'>>`
        SELECT ${importRows.cells} FROM ${importRows} WHERE ${named} ORDER BY ${importRows.place}`,
    );
    for (const { cells } of rows) yield cells;
  }
}
