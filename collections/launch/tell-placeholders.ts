import type { Payload } from 'payload';

import { inDigits } from '@/platform/place/wording';
import { addressOfLaunchList } from '@/platform/payload/panel/addresses';

import { countPlaceholders } from './count-placeholders';
import { isSitePublic } from './public-site';

/** Says in the log, as the site starts, that others can read what was made up for the demonstration. */
export async function tellPlaceholders(payload: Payload): Promise<void> {
  if (!isSitePublic) return;
  const left = await countPlaceholders(payload);
  if (left > 0)
    payload.logger.warn(
      `SERVER_URL is public, and invented content remains (${inDigits(left)}): see ${addressOfLaunchList}`,
    );
}
