import { beginLog } from '@/platform/log-format';
import { endWithProcess, finishWork } from '@/platform/shut-down';
import { startTracing, stopTracing } from '@/platform/tracing/start-tracing';
import { runJobs } from '@/submissions/notices/run-jobs';

/** Longer than a mail server may take at the end (src/platform/shut-down.ts). */
const drainMs = 15_000;

/**
 * The process that does the jobs and serves nobody. Any number of them may run: one of all processes
 * does the jobs, and another one when that is gone.
 */
async function work(): Promise<void> {
  beginLog();
  await startTracing();
  endWithProcess(runJobs(() => false));
  // The wait between two rounds keeps no process alive, and the database may come later.
  setInterval(() => undefined, 60_000);
  const end = () => {
    setTimeout(() => process.exit(1), drainMs).unref();
    void finishWork()
      .then(stopTracing)
      .finally(() => process.exit(0));
  };
  process.once('SIGTERM', end);
  process.once('SIGINT', end);
  // Only a process that was started with a channel to its parent has `send`, and it keeps it.
  if (process.send !== undefined) process.once('disconnect', end);
  console.info('The worker is up');
}

void work();
