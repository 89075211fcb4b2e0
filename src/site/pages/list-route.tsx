import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';

import type { ListPage } from '~/collections/page-types/page-type';
import { isOn } from '@/features';
import type { FeatureName } from '@/site-choices';
import type { SmallWords } from '@/words';

import { getHeadedPage, isShown } from '../content';
import { pageMetadata, type Feeds } from '../frame/page-metadata';
import { Breadcrumbs } from '../structured-data/breadcrumbs';
import { crumbOf, getSite } from './site-facts';

export interface ListProps {
  readonly heading: string;
  readonly intro: string;
  readonly words: SmallWords;
}

interface ListRoute extends Pick<ListPage, 'path' | 'global' | 'nameInTrail'> {
  /**
   * Without it there is no such page. Its file is a plain `page.tsx`: Next 16.4.6 has no font fetched
   * ahead for one that is called `page.gallery.tsx`.
   */
  readonly feature?: FeatureName;
  readonly feeds?: Feeds;
}

/**
 * The route of a page that lists a collection, under a heading and a paragraph.
 * @param View what visitors see; it reads the documents
 */
export function listRoute(
  { feature, feeds, ...list }: ListRoute,
  View: (props: ListProps) => ReactNode | Promise<ReactNode>,
) {
  const mustExist = async () => {
    const isThere = feature === undefined || isOn(feature);
    if (!isThere || !(await isShown(list.path))) notFound();
  };
  return {
    generateMetadata: async (): Promise<Metadata> => {
      await mustExist();
      const { heading, intro, meta } = await getHeadedPage(list.global);
      return pageMetadata({ path: list.path, meta, title: heading, description: intro, feeds });
    },
    Page: async () => {
      await mustExist();
      const [{ heading, intro }, site] = await Promise.all([getHeadedPage(list.global), getSite()]);
      return (
        <>
          <Breadcrumbs trail={[await crumbOf(list, site)]} />
          <View heading={heading} intro={intro} words={site.words} />
        </>
      );
    },
  };
}
