import { readContent } from '@/site/content/read-content';
import { listPages } from '~/collections/page-paths';

/** Asked once after each edit, by the web process (server/missing-pages.ts). */
export const dynamic = 'force-dynamic';

/** The address of each document that has a page. */
export async function GET() {
  const pages = await readContent('listPages', listPages);
  return Response.json(pages.map(({ path }) => path));
}
