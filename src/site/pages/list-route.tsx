import type { Metadata } from 'next';
import type { ReactNode } from 'react';

import type { ListPage } from '~/collections/page-types/page-type';
import type { SmallWords } from '@/words';

import { getHeadedPage } from '../content';
import { pageMetadata } from '../frame/page-metadata';
import { Breadcrumbs } from '../structured-data/breadcrumbs';
import { crumbOf, getSite } from './site-facts';

export interface ListProps {
  readonly heading: string;
  readonly intro: string;
  readonly words: SmallWords;
}

/**
 * The route of a page that lists a collection, under a heading and a paragraph.
 * @param View what visitors see; it reads the documents
 */
export function listRoute(
  list: Pick<ListPage, 'path' | 'global' | 'nameInTrail'>,
  View: (props: ListProps) => ReactNode | Promise<ReactNode>,
) {
  return {
    generateMetadata: async (): Promise<Metadata> => {
      const { heading, intro, meta } = await getHeadedPage(list.global);
      return pageMetadata({ path: list.path, meta, title: heading, description: intro });
    },
    Page: async () => {
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
