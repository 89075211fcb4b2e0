import 'server-only';

import config from '@payload-config';
import { cache } from 'react';
import { getPayload, type TypedUser } from 'payload';

import { settingsOf, type PipelineSettings } from '@/submissions/records/opportunities/settings';

import { asSeenBy } from '../access';

/** Stages and reasons, once for a page; whoever may not read submissions gets an error. */
export const readSettings = cache(async (user: TypedUser): Promise<PipelineSettings> => {
  const payload = await getPayload({ config });
  return settingsOf(await payload.findGlobal({ slug: 'pipeline', depth: 0, ...asSeenBy(user) }));
});
