import { sql } from 'drizzle-orm';

import { staffConnection } from '@/platform/database/staff-connection';
import { run } from '@/platform/database/statement';

import type { ThreadOf } from '../incoming/thread-address';
import { threadEntries } from './thread-table';

/** An answer repeats the last ones. */
const most = 20;

/** What we sent on threads, the newest first: what an answer repeats of it is no word of its writer. */
export async function listSentTexts(threads: readonly ThreadOf[]): Promise<readonly string[]> {
  if (threads.length === 0) return [];
  const ids = threads.map(({ submission }) => submission);
  const { kind, state, text, signature, owed, position } = threadEntries;
  const { rows } = await run(
    staffConnection,
    sql<{ text: string }>`
      SELECT concat_ws(E'\\n\\n', ${text}, ${signature}) AS text FROM ${threadEntries}
      WHERE ${threadEntries.submission} = ANY(${sql.param(ids)}::uuid[])
        AND ${kind} = 'reply'
        AND (${state} IN ('sending', 'sent', 'failed') OR ${owed} IS NOT NULL)
      ORDER BY ${position} DESC LIMIT ${most}`,
  );
  return rows.map((row) => row.text);
}
