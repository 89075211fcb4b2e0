/** What site.config.ts settles, and from what it chooses. */

export const weekdays = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;

/** Where the site's people are. */
export interface Place {
  /** As the IANA names it: days and hours of the inbox, mails and pages are those of this zone. */
  readonly timeZone: string;
  /** Whose clocks these are, where a text says so: “Date and time in Lisbon”. */
  readonly clock: string;
  /** The language of pages and mails, and how numbers, dates and lists are written. */
  readonly locale: string;
  /** In which enquiries are valued, as ISO 4217 has them: `GBP`. The first is the usual one. */
  readonly currencies: readonly [string, ...string[]];
  /** From when to when people work: `09:00`. Staff change it at /cms → Inbox settings. */
  readonly workday: { readonly begins: string; readonly ends: string };
  /** One at least. */
  readonly workingDays: readonly (typeof weekdays)[number][];
  /** Days on which nobody works: `2027-03-26`, or `12-25` in each year. */
  readonly holidays: readonly string[];
}

/** What draws what pages show (src/site/drawings). */
export type DrawingsName = 'ground' | 'plain';

/** What a site may do without. Files of routes name theirs: `page.figures.tsx` (next.config.mjs). */
export type FeatureName =
  | 'giveaway'
  | 'gallery'
  | 'articles'
  | 'search'
  | 'announcements'
  | 'positions'
  | 'review'
  | 'replies'
  | 'incoming-mail'
  | 'figures'
  | 'pipeline'
  | 'people'
  | 'views'
  | 'short-links'
  | 'retention'
  | 'staff-notices'
  | 'prospects-page'
  | 'api'
  | 'mcp';

export type Features = Readonly<Record<FeatureName, boolean>>;

/** What an empty database is filled with (seed/). A folder is named from the project's root. */
export type SeedChoice = 'demo' | 'empty' | `./${string}`;
