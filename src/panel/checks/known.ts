import { createLocalReq, type Payload, type TypedUser } from 'payload';

import { isOn } from '@/features';
import { shortLinkHome } from '@/page-views/short-links';
import type { SiteIndex } from '~/collections/checks';
import { listPages, shownGlobalPages } from '~/collections/page-paths';
import { searchPath } from '~/collections/search/path';

import { readPublished } from './published';
import { readUnpublished } from './unpublished';

/** What documents are checked against: as visitors find it, and as the user may read it. */
export async function readKnown(payload: Payload, user: TypedUser): Promise<SiteIndex> {
  const req = await createLocalReq({ user }, payload);
  const all = { depth: 0, pagination: false, overrideAccess: false, req } as const;
  const published = await readPublished({ payload, user, req });
  const unpublished = await readUnpublished({ payload, user, req });
  const [pages, redirects, claims] = await Promise.all([
    listPages(payload),
    payload.find({ collection: 'redirects', select: { from: true }, ...all }),
    payload.find({
      collection: 'claims',
      where: { _status: { equals: 'published' } },
      select: { figures: true, pages: true },
      ...all,
    }),
  ]);
  // After the others: the first page of the panel leaves connections to everybody else.
  const shortLinks = isOn('short-links')
    ? await payload.find({ collection: 'short-links', select: { word: true }, ...all })
    : { docs: [] };
  return {
    paths: [
      ...shownGlobalPages(pages).map(({ path }) => path),
      ...pages.map(({ path }) => path),
      ...redirects.docs.map(({ from }) => from),
      ...shortLinks.docs.map((link) => shortLinkHome + link.word),
      ...(isOn('search') ? [searchPath] : []),
      '/your-section',
    ],
    pages: pages.map(({ id }) => id),
    ...published,
    unpublished,
    claims: claims.docs.map((claim) => ({ figures: claim.figures, pages: claim.pages })),
  };
}
