import type { Status } from '@/forms';

import type { ExpectedOpportunity, ExpectedRow } from './row';

/** What a browser shows of a submission, as it was when it was loaded. */
export interface Page {
  readonly form: ExpectedRow['form'];
  readonly id: string;
  readonly status: Status;
  readonly assignee: string | null;
  readonly snoozedUntil: string | null;
  readonly isTrashed: boolean;
  readonly mails: readonly { readonly id: string; readonly isOurs: boolean }[];
  /** Of this one, and of none that was merged into it. */
  readonly opportunity: ExpectedOpportunity | null;
  /** The place of the last mail. */
  readonly seen: number;
}
