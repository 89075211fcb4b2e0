import { sql } from '@payloadcms/db-postgres';

import type { InboxSetting } from '@/payload-types';

import { payload } from '../payload';

export const setInbox = (data: Partial<InboxSetting>) =>
  payload.updateGlobal({
    slug: 'inbox-settings',
    data,
    overrideAccess: true,
    context: { disableRevalidate: true },
  });

/** Tells staff what is due, and makes due what waits for another try. */
export async function tell(): Promise<void> {
  await payload.db.drizzle.execute(sql`UPDATE payload_jobs SET wait_until = NULL`);
  await payload.jobs.run({
    where: { taskSlug: { equals: 'tell-staff' } },
    sequential: true,
    // As the site runs them (src/submissions/notices/run-jobs.ts).
    silent: { info: true, error: true },
    overrideAccess: true,
  });
}

/** How much staff are still to be told. */
export async function untold(): Promise<number> {
  const { totalDocs } = await payload.count({
    collection: 'payload-jobs',
    where: { taskSlug: { equals: 'tell-staff' } },
    overrideAccess: true,
  });
  return totalDocs;
}
