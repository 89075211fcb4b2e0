import type { CollectionBeforeChangeHook } from 'payload';

import type { Article } from '@/payload-types';

import { isImported } from '../imported';
import { readingMinutes } from './reading-minutes';

/** Counts how long the text takes to read, for lists that do not read it; dates it once it is published. */
export const complete: CollectionBeforeChangeHook<Article> = ({ context, data, originalDoc }) => {
  const body = data.body ?? originalDoc?.body;
  const counted = { ...data, readingMinutes: readingMinutes(body) };
  const isDated = (data.publishedOn === undefined ? originalDoc : data)?.publishedOn;
  if (data._status !== 'published' || isDated || isImported(context)) return counted;
  return { ...counted, publishedOn: new Date().toISOString() };
};
