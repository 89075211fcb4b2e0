import 'server-only';

import type { LegalPage } from '@/payload-types';

import { asVisitor, cached } from './cached';

/** The last part of each legal page's address. */
export const listLegalPaths = cached(
  'listLegalPaths',
  ['legal-pages'],
  async (payload): Promise<string[]> => {
    const { docs } = await payload.find({
      collection: 'legal-pages',
      select: { slug: true },
      sort: 'createdAt',
      pagination: false,
      depth: 0,
      ...asVisitor,
    });
    return docs.map(({ slug }) => slug);
  },
);

const readLegalPage = cached(
  'getLegalPage',
  ['legal-pages'],
  async (payload, slug: string): Promise<LegalPage | null> => {
    const { docs } = await payload.find({
      collection: 'legal-pages',
      where: { slug: { equals: slug } },
      limit: 1,
      depth: 0,
      ...asVisitor,
    });
    return docs[0] ?? null;
  },
);

/** Any address of one part may be asked for: one that is unknown is neither read nor kept. */
export async function getLegalPage(slug: string): Promise<LegalPage | null> {
  return (await listLegalPaths()).includes(slug) ? readLegalPage(slug) : null;
}
