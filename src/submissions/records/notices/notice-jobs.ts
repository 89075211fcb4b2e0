import { sql, type SQL } from 'drizzle-orm';

import type { FormDefinition } from '@/forms';
import { staffConnection } from '@/platform/database/staff-connection';
import { insertSelect, run } from '@/platform/database/statement';
import { payload_jobs } from '@/platform/payload/tables';

import type { Notice } from '../../notices/notice-mail';

interface Queued {
  readonly notices?: readonly Notice[];
  /** Counts up when staff send a notice once more. */
  readonly copy?: number;
}

/** What a job has to do with a submission. */
export const submissionOfJob = sql`${payload_jobs.input}->>'submission'`;

/**
 * Queues notices, as a part of the statement that stores or releases submissions.
 * @param rows a part of that statement with their ids
 */
export function queueNotices(
  { collection }: FormDefinition,
  rows: SQL,
  { notices = ['ownerNotice', 'confirmation'], copy }: Queued = {},
): SQL {
  const ofCopy = copy === undefined ? sql`` : sql`, 'copy', ${copy}::bigint`;
  return insertSelect(
    payload_jobs,
    {
      taskSlug: 'notify',
      input: sql`jsonb_build_object(
        'notice', notice, 'collection', ${collection}::text, 'submission', id ${ofCopy}
      )`,
    },
    sql`FROM ${rows}, unnest(${sql.param(notices)}::text[]) AS notice`,
  );
}

/** A notice that is queued and not sent yet. */
export interface WaitingNotice {
  readonly submission: string;
  readonly notice: string;
  readonly queuedAt: Date;
}

export async function waitingNotices(ids: readonly string[]): Promise<readonly WaitingNotice[]> {
  const { rows } = await run(
    staffConnection,
    sql<WaitingNotice>`
      SELECT ${submissionOfJob} AS submission, ${payload_jobs.input}->>'notice' AS notice,
             ${payload_jobs.createdAt} AS "queuedAt"
      FROM ${payload_jobs} WHERE ${submissionOfJob} = ANY(${sql.param(ids)}::text[])`,
  );
  return rows;
}
