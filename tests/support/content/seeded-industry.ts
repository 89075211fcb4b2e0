import type { Industry } from '@/payload-types';

import { payload } from '../payload';

/** An industry of the seed, as it is published. */
export async function seededIndustry(slug: string): Promise<Industry> {
  const where = { slug: { equals: slug } };
  const { docs } = await payload.find({ collection: 'industries', where, depth: 0 });
  if (!docs[0]) throw new Error(`The seed has no ${slug}`);
  return docs[0];
}
