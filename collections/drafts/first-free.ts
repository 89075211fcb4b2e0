import type { CollectionSlug, PayloadRequest } from 'payload';

import { asServer } from '../access';

/**
 * @param nameOf the names to try, numbered from 1
 * @returns the first that no document of the collection has, in a draft or in the trash either
 */
export async function firstFree(
  req: PayloadRequest,
  collection: CollectionSlug,
  field: string,
  nameOf: (number: number) => string,
): Promise<string> {
  for (let number = 1; ; number++) {
    const name = nameOf(number);
    const { totalDocs } = await req.payload.find({
      collection,
      where: { [field]: { equals: name } },
      draft: true,
      trash: true,
      limit: 1,
      ...asServer(req),
    });
    if (totalDocs === 0) return name;
  }
}
