import { createLocalReq, type Payload, type TypedUser } from 'payload';

import type { SiteIndex } from '~/collections/checks';
import { listPages, shownGlobalPages } from '~/collections/page-paths';

/** What documents are checked against: as visitors find it, and as the user may read it. */
export async function readKnown(payload: Payload, user: TypedUser): Promise<SiteIndex> {
  const req = await createLocalReq({ user }, payload);
  const all = { depth: 0, pagination: false, overrideAccess: false, req } as const;
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
  return {
    paths: [
      ...shownGlobalPages(pages).map(({ path }) => path),
      ...pages.map(({ path }) => path),
      ...redirects.docs.map(({ from }) => from),
    ],
    pages: pages.map(({ id }) => id),
    claims: claims.docs.map((claim) => ({ figures: claim.figures, pages: claim.pages })),
  };
}
