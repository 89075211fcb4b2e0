import { sql } from 'drizzle-orm';

import { payload_jobs } from './tables';
import { staffConnection } from '../database/staff-connection';
import { assignments, run } from '../database/statement';

/** Either these tasks, or all but these; as a condition of Payload's, too. */
export type Tasks = { readonly in: string[] } | { readonly not_in: string[] };

/**
 * Frees the jobs that a crash cut off, which Payload (3.90.2) never tries again. Only for who runs
 * all jobs of these tasks, and between two rounds: none is being processed then.
 */
export async function freeCutOffJobs(tasks: Tasks): Promise<void> {
  const { taskSlug, processing } = payload_jobs;
  const theirs =
    'in' in tasks
      ? sql`${taskSlug}::text = ANY(${sql.param(tasks.in)}::text[])`
      : sql`${taskSlug}::text <> ALL(${sql.param(tasks.not_in)}::text[])`;
  await run(
    staffConnection,
    sql`UPDATE ${payload_jobs} SET ${assignments(payload_jobs, { processing: false })}
        WHERE ${processing} AND ${theirs}`,
  );
}
