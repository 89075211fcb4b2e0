/**
 * What an owner settles before the site is built. Texts, accounts and addresses are not here: editors
 * change texts at /cms, and .env.example has what differs from machine to machine.
 */
import type { DrawingsName, Features, Place, SeedChoice } from '@/site-choices';

/**
 * Where the site's people are. After a change run `npm run generate`: the panel's types and the
 * database's defaults name it.
 */
export const place: Place = {
  timeZone: 'Europe/London',
  clock: 'London',
  locale: 'en-GB',
  currencies: ['GBP', 'EUR', 'USD'],
  workday: { begins: '09:00', ends: '17:00' },
  workingDays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
  holidays: [],
};

/** `ground`: sections through the ground, streets, buildings. `plain`: rules and the accent alone. */
export const drawings: DrawingsName = 'ground';

/**
 * What this site has. What is off is gone: its pages, links, screens, settings and jobs. What was stored
 * of it stays in the database, and is there again when it is on again (docs/decisions/37).
 */
export const features: Features = {
  /** The terms of a giveaway, at /competition-1. */
  giveaway: true,
  /** /image-gallery, and the part of pages that shows its pictures. */
  gallery: true,
  /** What the agency writes, at /insights, once an article is published. */
  articles: true,
  /** A bar over the header, from one moment until another. There is none until an editor writes one. */
  announcements: true,
  /** Open positions, at /careers, once one is published. */
  positions: true,
  /** A draft is shown to somebody without an account, by a link that expires. */
  review: true,
  /** Visitors search the site at /search, once it is switched on at /cms → Site settings. */
  search: true,
  /** Staff answer from the inbox. Without this, in a mail program of their own. */
  replies: true,
  /** What people answer comes into the inbox. Needs replies. */
  'incoming-mail': true,
  /** The inbox counts what came in and how soon it was answered. */
  figures: true,
  /** What an enquiry is worth, what comes next and how it ended: /admin/pipeline. */
  pipeline: true,
  /** Who wrote, for which company, with what staff know of them: /admin/people and /admin/companies. */
  people: true,
  /** How often pages are seen, and from where: /cms/figures. Switched on at /cms → Counting of views. */
  views: true,
  /** Short addresses for print and posts, each with its campaign: /go/spring, made at /cms → Short links. */
  'short-links': true,
  /** What was kept for long enough goes into the trash, and is erased. Without this, by hand. */
  retention: true,
  /** A webhook and mails tell staff of what comes in. */
  'staff-notices': true,
  /** Whoever wrote sees what became of it, on a page of their own. Needs replies. */
  'prospects-page': true,
  /** Programs read and write in the inbox, with tokens that staff make: /api/v1. */
  api: true,
  /** Assistants do so by the Model Context Protocol: /api/mcp. Needs api. */
  mcp: false,
};

/**
 * What a new database begins with. `demo`: an invented agency. `empty`: no industries, projects or
 * articles, and neutral words. Or a folder of your own, such as `./our-seed` (docs/fork.md).
 */
export const seed: SeedChoice = 'demo';
