import { sql, type SQL } from 'drizzle-orm';

import { staffConnection } from '@/platform/database/staff-connection';
import { run } from '@/platform/database/statement';

import { shortLinkHome } from './short-links';
import { pageViews } from './table';
import type { CountedView } from './view-counts';

const { day, path, referrer, utmSource, utmMedium, utmCampaign, views } = pageViews;

/** What views can be counted by. The source is the campaign's, else the site that led to the page. */
const dimensions = {
  day: sql`${day}::text`,
  page: sql`${path}`,
  source: sql`CASE ${utmSource} WHEN '' THEN ${referrer} ELSE ${utmSource} END`,
  campaign: sql`CASE WHEN ${utmCampaign} = '' THEN NULL ELSE
    jsonb_build_array(${utmSource}, ${utmMedium}, ${utmCampaign})::text END`,
};

export type Dimension = keyof typeof dimensions;

/** A short link is no page: whoever follows it sees the one to which it leads. */
const isPage = sql`${path} NOT LIKE ${`${shortLinkHome}%`}`;

export interface ViewGroup {
  /** Of a campaign, JSON of its source, its medium and its name. */
  readonly value: string;
  readonly views: number;
}

/**
 * Views since a day by one of these, most first; those that have none are left out.
 * @param limit as many groups at most
 */
export async function viewsBy(
  dimension: Dimension,
  { since, limit }: { readonly since: string; readonly limit: number },
): Promise<readonly ViewGroup[]> {
  const value: SQL = dimensions[dimension];
  const { rows } = await run(
    staffConnection,
    sql<ViewGroup>`
      SELECT value, sum(views)::int AS views
      FROM (SELECT ${value} AS value, ${views} FROM ${pageViews}
        WHERE ${day} >= ${since} AND ${isPage}) AS view
      WHERE value IS NOT NULL GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT ${limit}`,
  );
  return rows;
}

/** All views since a day, or those of one page. */
export const countViewsOf = (since: string, page?: string): Promise<number> =>
  sumOf(since, page === undefined ? isPage : sql`${path} = ${page}`);

/** How often a short link was followed since a day, by its word. */
export const countFollowed = (since: string, word: string): Promise<number> =>
  sumOf(since, sql`${path} = ${shortLinkHome + word}`);

async function sumOf(since: string, of: SQL): Promise<number> {
  const { rows } = await run(
    staffConnection,
    sql<{ views: number }>`
      SELECT coalesce(sum(${views}), 0)::int AS views FROM ${pageViews}
      WHERE ${day} >= ${since} AND ${of}`,
  );
  return rows[0]?.views ?? 0;
}

/** Short links that somebody followed since a day, most first. @param limit as many at most */
export async function listFollowed(since: string, limit: number): Promise<readonly ViewGroup[]> {
  const { rows } = await run(
    staffConnection,
    sql<ViewGroup>`
      SELECT ${path} AS value, sum(${views})::int AS views FROM ${pageViews}
      WHERE ${day} >= ${since} AND NOT ${isPage}
      GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT ${limit}`,
  );
  return rows;
}

/** Each row as it is kept, in the order of days and pages. */
export async function listViews(
  since: string,
): Promise<readonly (CountedView & { day: string })[]> {
  const { rows } = await run(
    staffConnection,
    sql<CountedView & { day: string }>`
      SELECT ${day}::text AS day, ${path}, ${referrer}, ${utmSource} AS "utmSource",
        ${utmMedium} AS "utmMedium", ${utmCampaign} AS "utmCampaign", ${views}
      FROM ${pageViews} WHERE ${day} >= ${since} ORDER BY 1, 2, 3, 4, 5, 6`,
  );
  return rows;
}
