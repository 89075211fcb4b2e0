import { isOn } from '@/features';
import type { FeatureName } from '@/site-choices';

import { articleCategoryPages, articlePages, authorPages } from './articles';
import { customFormPages } from './custom-forms';
import { industryPages } from './industries';
import { legalPages } from './legal-pages';
import type { DatedCollection, ListPage, PageGlobal, PageType } from './page-type';
import { composedPages } from './pages';
import { positionPages } from './positions';
import { projectPages } from './projects';

/** Each collection whose documents have pages. `npm run add` adds to it. */
const types = {
  industries: industryPages,
  projects: projectPages,
  'legal-pages': legalPages,
  articles: articlePages,
  'article-categories': articleCategoryPages,
  authors: authorPages,
  positions: positionPages,
  pages: composedPages,
  'custom-forms': customFormPages,
};

export type PageCollection = keyof typeof types;

export const pageTypes: { readonly [Slug in PageCollection]: PageType<Slug> } = types;

const all = Object.values(pageTypes);

export const pageCollections = all.map(({ collection }) => collection);

/** Without what belongs to a feature that is off: the panel has nothing of it to choose. */
export const isOffered = (collection: PageCollection): boolean => {
  const { feature } = pageTypes[collection];
  return feature === undefined || isOn(feature);
};

export const offeredCollections = pageCollections.filter(isOffered);

/** A page that is there once. */
interface GlobalPage {
  readonly global: PageGlobal;
  readonly path: string;
  /** The lists that it shows besides its own words. */
  readonly shows: readonly DatedCollection[];
  /** In /llms.txt; without this, its heading. */
  readonly nameInIndex?: ListPage['nameInIndex'];
  /** Without it, there is no such page. */
  readonly feature?: FeatureName;
  /** There is no such page either while none of these documents has one. */
  readonly onlyFilledBy?: PageCollection;
}

const allGlobalPages: readonly GlobalPage[] = [
  {
    global: 'home-page',
    path: '/',
    shows: ['industries', 'features', 'process-steps', 'testimonials'],
    nameInIndex: ({ home }) => home,
  },
  ...all.flatMap(listOf),
  { global: 'quote-page', path: '/quote', shows: ['faqs'], nameInIndex: ({ quote }) => quote },
  {
    global: 'gallery-page',
    path: '/image-gallery',
    shows: ['gallery-images'],
    nameInIndex: ({ gallery }) => gallery,
    feature: 'gallery',
  },
];

function listOf({ collection, feature, list }: (typeof all)[number]): GlobalPage[] {
  if (!list) return [];
  const { isOnlyFilled, ...page } = list;
  const shown = { ...page, ...(isOnlyFilled && { onlyFilledBy: collection }) };
  return [{ ...shown, shows: [collection], ...(feature && { feature }) }];
}

/** The pages of the globals, in the order of the sitemap. */
export const globalPages = allGlobalPages.filter(
  ({ feature }) => feature === undefined || isOn(feature),
);

/** Of all of them, also where a feature is off: what was stored stays (docs/decisions/37). */
export const globalsWithPages = allGlobalPages.map(({ global }) => global);
