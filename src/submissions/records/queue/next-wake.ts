import { sql } from 'drizzle-orm';

import { forms } from '@/forms';
import { staffConnection } from '@/platform/database/staff-connection';
import { run } from '@/platform/database/statement';

import { tableOf } from '../tables';

/** When the next snooze ends, of whichever form; null when nothing is snoozed. */
export async function nextWake(): Promise<Date | null> {
  const ends = Object.values(forms).map((form) => {
    const { snoozedUntil } = tableOf(form);
    return sql`SELECT min(${snoozedUntil}) AS at FROM ${tableOf(form)} WHERE ${snoozedUntil} > now()`;
  });
  const { rows } = await run(
    staffConnection,
    sql<{
      at: Date | null;
    }>`SELECT min(at) AS at FROM (${sql.join(ends, sql` UNION ALL `)}) AS ends`,
  );
  return rows[0]?.at ?? null;
}
