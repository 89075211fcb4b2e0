import 'server-only';

import type { Claim } from '@/payload-types';

import { asVisitor, cached } from './cached';

const listClaims = cached('listClaims', ['claims'], async (payload): Promise<Claim[]> => {
  const { docs } = await payload.find({
    collection: 'claims',
    depth: 0,
    pagination: false,
    sort: 'createdAt',
    ...asVisitor,
  });
  return docs;
});

/** The registered figures that a page prints, in the order in which they were registered. */
export const listClaimsOn = async (path: string): Promise<Claim[]> =>
  (await listClaims()).filter(({ pages }) => pages.includes(path));
