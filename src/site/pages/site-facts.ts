import type { ListPage, PageGlobal, Site } from '~/collections/page-types/page-type';
import { env } from '@/env';

import { getHeadedPage, getHomePage, getSiteSettings, getSmallWords, toPicture } from '../content';
import { theOrganization } from '../structured-data/company';

/** What pages say that does not stand in their documents. */
export async function getSite(): Promise<Site> {
  const [{ brand }, words] = await Promise.all([getSiteSettings(), getSmallWords()]);
  const url = env.SERVER_URL;
  return {
    words,
    url,
    organization: theOrganization(brand, url),
    addressOf: (picture) => new URL(toPicture(picture).src, url).href,
  };
}

/** What a page is headed with that is there once. */
export const headingOf = async (global: PageGlobal): Promise<string> =>
  global === 'home-page'
    ? (await getHomePage()).hero.headline
    : (await getHeadedPage(global)).heading;

/** A list in the trail to a page, and to itself. */
export async function crumbOf(
  { path, global, nameInTrail }: Pick<ListPage, 'path' | 'global' | 'nameInTrail'>,
  { words }: Site,
) {
  return { name: nameInTrail?.(words) ?? (await headingOf(global)), path };
}
