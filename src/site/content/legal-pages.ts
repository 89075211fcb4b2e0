import 'server-only';

import type { LegalPage } from '@/payload-types';

import { asVisitor, cached } from './cached';

export const getLegalPage = cached(
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
