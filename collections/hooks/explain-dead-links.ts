import type { CollectionAfterErrorHook } from 'payload';

import { deadLink } from '@/platform/payload/words';

/** Tells somebody whose link was used already, or is too old, what to do. */
export const explainDeadLinks: CollectionAfterErrorHook = ({ error }) => {
  if (error.message !== deadLink) return;
  const message = 'This link was used before or is older than an hour. Ask for a new one.';
  return { response: { errors: [{ message }] } };
};
