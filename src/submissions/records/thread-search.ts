import { sql } from 'drizzle-orm';

import type { FormDefinition } from '@/forms';
import { staffConnection } from '@/platform/database/staff-connection';
import { run } from '@/platform/database/statement';

import { parentColumn } from './thread';
import { threadEntries } from './thread-table';

/** Enough for a search that somebody reads. */
const most = 1000;

/**
 * Which submissions have a mail that says this, whoever wrote it. What a mail repeats of earlier ones
 * is not looked at: those are found by themselves.
 * @param pattern as `ILIKE` takes it
 */
export async function idsByThread(form: FormDefinition, pattern: string): Promise<string[]> {
  const { text, sender, state } = threadEntries;
  const { rows } = await run(
    staffConnection,
    sql<{ id: string }>`
      SELECT ${parentColumn(form)} AS id FROM ${threadEntries}
      WHERE (${text} ILIKE ${pattern} OR ${sender} ILIKE ${pattern})
        AND ${parentColumn(form)} IS NOT NULL AND ${state} <> 'taken-back' LIMIT ${most}`,
  );
  return rows.map(({ id }) => id);
}
