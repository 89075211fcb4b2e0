import 'server-only';

import type { Config } from '@/payload-types';

import { asVisitor, cached } from './cached';

type GlobalSlug = keyof Config['globals'];

/** A read of one global that shows nothing but its own words. */
const globalRead = <Slug extends GlobalSlug>(slug: Slug) =>
  cached(slug, [slug], (payload) => payload.findGlobal({ slug, depth: 0, ...asVisitor }));

export const getSiteSettings = globalRead('site-settings');
export const getIndustriesPage = globalRead('industries-page');
export const getWorkPage = globalRead('work-page');
export const getQuotePage = globalRead('quote-page');
export const getGalleryPage = globalRead('gallery-page');
export const getNotFoundPage = globalRead('not-found-page');
