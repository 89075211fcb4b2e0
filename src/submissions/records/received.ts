import type { SubmissionValues } from '@/forms';
import type { Source } from '@/forms/source/fields';

import type { Suspicion } from './suspicion';

/** A submission that passed every check of the door and is now to be kept. */
export interface Received {
  readonly form: 'contact' | 'quote';
  readonly id: string;
  readonly reference: string;
  /** ISO 8601, when it came in, also when it reaches the database hours later. */
  readonly submittedAt: string;
  readonly values: SubmissionValues;
  readonly quarantinedFor: Suspicion | null;
  /** Absent where nothing is known. */
  readonly source?: Source;
}

/** How a submission and what is kept under its id compare. */
export const hasSameValues = (one: Received, other: Received): boolean =>
  JSON.stringify(one.values) === JSON.stringify(other.values);
