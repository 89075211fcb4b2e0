import type { AfterErrorHook } from 'payload';

import { isDatabaseAway } from '@/platform/database/failure-reason';
import { outage } from '@/platform/database/outage';

/** Says that a failure will pass. Payload (3.90.2) answers 500, as for a defect. */
export const tellOutage: AfterErrorHook = ({ error, req }) => {
  if (!isDatabaseAway(error)) return;
  const headers = Object.entries(outage.headers);
  req.responseHeaders = new Headers([...(req.responseHeaders ?? []), ...headers]);
  return { response: outage.body, status: outage.status };
};
