import type { PayloadRequest } from 'payload';
import { hasScheduledPublishEnabled } from 'payload/shared';

import { mayUpdate, type Target } from '~/collections/may-update';

/** Whether something can be published at a date, by whoever asks. Payload (3.90.2) queues whatever it gets. */
export async function canBeScheduled(req: PayloadRequest, target: Target): Promise<boolean> {
  const { collections, globals } = req.payload.config;
  const owner =
    'global' in target
      ? globals.find(({ slug }) => slug === target.global)
      : collections.find(({ slug }) => slug === target.collection);
  return owner !== undefined && hasScheduledPublishEnabled(owner) && mayUpdate(req, target);
}
