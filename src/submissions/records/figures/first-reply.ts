import { sql, type SQL } from 'drizzle-orm';

import type { FormDefinition } from '@/forms';

import { openStates } from '../queue/open-work';
import { tableOf } from '../tables';
import type { FirstReply } from './first-replies';
import type { Segment } from './promise-segments';

type Form = Pick<FormDefinition, 'name'>;

const isoTimes = (times: readonly number[]): SQL =>
  sql`${sql.param(times.map((time) => new Date(time).toISOString()))}::timestamptz[]`;

/** What counts: no spam, nothing that is set aside or in the trash, and only of these days. */
export function isCounted(form: Form, segments: readonly Segment[]): SQL {
  const table = tableOf(form);
  const [first, last] = [segments[0], segments.at(-1)];
  if (!first || !last) return sql`false`;
  return sql`
    ${table.submittedAt} >= ${new Date(first.begins).toISOString()}::timestamptz
    AND ${table.submittedAt} < ${new Date(last.ends).toISOString()}::timestamptz
    AND ${table.deletedAt} IS NULL AND ${table.quarantinedFor} IS NULL
    AND ${table.status} <> 'spam'`;
}

/** A table of one row for each submission: the number of its segment as `part`, from 1 on. */
export const segmentOf = (form: Form, segments: readonly Segment[]): SQL => {
  const begins = isoTimes(segments.map((segment) => segment.begins));
  // Worked out once, and not where each column names it.
  return sql`LATERAL (SELECT width_bucket(${tableOf(form).submittedAt}, ${begins}) AS part OFFSET 0) AS of`;
};

/**
 * What a submission that counts is to its first reply: `replied_at`, `due`, `is_open`, as the
 * conditions below name them. Beside `segmentOf`.
 */
export function replyColumns(form: Form, segments: readonly Segment[]): SQL {
  const table = tableOf(form);
  const dues = isoTimes(segments.map(({ due }) => due));
  const begins = isoTimes(segments.map((segment) => segment.begins));
  const rising = sql`${sql.param(segments.map(({ isRising }) => isRising))}::boolean[]`;
  return sql`
    ${table.repliedAt} AS replied_at,
    ${table.status} IN (${openStates}) AS is_open,
    (${dues})[part] + CASE WHEN (${rising})[part]
      THEN ${table.submittedAt} - (${begins})[part] ELSE interval '0' END AS due`;
}

/** On those columns. Of each submission that counts, one of the first four is true. */
export function firstReplyIs(outcome: FirstReply, now: string): SQL {
  switch (outcome) {
    case 'in-time':
      return sql`(replied_at IS NOT NULL AND replied_at <= due)`;
    case 'late':
      return sql`(replied_at IS NOT NULL AND replied_at > due)`;
    case 'overdue':
      return sql`(replied_at IS NULL AND is_open AND due < ${now}::timestamptz)`;
    case 'rest':
      return sql`(replied_at IS NULL AND NOT (is_open AND due < ${now}::timestamptz))`;
    case 'any':
      return sql`true`;
  }
}

interface PromiseFilter {
  readonly outcome: FirstReply;
  readonly segments: readonly Segment[];
  readonly now: string;
}

/** A condition on the rows of a form's table. */
export const firstReplyCondition = (
  form: Form,
  { outcome, segments, now }: PromiseFilter,
): SQL => sql`(
  ${isCounted(form, segments)}
  AND (SELECT ${firstReplyIs(outcome, now)} FROM (
    SELECT ${replyColumns(form, segments)} FROM ${segmentOf(form, segments)}) AS sent)
)`;
