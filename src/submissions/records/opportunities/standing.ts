import { sql, type SQL } from 'drizzle-orm';

import { staffConnection } from '@/platform/database/staff-connection';
import { run } from '@/platform/database/statement';

import { parentReadableBy, type Reader } from '../made/readers';
import { merges } from '../merges/merges-table';
import { parentOf, submissions, type Parent } from '../parent';
import { stateColumns } from './columns';
import { opportunities } from './opportunities-table';
import type { Opportunity } from './opportunity';

/*
 * A merge moves nothing (docs/decisions/46-merges.md). What was merged lends its opportunity to the
 * conversation that it stands with, where that has none; else the one of that counts.
 */

const { submission } = opportunities;

/** The conversation that an opportunity belongs to now. After `withMerges`. */
export const conversationOf = sql`coalesce(${merges.target}, ${submission})`;

/** To stand after `FROM` the opportunities. */
export const withMerges = sql`LEFT JOIN ${merges} ON ${merges.submission} = ${submission}`;

/**
 * Whether an opportunity counts, and not another one of its conversation. A value and no `NOT EXISTS`,
 * which PostgreSQL would answer by reading all opportunities.
 */
export const isCounted: SQL = sql`(
  ${merges.submission} IS NULL
  OR (SELECT own.version FROM ${opportunities} AS own WHERE own.submission = ${merges.target}) IS NULL
  AND NOT EXISTS (
    SELECT FROM ${merges} AS earlier JOIN ${opportunities} AS other ON other.submission = earlier.submission
    WHERE earlier.target = ${merges.target}
      AND (earlier.merged_at, earlier.submission) < (${merges.mergedAt}, ${merges.submission})
  )
)`;

/** An opportunity with the submission that it was made of. */
export interface StandingOpportunity extends Opportunity {
  readonly of: Parent;
}

/**
 * The opportunities of a conversation, as far as a reader may read them: the first counts, the others
 * are of what was merged into it. It checks no other access.
 */
export async function opportunitiesOf(
  conversation: string,
  reader: Reader,
): Promise<readonly StandingOpportunity[]> {
  const { rows } = await run(
    staffConnection,
    sql<Omit<StandingOpportunity, 'stageSince'> & { stageSince: Date }>`
      SELECT ${stateColumns(sql`${opportunities}`)}, ${opportunities.stageSince} AS "stageSince",
             ${opportunities.version} AS version, ${parentOf(submission)} AS of
      FROM ${opportunities} ${withMerges}
      WHERE (${submission} = ${conversation}::uuid OR ${merges.target} = ${conversation}::uuid)
        AND EXISTS (SELECT FROM ${submissions} WHERE ${submissions.id} = ${submission})
        AND ${parentReadableBy(submission, reader)}
      ORDER BY ${submission} = ${conversation}::uuid DESC, ${merges.mergedAt}, ${submission}`,
  );
  return rows.map((row) => ({ ...row, stageSince: row.stageSince.toISOString() }));
}

/** The conversation that a submission was merged into, if any. */
export async function mergedInto(id: string): Promise<string | null> {
  const { rows } = await run(
    staffConnection,
    sql<{ target: string }>`
      SELECT ${merges.target} AS target FROM ${merges} WHERE ${merges.submission} = ${id}::uuid`,
  );
  return rows[0]?.target ?? null;
}
