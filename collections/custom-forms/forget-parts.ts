import type { CollectionAfterDeleteHook } from 'payload';
import { z } from 'zod';

import { removeFile } from '@/submissions/records/made/files';
import { forgetWebhook } from '@/submissions/records/made/webhooks';

/** What belongs to a form and lies apart from its document goes with it. */
export const forgetParts: CollectionAfterDeleteHook = async ({ id }) => {
  const form = z.uuid().parse(id);
  await forgetWebhook(form);
  await removeFile(form);
};
