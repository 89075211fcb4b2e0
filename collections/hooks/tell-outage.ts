import type { AfterErrorHook } from 'payload';

import { isDatabaseAway } from '@/platform/database/failure-reason';

/** Says that a failure will pass. Payload (3.90.2) answers 500, as for a defect. */
export const tellOutage: AfterErrorHook = ({ error, req }) => {
  if (!isDatabaseAway(error)) return;
  req.responseHeaders = new Headers([...(req.responseHeaders ?? []), ['Retry-After', '5']]);
  const message = 'The database cannot be reached. Try again in a moment.';
  return { response: { errors: [{ message }] }, status: 503 };
};
