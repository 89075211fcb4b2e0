import 'server-only';

import brand from '~/brand/brand.json' with { type: 'json' };

import { isOn } from '@/features';
import { formNames } from '@/forms';
import type { Config, IndustriesPage } from '@/payload-types';
import { byName } from '@/platform/by-name';
import type { HeadedGlobal, PageGlobal } from '~/collections/page-types/page-type';

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

/** What an editor wrote for search engines of a page that is there once. */
export const getSearchMeta = async (slug: PageGlobal) => (await globalRead(slug)()).meta;

export const getQuotePage = globalRead('quote-page');
export const getNotFoundPage = globalRead('not-found-page');

const settingNames = [...formNames.map((name) => `${name}Days` as const), 'trashDays' as const];

/** For how many days submissions are kept. Staff set it, and the privacy policy tells everybody. */
export const getRetention = cached('retention', ['inbox-settings'], async (payload) => {
  const settings = await payload.findGlobal({
    slug: 'inbox-settings',
    depth: 0,
    overrideAccess: true,
  });
  return byName(
    settingNames.map((name) => ({ name })),
    ({ name }) => settings[name],
  );
});

/** Whether views are counted: pages then say so. Staff switch it at /cms → Counting of views. */
const readCounting = cached('view-counting', ['view-counting'], async (payload) => {
  const { counts } = await payload.findGlobal({
    slug: 'view-counting',
    depth: 0,
    overrideAccess: true,
  });
  return counts;
});

export const areViewsCounted = async (): Promise<boolean> => isOn('views') && readCounting();

/** The brand as the site settings have it; staff's pages must open without the database as well. */
export async function getBrand(): Promise<string> {
  try {
    return (await getSiteSettings()).brand;
  } catch {
    return brand.name;
  }
}
