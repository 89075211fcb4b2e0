import type { ReactNode } from 'react';

import { getReviewed } from './reviewed';

/** A form is read and not sent while a draft is reviewed, with a script and without. */
export async function StillInReview({ children }: { children: ReactNode }) {
  if (!(await getReviewed())) return children;
  return (
    <fieldset disabled className="min-w-0">
      {children}
    </fieldset>
  );
}
