/**
 * Collections and globals that Payload adds by itself (read in 3.90.2). Their slugs are part of its
 * types, and what it keeps in them is not.
 */
export const jobsSlug = 'payload-jobs';
export const locksSlug = 'payload-locked-documents';
export const jobStatsSlug = 'payload-jobs-stats';

/** Who publishes on time. */
export const publishTask = 'schedulePublish';

/** Whether its panel and its queue keep something for themselves there. */
export const isOwnOfPayload = ({ slug }: { readonly slug: string }): boolean =>
  slug.startsWith('payload-');
