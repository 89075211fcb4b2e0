import 'server-only';

import type { Config, IndustriesPage } from '@/payload-types';
import type { HeadedGlobal } from '~/collections/page-types/page-type';

import { asVisitor, cached } from './cached';
import { fillProjectCount } from './project-count';

type GlobalSlug = keyof Config['globals'];

/** A read of one global that shows nothing but its own words. */
const globalRead = <Slug extends GlobalSlug>(slug: Slug) =>
  cached(slug, [slug], (payload) => payload.findGlobal({ slug, depth: 0, ...asVisitor }));

export const getSiteSettings = globalRead('site-settings');
export const getIndustriesPage = globalRead('industries-page');

export const getWorkPage = cached('work-page', ['work-page', 'projects'], async (payload) => {
  const page = await payload.findGlobal({ slug: 'work-page', depth: 0, ...asVisitor });
  const { totalDocs } = await payload.count({ collection: 'projects', ...asVisitor });
  return {
    ...page,
    heading: fillProjectCount(page.heading, totalDocs),
    intro: fillProjectCount(page.intro, totalDocs),
    callToAction: fillProjectCount(page.callToAction, totalDocs),
  };
});

/** The opening of a page that has a heading and an introduction. */
export const getHeadedPage = async (
  slug: HeadedGlobal,
): Promise<Pick<IndustriesPage, 'heading' | 'intro' | 'meta'>> =>
  slug === 'work-page' ? getWorkPage() : globalRead(slug)();

export const getQuotePage = globalRead('quote-page');
export const getGalleryPage = globalRead('gallery-page');
export const getNotFoundPage = globalRead('not-found-page');
