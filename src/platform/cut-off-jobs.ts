import { sql } from 'drizzle-orm';

import { payload_jobs } from './database/schema';
import { staffConnection } from './database/staff-connection';
import { assignments, run } from './database/statement';

/**
 * Frees the jobs that a crash cut off, which Payload (3.90.2) never tries again. Only for who runs
 * all jobs, and between two rounds: nothing is being processed then.
 */
export async function freeCutOffJobs(): Promise<void> {
  await run(
    staffConnection,
    sql`UPDATE ${payload_jobs} SET ${assignments(payload_jobs, { processing: false })}
        WHERE ${payload_jobs.processing}`,
  );
}
