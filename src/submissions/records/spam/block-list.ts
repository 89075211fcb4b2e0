import { sql, type SQL } from 'drizzle-orm';

import { formList } from '@/forms';
import { inbox_settings } from '@/platform/database/schema';
import { staffConnection } from '@/platform/database/staff-connection';
import { assignments, run } from '@/platform/database/statement';

import { tableOf } from '../tables';

/** How an entry is compared, with the end of a line that Windows writes. */
const plain = (entry: SQL) => sql`lower(btrim(${entry}, E' \\t\\r'))`;

/**
 * Takes addresses off the block list, and out of the reasons that it gave for other people's messages.
 * @param emails in all their spellings, in lower case
 */
export async function takeOffBlockList(emails: readonly string[]): Promise<void> {
  const erased = sql`ANY(${sql.param(emails)}::text[])`;
  const lines = sql`unnest(string_to_array(${inbox_settings.blockList}, E'\\n'))
    WITH ORDINALITY AS lines (entry, place)`;
  const rest = sql`(SELECT string_agg(entry, E'\\n' ORDER BY place) FROM ${lines}
    WHERE NOT ${plain(sql`entry`)} = ${erased})`;
  await run(
    staffConnection,
    sql`UPDATE ${inbox_settings} SET ${assignments(inbox_settings, { blockList: rest, updatedAt: sql`now()` })}
        WHERE EXISTS (SELECT FROM ${lines} WHERE ${plain(sql`entry`)} = ${erased})`,
  );
  for (const form of formList) {
    const table = tableOf(form);
    await run(
      staffConnection,
      sql`UPDATE ${table} SET ${assignments(table, { quarantineDetail: null, updatedAt: sql`now()` })}
          WHERE 'blocked' IN (${table.quarantinedFor}::text, ${table.releasedFrom})
            AND ${plain(sql`${table.quarantineDetail}`)} = ${erased}`,
    );
  }
}
