import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/**
 * How often a page was shown on a day, by where its visitors came from. Counts alone: nothing in a row is
 * of one person (docs/decisions/57-views.md). No API knows this table.
 */
export const pageViews = pgTable(
  'page_views',
  {
    /** Where the place is: 2026-11-28. */
    day: date('day', { mode: 'string' }).notNull(),
    /** As a browser writes it, without a query. */
    path: text('path').notNull(),
    /** The host of another site, or one of `otherReferrers`. */
    referrer: text('referrer').notNull(),
    utmSource: text('utm_source').notNull(),
    utmMedium: text('utm_medium').notNull(),
    utmCampaign: text('utm_campaign').notNull(),
    views: integer('views').notNull(),
  },
  ({ day, path, referrer, utmSource, utmMedium, utmCampaign }) => [
    primaryKey({
      name: 'page_views_key',
      columns: [day, path, referrer, utmSource, utmMedium, utmCampaign],
    }),
  ],
);
