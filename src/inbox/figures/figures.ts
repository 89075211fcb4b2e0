import 'server-only';

import config from '@payload-config';
import { getPayload, type TypedUser } from 'payload';

import { durable } from '@/platform/database/connection';
import { snakeCase } from '@/platform/database/names';
import { contactForm, quoteForm, type FormDefinition } from '@/forms';

import { lastLondonDays, type LondonDay } from './london-day';

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
  const shown = lastLondonDays(figuresDays, now);
  return Promise.all(
    [contactForm, quoteForm].map(async ({ name, collection }) => {
      // Access control decides here; the statements below know of none.
      await payload.count({ collection, overrideAccess: false, user });
      const [days, replies] = await Promise.all([
        countDays(snakeCase(collection), shown),
        medianReply(snakeCase(collection), shown),
      ]);
      return { form: name, days, ...replies };
    }),
  );
}

async function countDays(table: string, shown: readonly LondonDay[]): Promise<FormFigures['days']> {
  const { rows } = await durable.query<{ count: number }>({
    text: `SELECT count(submission.id)::int AS count
           FROM unnest($1::timestamptz[], $2::timestamptz[]) AS day (begins, ends)
           LEFT JOIN ${table} AS submission
             ON submission.submitted_at >= day.begins AND submission.submitted_at < day.ends
             AND submission.deleted_at IS NULL
           GROUP BY day.begins ORDER BY day.begins`,
    values: [shown.map(({ begins }) => begins), shown.map(({ ends }) => ends)],
  });
  return shown.map(({ day }, index) => ({ day, count: rows[index]?.count ?? 0 }));
}

/** Of the submissions that came on the shown days. */
async function medianReply(
  table: string,
  shown: readonly LondonDay[],
): Promise<Pick<FormFigures, 'medianReplySeconds' | 'replied'>> {
  const { rows } = await durable.query<{ median: number | null; replied: number }>({
    text: `SELECT extract(epoch FROM percentile_cont(0.5) WITHIN GROUP (
             ORDER BY replied_at - submitted_at))::float8 AS median, count(*)::int AS replied
           FROM ${table}
           WHERE replied_at IS NOT NULL AND deleted_at IS NULL AND submitted_at >= $1`,
    values: [shown[0]?.begins],
  });
  return { medianReplySeconds: rows[0]?.median ?? null, replied: rows[0]?.replied ?? 0 };
}
