import { sql } from 'drizzle-orm';

import { isOn } from '@/features';
import { inbox_settings, users } from '@/platform/database/schema';
import { staffConnection } from '@/platform/database/staff-connection';
import { run } from '@/platform/database/statement';

import { ofParent, joinParents } from '../parent';

/**
 * Where whoever sent a submission books a call: with who has it, else with the team. It checks no access.
 * @returns null where neither is set
 */
export async function readBookingLink(submission: string): Promise<string | null> {
  if (!isOn('replies')) return null;
  const { rows } = await run(
    staffConnection,
    sql<{ link: string | null }>`
      SELECT coalesce(nullif(${users.bookingLink}, ''), nullif((
        SELECT ${inbox_settings.bookingLink} FROM ${inbox_settings} LIMIT 1), '')) AS link
      FROM (SELECT ${submission}::uuid AS id) AS asked
      ${joinParents(sql`asked.id`)}
      LEFT JOIN ${users} ON ${users.id} = ${ofParent('assignee')}`,
  );
  return rows[0]?.link ?? null;
}
