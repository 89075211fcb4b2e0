import 'server-only';

import { listPages } from '~/collections/page-paths';

import { readContent } from '../content/read-content';
import type { Redirect } from './known-redirects';

/** Every redirect that leads somewhere: to a page only while visitors may see it. */
export async function listRedirects(): Promise<Redirect[]> {
  const [pages, { docs }] = await readContent('listRedirects', (payload) =>
    Promise.all([
      listPages(payload),
      payload.find({
        collection: 'redirects',
        pagination: false,
        depth: 0,
        // Editors alone may list them, but where one leads is for everybody.
        overrideAccess: true,
      }),
    ]),
  );
  const paths = new Map(pages.map(({ id, path }) => [id, path]));
  return docs.flatMap(({ from, to, type }) => {
    const page = to?.reference?.value;
    const address =
      to?.type === 'custom' ? to.url : typeof page === 'string' ? paths.get(page) : undefined;
    return address ? { from, to: address, status: type === '307' ? 307 : 308 } : [];
  });
}
