import 'server-only';

import { listPages, pageCollections } from '~/collections/page-paths';
import { globalPaths } from '~/collections/search-engines';

import type { Reader } from '../preview/draft-reader';
import { asVisitor, cached } from './cached';

/** The lists that a page shows besides its own words. */
const shown = {
  'home-page': ['industries', 'features', 'process-steps', 'testimonials'],
  'industries-page': ['industries'],
  'work-page': ['projects'],
  'quote-page': ['faqs'],
  'gallery-page': ['gallery-images'],
} as const;

const globals = [
  'home-page',
  'industries-page',
  'work-page',
  'quote-page',
  'gallery-page',
] as const;

export interface IndexablePath {
  readonly path: string;
  /** When what visitors see there was last changed; a draft changes nothing. */
  readonly updatedAt: string;
}

/** Every page that search engines may list: visitors see it, and no editor has taken it out. */
export const listIndexablePaths = cached(
  'listIndexablePaths',
  [...globals, ...pageCollections, ...new Set(Object.values(shown).flat())],
  async (payload): Promise<IndexablePath[]> => {
    const fixed = await Promise.all(
      globals.map(async (slug) => {
        const { meta, updatedAt } = await payload.findGlobal({ slug, depth: 0, ...asVisitor });
        if (meta?.noindex === true || meta?.canonical) return [];
        const dates = await Promise.all(shown[slug].map((list) => lastChange(payload, list)));
        return [{ path: globalPaths[slug], updatedAt: latest([updatedAt ?? '', ...dates]) }];
      }),
    );
    const pages = await listPages(payload);
    return [...fixed.flat(), ...pages.filter(({ isListed }) => isListed)].map(
      ({ path, updatedAt }) => ({ path, updatedAt }),
    );
  },
);

type List = (typeof shown)[keyof typeof shown][number];

async function lastChange(payload: Reader, collection: List): Promise<string> {
  const { docs } = await payload.find({
    collection,
    select: { updatedAt: true },
    sort: '-updatedAt',
    limit: 1,
    depth: 0,
    ...asVisitor,
  });
  return docs[0]?.updatedAt ?? '';
}

/** Dates as ISO writes them follow each other as texts do. */
const latest = (dates: readonly string[]) =>
  dates.reduce((last, date) => (date > last ? date : last), '');
