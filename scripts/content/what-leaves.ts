import type { SanitizedConfig } from 'payload';
import { hasDraftsEnabled } from 'payload/shared';

import { contentSlugs } from '~/collections';

const exported = [...contentSlugs, 'redirects', 'short-links'];

/**
 * What an export takes along: all that is written for the site. People, what they sent and how staff
 * work belong to the site on which they are.
 */
export const whatLeaves = ({ collections, globals }: SanitizedConfig) => ({
  collections: collections.filter(({ slug }) => exported.includes(slug)),
  globals: globals.filter(hasDraftsEnabled),
});

/** Of each document what Payload keeps for itself, and who of staff is named. */
const own = [
  'id',
  'createdAt',
  'updatedAt',
  'deletedAt',
  'globalType',
  '_status',
  'changedBy',
  'changedById',
  // Of a form: who is told of what it is sent, and who reads it.
  'recipients',
  'webhookAddress',
  'readers',
  'namedReaders',
];

export const wordsOf = (stored: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(stored).filter(([name]) => !own.includes(name)));
