'use client';

import { useHasTextDraft } from '../action/drafts';

/** At the sign-in that took the place of a page on which somebody was writing. */
export const UnsentHint = () =>
  useHasTextDraft() ? (
    <p role="status" className="mt-5 text-[15px]">
      Something that you wrote is not stored yet. Sign in again, and it is back in its box.
    </p>
  ) : null;
