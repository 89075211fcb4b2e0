import type { CollectionAfterChangeHook } from 'payload';

import { endSessionsOf } from '@/accounts/second-factor';
import type { User } from '@/payload-types';

/** What a browser still shows was drawn for another role: whoever gets one signs in again. */
export const endSessionsOfFormerRole: CollectionAfterChangeHook<User> = async ({
  doc,
  operation,
  previousDoc,
  req,
}) => {
  if (operation === 'update' && doc.role !== previousDoc.role) await endSessionsOf(req, doc.id);
};
