import { freePort } from '../../../scripts/steps/web-process.mjs';
import { expect, query } from '../site';
import { startWebProcess } from './web-process';

/**
 * A second web process on the tests' build and database, with other settings. It keeps the public
 * address of the first: both write renewed pages to the same folder, and those hold the address.
 */
export async function startSiteWith(settings: Record<string, string>) {
  const { url, end } = await startWebProcess({ ...settings, PORT: String(await freePort()) });
  return { url, close: () => end('SIGTERM') };
}

/** Of whoever runs the jobs: src/submissions/notices/run-jobs.ts. Another one is the mailbox's. */
const lockOfJobs = 7_418_529_630;

/**
 * A second web process that mails, and runs the jobs: of several one does, and whoever else held
 * that lock is cut off until this one has it. When it closes the first has its turn again.
 */
export async function startMailingSite(settings: Record<string, string> & { SMTP_URL: string }) {
  const name = 'mailing-site';
  const database = new URL(process.env.DATABASE_URL ?? '');
  database.searchParams.set('application_name', name);
  const site = await startSiteWith({ ...settings, DATABASE_URL: database.href });
  const leader = async () => {
    const [holder] = await query(
      `SELECT pid, application_name AS name FROM pg_stat_activity JOIN pg_locks USING (pid)
       WHERE locktype = 'advisory' AND datname = current_database()
         AND (classid::bigint << 32) + objid::bigint = $1`,
      [lockOfJobs],
    );
    if (holder && holder['name'] !== name)
      await query('SELECT pg_terminate_backend($1)', [holder['pid']]);
    return holder?.['name'];
  };
  try {
    await expect.poll(leader, { timeout: 60_000 }).toBe(name);
  } catch (error) {
    // Left running, it would keep the jobs from the next one, with a mail server that is gone.
    await site.close();
    throw error;
  }
  return site;
}
