import { sql } from 'drizzle-orm';

import { staffConnection } from '@/platform/database/staff-connection';
import { insertSelect, run } from '@/platform/database/statement';
import { today } from '@/platform/place/calendar-day';
import { countingConnection } from '@/platform/rate-limit/counting-connection';

import { pageViews } from './table';
import { otherReferrers } from './view';
import type { CountedView } from './view-counts';

/**
 * How many ways to pages a day keeps apart: a stranger who makes up hosts and campaigns fills no database.
 * Processes that write at the same moment may each add a batch to it.
 */
export const mostOfDay = 1000;

const { day, path, referrer, utmSource, utmMedium, utmCampaign, views } = pageViews;

/** Adds to the counts of today, in one statement: all of it or nothing. */
export async function keepViews(counts: readonly CountedView[]): Promise<void> {
  const column = (name: keyof CountedView) => sql.param(counts.map((count) => count[name]));
  const now = today();
  const apart = (name: string) => sql.raw(`CASE WHEN is_apart THEN ranked.${name} ELSE '' END`);
  await run(
    countingConnection,
    sql`WITH counted AS (
          SELECT * FROM unnest(
            ${column('path')}::text[], ${column('referrer')}::text[], ${column('utmSource')}::text[],
            ${column('utmMedium')}::text[], ${column('utmCampaign')}::text[], ${column('views')}::integer[]
          ) AS counted (path, referrer, source, medium, campaign, views)
        ), looked_up AS (
          SELECT counted.*, ${referrer} IS NOT NULL AS is_known
          FROM counted LEFT JOIN ${pageViews}
            ON ${day} = ${now} AND ${path} = counted.path AND ${referrer} = counted.referrer
            AND ${utmSource} = counted.source AND ${utmMedium} = counted.medium
            AND ${utmCampaign} = counted.campaign
        ), ranked AS (
          SELECT looked_up.*, is_known OR row_number() OVER (
              PARTITION BY is_known ORDER BY views DESC, path, referrer, source, medium, campaign
            ) <= ${mostOfDay} - (SELECT count(*) FROM ${pageViews} WHERE ${day} = ${now}) AS is_apart
          FROM looked_up
        )
        ${insertSelect(
          pageViews,
          {
            day: now,
            path: sql`ranked.path`,
            referrer: sql`CASE WHEN is_apart THEN ranked.referrer ELSE ${otherReferrers.beyond} END`,
            utmSource: apart('source'),
            utmMedium: apart('medium'),
            utmCampaign: apart('campaign'),
            views: sql`sum(ranked.views)`,
          },
          // In one order in every process: none waits for a row that waits for it.
          sql`FROM ranked GROUP BY 1, 2, 3, 4, 5, 6 ORDER BY 2, 3, 4, 5, 6
              ON CONFLICT ON CONSTRAINT page_views_key
              DO UPDATE SET views = ${views} + excluded.views`,
        )}`,
  );
}

/**
 * Forgets what was counted before so many months.
 * @param limit as many rows at most
 * @returns how many went
 */
export async function forgetViews(months: number, limit: number): Promise<number> {
  const { rowCount } = await run(
    staffConnection,
    sql`DELETE FROM ${pageViews} WHERE ctid IN (
          SELECT ctid FROM ${pageViews}
          WHERE ${day} < ${today()}::date - make_interval(months => ${months}) LIMIT ${limit})`,
  );
  return rowCount ?? 0;
}
