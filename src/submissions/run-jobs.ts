import 'server-only';

import config from '@payload-config';
import { getPayload } from 'payload';

const retryAfter = 5000;

/**
 * Starts to run queued notices in this process (jobs/index.ts says how often). The database may
 * come later than the site: public pages do not wait for it, so neither does this.
 */
export function runJobs(): void {
  getPayload({ config, cron: true }).catch(() => {
    setTimeout(runJobs, retryAfter).unref();
  });
}
