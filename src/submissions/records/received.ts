import type { FormDefinition, FormName, SubmissionValues } from '@/forms';
import { isSameRecord, readRecord } from '@/forms/made/record';
import type { Source } from '@/forms/source/fields';

import type { IncomingFile } from './incoming/incoming-mail';
import type { tableOf } from './tables';

/**
 * Why a submission is set aside: stored, but nobody is told of it until staff release it. A test counts
 * nowhere either, but those are told who would be.
 */
export type Suspicion = NonNullable<ReturnType<typeof tableOf>['$inferSelect']['quarantinedFor']>;

export const suspicions = [
  'filled-too-fast',
  'many-from-address',
  'blocked',
  'links',
  'learned',
  'test',
] as const satisfies readonly Suspicion[];

/** A submission that passed every check of the door and is now to be kept. */
export interface Received {
  readonly form: FormName;
  readonly id: string;
  readonly reference: string;
  /** ISO 8601, when it came in, also when it reaches the database hours later. */
  readonly submittedAt: string;
  readonly values: SubmissionValues;
  readonly quarantinedFor: Suspicion | null;
  /** What that rests on: words, links or an entry of the block list. Absent where it says all. */
  readonly quarantineDetail?: string | null;
  /** Its form sends its senders no mail. */
  readonly isUnconfirmed?: true;
  /** Its form asks to confirm the address. */
  readonly asksToConfirm?: true;
  /** Absent where the form asks for none, and where none was sent. */
  readonly files?: readonly IncomingFile[];
  /** Absent where nothing is known. */
  readonly source?: Source;
  /**
   * The id that the same would have had a while before, where a second click on a form without a
   * script is not to count. If that came within `secondsOfClick`, this one is the same.
   */
  readonly earlier?: string;
}

/** Whether two say the same. What editors ask may have changed between them. */
export const saySame = (
  { isMade, fields }: FormDefinition,
  one: SubmissionValues,
  other: SubmissionValues,
): boolean =>
  isMade
    ? isSameRecord(readRecord(one['record']), readRecord(other['record']))
    : fields.every(({ name }) => (one[name] ?? null) === (other[name] ?? null));

/** For so long the same form, sent again from the same address, is a second click. */
export const secondsOfClick = 600;

/** Whether the later of two that are the same came so soon that it is a second click. */
export const isSameClick = (
  first: Pick<Received, 'submittedAt'>,
  second: Pick<Received, 'submittedAt'>,
): boolean =>
  Date.parse(second.submittedAt) - Date.parse(first.submittedAt) <= secondsOfClick * 1000;
