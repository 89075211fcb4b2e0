import { listPathsOfArticles } from '@/site/articles';
import { isShown, listPathsOfSearch } from '@/site/content';
import { readContent } from '@/site/content/read-content';
import { listPages } from '~/collections/page-paths';
import { positionPages } from '~/collections/page-types/positions';

/** Asked once after each edit, by the web process (server/missing-pages.ts). */
export const dynamic = 'force-dynamic';

/** The address of each document that has a page, of each list that is there with them, and of the search where it is on. */
export async function GET() {
  const { path: careers } = positionPages.list;
  const [pages, lists, search, hasCareers] = await Promise.all([
    readContent('listPages', listPages),
    listPathsOfArticles(),
    listPathsOfSearch(),
    isShown(careers),
  ]);
  return Response.json([
    ...pages.map(({ path }) => path),
    ...lists,
    ...search,
    ...(hasCareers ? [careers] : []),
  ]);
}
