import 'server-only';

import { listPages, pageCollections } from '~/collections/page-paths';
import { globalPaths } from '~/collections/search-engines';

import { asVisitor, cached } from './cached';

const globals = [
  'home-page',
  'industries-page',
  'work-page',
  'quote-page',
  'gallery-page',
] as const;

/** Every page that search engines may list: visitors see it, and no editor has taken it out. */
export const listIndexablePaths = cached(
  'listIndexablePaths',
  [...globals, ...pageCollections],
  async (payload): Promise<string[]> => {
    const fixed = await Promise.all(
      globals.map(async (slug) => {
        const { meta } = await payload.findGlobal({ slug, depth: 0, ...asVisitor });
        return meta?.noindex === true || meta?.canonical ? [] : [globalPaths[slug]];
      }),
    );
    const pages = await listPages(payload);
    return [...fixed.flat(), ...pages.filter(({ isListed }) => isListed).map(({ path }) => path)];
  },
);
