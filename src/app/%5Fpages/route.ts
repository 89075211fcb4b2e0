import config from '@payload-config';
import { getPayload } from 'payload';

import { listPages } from '~/collections/page-paths';

/** Asked once after each edit, by the web process (src/site/known-pages.ts). */
export const dynamic = 'force-dynamic';

/** The address of each document that has a page. */
export async function GET() {
  const pages = await listPages(await getPayload({ config }));
  return Response.json(pages.map(({ path }) => path));
}
