import 'server-only';

import { cached } from './cached';

/** For how many days submissions are kept. Staff set it, and the privacy policy tells everybody. */
export const getRetention = cached('retention', ['inbox-settings'], async (payload) => {
  const { contactDays, quoteDays, trashDays } = await payload.findGlobal({
    slug: 'inbox-settings',
    depth: 0,
    overrideAccess: true,
  });
  return { contactDays, quoteDays, trashDays };
});
