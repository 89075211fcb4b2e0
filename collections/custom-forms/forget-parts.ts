import type { CollectionAfterDeleteHook } from 'payload';
import { z } from 'zod';

import { forgetWebhook } from '@/submissions/records/made/webhooks';

/** What belongs to a form and lies apart from its document goes with it. */
export const forgetParts: CollectionAfterDeleteHook = async ({ id }) => {
  await forgetWebhook(z.uuid().parse(id));
};
