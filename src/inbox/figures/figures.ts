import 'server-only';

import config from '@payload-config';
import { getPayload, type TypedUser } from 'payload';

import { staffConnection } from '@/platform/database/staff-connection';
import { snakeCase } from '@/platform/database/names';
import { contactForm, quoteForm, type FormDefinition } from '@/forms';

export const figuresDays = 90;

/** How many of a form came on each of the last days, and how soon they had an answer. */
export interface FormFigures {
  readonly form: FormDefinition['name'];
  /** Oldest first, without a gap; days are those of London. */
  readonly days: readonly { readonly day: string; readonly count: number }[];
  /** Of those that had an answer; null when none had. */
  readonly medianReplySeconds: number | null;
  readonly replied: number;
}

/** Submissions a day and the time to the first reply; whoever may not count them gets an error. */
export async function getFigures(user: TypedUser, now: Date = new Date()): Promise<FormFigures[]> {
  const payload = await getPayload({ config });
  return Promise.all(
    [contactForm, quoteForm].map(async ({ name, collection }) => {
      // Access control decides here; the statements below know of none.
      await payload.count({ collection, overrideAccess: false, user });
      const [days, replies] = await Promise.all([
        countDays(snakeCase(collection), now),
        medianReply(snakeCase(collection), now),
      ]);
      return { form: name, days, ...replies };
    }),
  );
}

async function countDays(table: string, now: Date): Promise<FormFigures['days']> {
  const { rows } = await staffConnection.query<{ day: string; count: number }>({
    text: `SELECT to_char(day, 'YYYY-MM-DD') AS day, count(submission.id)::int AS count
           FROM generate_series(
             date_trunc('day', $2::timestamptz AT TIME ZONE 'Europe/London')
               - ($1 - 1) * interval '1 day',
             $2::timestamptz AT TIME ZONE 'Europe/London', interval '1 day'
           ) AS day
           LEFT JOIN ${table} AS submission
             ON submission.submitted_at >= day AT TIME ZONE 'Europe/London'
             AND submission.submitted_at < (day + interval '1 day') AT TIME ZONE 'Europe/London'
             AND submission.deleted_at IS NULL
           GROUP BY day ORDER BY day`,
    values: [figuresDays, now],
  });
  return rows;
}

async function medianReply(
  table: string,
  now: Date,
): Promise<Pick<FormFigures, 'medianReplySeconds' | 'replied'>> {
  const { rows } = await staffConnection.query<{ median: number | null; replied: number }>({
    text: `SELECT extract(epoch FROM percentile_cont(0.5) WITHIN GROUP (
             ORDER BY replied_at - submitted_at))::float8 AS median, count(*)::int AS replied
           FROM ${table}
           WHERE replied_at IS NOT NULL AND deleted_at IS NULL
             AND submitted_at > $2::timestamptz - $1 * interval '1 day'`,
    values: [figuresDays, now],
  });
  return { medianReplySeconds: rows[0]?.median ?? null, replied: rows[0]?.replied ?? 0 };
}
