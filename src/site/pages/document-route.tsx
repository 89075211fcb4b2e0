import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';

import { pageTypes, type PageCollection } from '~/collections/page-types';
import type { Collections } from '~/collections/page-types/page-type';
import type { SmallWords } from '@/words';

import { getDocument, pathsIn } from '../content';
import { pageMetadata, type Described } from '../frame/page-metadata';
import { Breadcrumbs } from '../structured-data/breadcrumbs';
import { StructuredData } from '../structured-data/structured-data';
import { crumbOf, getSite } from './site-facts';

export interface DocumentProps<Slug extends PageCollection> {
  readonly document: Collections[Slug];
  /** The address of the page. */
  readonly path: string;
  readonly words: SmallWords;
}

/** The pages of one collection. */
interface DocumentPages {
  readonly slugs: () => Promise<string[]>;
  readonly metadata: (slug: string) => Promise<Metadata>;
  readonly draw: (slug: string) => Promise<ReactNode>;
}

/**
 * The pages of a collection: what its page type says to search engines, and a view.
 * @param View what visitors see
 * @param isSample whether a document is invented; without this, as its box says
 * @param more what the heads of the pages say besides
 */
export function documentPages<Slug extends PageCollection>(
  collection: Slug,
  View: (props: DocumentProps<Slug>) => ReactNode | Promise<ReactNode>,
  {
    isSample = isInvented,
    ...more
  }: Pick<Described, 'feeds' | 'isArticle'> & {
    isSample?: (document: Collections[Slug]) => boolean;
  } = {},
): DocumentPages {
  const type = pageTypes[collection];
  return {
    slugs: async () => {
      const paths = Object.values(await pathsIn(collection));
      return paths.map((path) => path.slice(type.home.length));
    },
    metadata: async (slug) => {
      const [document, site] = await Promise.all([getDocument(collection, slug), getSite()]);
      if (document === null) return {};
      return pageMetadata({
        path: type.home + slug,
        meta: document.meta,
        title: type.title?.(document, site) ?? type.name(document),
        description: type.description?.(document),
        isSample: isSample(document),
        ...more,
      });
    },
    draw: async (slug) => {
      const [document, site] = await Promise.all([getDocument(collection, slug), getSite()]);
      if (document === null) notFound();
      const path = type.home + slug;
      const facts = type.facts?.(document, site);
      const above = type.list ? [await crumbOf(type.list, site)] : [];
      return (
        <>
          {/* As one: React names islands by their place among their siblings. */}
          <>
            <Breadcrumbs trail={[...above, { name: type.name(document), path }]} />
            {facts ? <StructuredData data={facts} /> : null}
          </>
          <View document={document} path={path} words={site.words} />
        </>
      );
    },
  };
}

/** Where a document has the box, it is ticked. */
export const isInvented = (document: object): boolean =>
  'placeholder' in document && document.placeholder === true;

interface RouteProps {
  readonly params: Promise<{ slug: string }>;
}

/** A route for the pages of one or several collections. One that is added later is made at its first visit. */
export function documentRoute(...all: readonly DocumentPages[]) {
  const at = async (slug: string): Promise<DocumentPages | undefined> => {
    for (const pages of all) if ((await pages.slugs()).includes(slug)) return pages;
    return undefined;
  };
  return {
    generateStaticParams: async () =>
      (await Promise.all(all.map(({ slugs }) => slugs()))).flat().map((slug) => ({ slug })),
    generateMetadata: async ({ params }: RouteProps): Promise<Metadata> => {
      const { slug } = await params;
      return (await at(slug))?.metadata(slug) ?? {};
    },
    Page: async ({ params }: RouteProps) => {
      const { slug } = await params;
      return (await at(slug))?.draw(slug) ?? notFound();
    },
  };
}
