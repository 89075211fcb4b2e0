import { listPathsOfArticles } from '@/site/articles';
import { readContent } from '@/site/content/read-content';
import { listPages } from '~/collections/page-paths';

/** Asked once after each edit, by the web process (server/missing-pages.ts). */
export const dynamic = 'force-dynamic';

/** The address of each document that has a page, and of each list that is there with them. */
export async function GET() {
  const [pages, lists] = await Promise.all([
    readContent('listPages', listPages),
    listPathsOfArticles(),
  ]);
  return Response.json([...pages.map(({ path }) => path), ...lists]);
}
